import { expect, test } from 'vitest';
import { checkedSwitch, SENTENCE_MAX_LENGTH, SWITCH_MAX_MS, type SwitchDraft } from './validation.ts';

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
