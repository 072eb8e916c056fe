import { expect, test } from 'vitest';
import { alertsOf, type AlertFigures, alertState, TOLD_AGAIN_MS, type KeptAlert } from './alerts.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const QUIET: AlertFigures = {
  runsEnded: 100,
  runsFailed: 10,
  refusedRequests: 0,
  refusedKeys: 0,
  oldestMailAt: null,
  webhookFailures: 0,
  brokenBackupAt: null,
  brokenChecks: 0,
  wrongCounters: 0,
  reconciliationFaults: 0,
  lessonsInNeed: 0,
};
const namesOf = (figures: Partial<AlertFigures>) => [...alertsOf({ ...QUIET, ...figures }, NOW).keys()];

test('with a tenth of the runs failed all is quiet', () => {
  expect(namesOf({})).toEqual([]);
});

test.each([
  [100, 11, ['runs-failing']],
  [10, 1, []],
  [9, 1, ['runs-failing']],
  [5, 1, ['runs-failing']],
  [4, 3, ['runs-failing']],
  [4, 2, []],
  [3, 2, ['runs-failing']],
  [2, 1, []],
  [1, 1, ['runs-failing']],
  [1, 0, []],
  [0, 0, []],
])('of %i runs %i failed: %j', (runsEnded, runsFailed, expected) => {
  expect(namesOf({ runsEnded, runsFailed })).toEqual(expected);
});

test.each<[Partial<AlertFigures>, string]>([
  [{ refusedRequests: 1 }, 'model-refuses'],
  [{ refusedKeys: 1 }, 'model-key-refused'],
  [{ oldestMailAt: NOW - 3_600_000 }, 'outbox-stuck'],
  [{ webhookFailures: 1 }, 'webhook-failing'],
  [{ brokenBackupAt: 0 }, 'backup-failing'],
  [{ brokenChecks: 1 }, 'security-log-broken'],
  [{ wrongCounters: 1 }, 'money-mismatch'],
  [{ reconciliationFaults: 1 }, 'money-mismatch'],
  [{ lessonsInNeed: 1 }, 'lessons-need-work'],
])('%j is %s', (figures, name) => {
  expect(namesOf(figures)).toEqual([name]);
});

test('an alert is told with its figures', () => {
  const figures = { ...QUIET, runsEnded: 20, runsFailed: 4, oldestMailAt: NOW - 61.5 * 60_000 };
  expect(Object.fromEntries(alertsOf(figures, NOW))).toEqual({
    'runs-failing': { ended: 20, failed: 4 },
    'outbox-stuck': { oldestMinutes: 61 },
  });
});

const told: KeptAlert = { name: 'outbox-stuck', since: NOW - 1, toldAt: NOW - 1, endedAt: null };

test.each<[string, KeptAlert | null, boolean, ReturnType<typeof alertState>]>([
  ['nothing kept and quiet', null, false, null],
  ['nothing kept and on', null, true, 'fire'],
  ['kept, and nobody could be told', { ...told, toldAt: null }, true, 'fire'],
  ['told a moment ago', told, true, 'still'],
  ['told just under six hours ago', { ...told, toldAt: NOW - TOLD_AGAIN_MS + 1 }, true, 'still'],
  ['told six hours ago', { ...told, toldAt: NOW - TOLD_AGAIN_MS }, true, 'again'],
  ['told, and over', told, false, 'ended'],
  ['over before anybody could be told', { ...told, toldAt: null }, false, 'ended'],
  ['ended, its end not told, and on anew', { ...told, endedAt: NOW - 1 }, true, 'ended'],
])('%s: %#', (_, kept, isOn, expected) => {
  expect(alertState(kept, isOn, NOW)).toBe(expected);
});
