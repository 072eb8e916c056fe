import { describe, expect, test } from 'vitest';
import { distanceToBeginning, wordMatch } from './word-match.ts';

describe('a typed word fits', () => {
  test.each([
    ['the same word best', 'excel', 'excel', 1],
    ['a word that it begins', 'prog', 'programista', 0.9],
    ['a word with another ending', 'programowanie', 'programista', 0.7],
    ['another case of the word', 'poczatkujacych', 'poczatkujacy', 0.7],
    ['with a letter missing', 'exel', 'excel', 0.5],
    ['with a letter too many', 'pythhon', 'python', 0.5],
    ['with a wrong letter', 'pyhton', 'python', 0.5],
    ['with an error and an ending', 'exel', 'excelu', 0.5],
  ])('%s', (_, typed, word, match) => {
    expect(wordMatch(typed, word)).toBe(match);
  });
});

describe('a typed word does not fit', () => {
  test.each([
    ['a word that merely begins alike', 'praktyka', 'prawo'],
    ['below four letters with an error', 'sgl', 'sql'],
    ['with two errors in a short word', 'eksel', 'excel'],
    ['with another first letter', 'kava', 'java'],
    ['a much shorter word', 'excel', 'ex'],
  ])('%s', (_, typed, word) => {
    expect(wordMatch(typed, word)).toBe(0);
  });

  test('but two errors are forgiven in a long one', () => {
    expect(wordMatch('kuberntees', 'kubernetes')).toBe(0.7);
    expect(wordMatch('kyberntes', 'kubernetes')).toBe(0.5);
  });
});

test('the distance counts a swap once, and gives up above the limit', () => {
  expect(distanceToBeginning('pyhton', 'python', 2)).toBe(1);
  expect(distanceToBeginning('abcd', 'wxyz', 1)).toBeGreaterThan(1);
});
