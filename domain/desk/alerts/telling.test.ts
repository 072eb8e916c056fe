import { expect, test } from 'vitest';
import { alertState, TOLD_AGAIN_MS, type KeptAlert } from './telling.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
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
