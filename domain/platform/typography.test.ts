import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './typography.ts';

test('a one-letter word is tied to the next one', () => {
  expect(withNonBreakingSpaces('plan i mapa')).toBe('plan i\u00a0mapa');
});

test('one-letter words in a row are all tied', () => {
  expect(withNonBreakingSpaces('A w domu i z psem')).toBe('A\u00a0w\u00a0domu i\u00a0z\u00a0psem');
});

test('the last letter of a longer word is left alone', () => {
  expect(withNonBreakingSpaces('kariera zawodowa to droga')).toBe('kariera zawodowa to droga');
});

test('a one-letter word after an opening quote or bracket is tied', () => {
  expect(withNonBreakingSpaces('„W góry” (o świcie)')).toBe('„W\u00a0góry” (o\u00a0świcie)');
});

test('a dash never begins a line', () => {
  expect(withNonBreakingSpaces('praca zdalna – co zostało')).toBe('praca zdalna\u00a0– co zostało');
});
