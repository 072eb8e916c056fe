import { describe, expect, test } from 'vitest';
import { holdsSuggestion, mixed, withoutSuggestion, withSuggestion } from './suggestions.ts';

const HILLS = 'chodzenie po górach';

describe('a tapped suggestion', () => {
  test.each([
    ['begins an empty text with a capital', '', 'Chodzenie po górach'],
    ['becomes one more entry of a list', 'Las', 'Las, chodzenie po górach'],
    ['uses a comma that is there', 'Las, ', 'Las, chodzenie po górach'],
    ['begins a new sentence after a full stop', 'Lubię las.', 'Lubię las. Chodzenie po górach'],
    ['is not written twice', 'Chodzenie po górach, las', 'Chodzenie po górach, las'],
  ])('%s', (_, text, expected) => {
    expect(withSuggestion(text, HILLS)).toBe(expected);
  });
});

describe('a second tap', () => {
  test.each([
    ['empties a text that is nothing else', 'Chodzenie po górach', ''],
    ['takes the first of a list', 'Chodzenie po górach, las i ludzie', 'Las i ludzie'],
    ['takes one in the middle', 'Las, chodzenie po górach, ludzie', 'Las, ludzie'],
    ['takes the last', 'Las, chodzenie po górach', 'Las'],
    ['leaves the sentence before', 'Lubię las. Chodzenie po górach', 'Lubię las.'],
    ['leaves the sentence after', 'Chodzenie po górach. Lubię las.', 'Lubię las.'],
    ['leaves a text without it alone', 'Lubię chodzenie po górach zimą', 'Lubię chodzenie po górach zimą'],
  ])('%s', (_, text, expected) => {
    expect(withoutSuggestion(text, HILLS)).toBe(expected);
  });

  test.each([
    '',
    'Las',
    'Lubię las.',
    'Las, ludzie i morze',
    'Lubię chodzenie po górach zimą',
    'Co mnie kręci?',
  ])('gives back what stood there before the first: %s', (text) => {
    expect(withoutSuggestion(withSuggestion(text, HILLS), HILLS)).toBe(text);
  });
});

test('a suggestion is held only as an entry of its own', () => {
  expect(holdsSuggestion('Las, chodzenie po górach', HILLS)).toBe(true);
  expect(holdsSuggestion('Lubię chodzenie po górach', HILLS)).toBe(false);
  expect(holdsSuggestion('chodzenie po górach zimą', HILLS)).toBe(false);
});

test('each choice brings its first suggestions, and the common ones fill up', () => {
  expect(mixed([['a', 'b'], ['c']], ['d', 'e'], 4)).toEqual(['a', 'c', 'b', 'd']);
  expect(mixed([], ['d', 'e'], 4)).toEqual(['d', 'e']);
});
