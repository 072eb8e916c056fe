import { expect, test } from 'vitest';
import {
  isInForce,
  sentencesInForce,
  checkedSwitch,
  SENTENCE_MAX_LENGTH,
  SWITCH_MAX_MS,
  type SwitchDraft,
} from './switches.ts';

const notice = { name: 'notice', sentence: 'Przerwa o 22.', from: 1_000, until: 2_000 } as const;

test.each([
  ['just before its start', 999, false],
  ['at its start', 1_000, true],
  ['just before its end', 1_999, true],
  ['at its end', 2_000, false],
])('%s a switch is in force: %s', (_, now, expected) => {
  expect(isInForce(notice, now)).toBe(expected);
});

test('what was ended before its start is never in force', () => {
  expect(isInForce({ from: 2_000, until: 1_500 }, 1_700)).toBe(false);
  expect(isInForce({ from: 2_000, until: 1_500 }, 2_100)).toBe(false);
});

test('people are told of each switch in force, and of no other', () => {
  const off = { name: 'analyses-off', sentence: 'Wracamy jutro.', from: 0, until: 1_500 } as const;
  expect(sentencesInForce([notice, off], 1_200)).toEqual({
    notice: 'Przerwa o 22.',
    'analyses-off': 'Wracamy jutro.',
  });
  expect(sentencesInForce([notice, off], 1_500)).toEqual({ notice: 'Przerwa o 22.' });
  expect(sentencesInForce([notice, off], 2_000)).toEqual({});
});

const NOW = Date.UTC(2026, 10, 23, 12);
const draft: SwitchDraft = { sentence: 'Wracamy o 14.', from: null, until: NOW + 60_000 };
const faultOf = (change: Partial<SwitchDraft>) => {
  const checked = checkedSwitch({ ...draft, ...change }, NOW);
  return checked.ok ? null : checked.field;
};

test('a switch without a start starts now', () => {
  expect(checkedSwitch(draft, NOW)).toEqual({
    ok: true,
    terms: { sentence: 'Wracamy o\u00a014.', from: NOW, until: NOW + 60_000 },
  });
});

test('the sentence is one line, and typeset', () => {
  const checked = checkedSwitch({ ...draft, sentence: '  Przerwa\r\n  w nocy,\tod 2 godz. ' }, NOW);
  expect(checked).toMatchObject({ ok: true, terms: { sentence: 'Przerwa w\u00a0nocy, od 2\u00a0godz.' } });
});

test.each(['', '  \n ', 'a\u0000b', 'a\u202eb', 'a\u200bb'])('%j is no sentence', (sentence) => {
  expect(faultOf({ sentence })).toBe('sentence');
});

test('a sentence has at most 300 characters, whatever they weigh', () => {
  expect(faultOf({ sentence: '🙂'.repeat(SENTENCE_MAX_LENGTH) })).toBeNull();
  expect(faultOf({ sentence: '🙂'.repeat(SENTENCE_MAX_LENGTH + 1) })).toBe('sentence');
});

test.each([
  ['now', NOW, 'until'],
  ['a moment later', NOW + 1, null],
  ['in 30 days', NOW + SWITCH_MAX_MS, null],
  ['a moment after that', NOW + SWITCH_MAX_MS + 1, 'until'],
  ['never', Number.NaN, 'until'],
  ['at the end of time', Number.POSITIVE_INFINITY, 'until'],
])('an end %s is refused: %s', (_, until, expected) => {
  expect(faultOf({ until })).toBe(expected);
});

test('a start lies before the end', () => {
  expect(faultOf({ from: draft.until - 1 })).toBeNull();
  expect(faultOf({ from: draft.until })).toBe('until');
  expect(faultOf({ from: Number.NaN })).toBe('from');
});
