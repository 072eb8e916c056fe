import { describe, expect, test } from 'vitest';
import { distanceToBeginning, isOneSlipOff, isOneWord, wordMatch } from './word-match.ts';

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

test.each([
  ['excel', 'excela', true],
  ['excelem', 'excel', true],
  ['bazy', 'baza', true],
  ['podatkami', 'podatki', true],
  ['poczatkujacych', 'poczatkujacy', true],
  ['prog', 'programista', true],
  ['karierze', 'kariera', true],
  ['gotowanie', 'gotowa', false],
  ['gotowanie', 'gotowych', false],
  ['programowanie', 'programista', false],
  ['szycie', 'zycie', false],
  ['kot', 'kod', false],
])('%s and %s are one word: %s', (typed, word, isOne) => {
  expect(isOneWord(typed, word)).toBe(isOne);
});

test.each([
  ['exel', 'excel', true],
  ['exel', 'excelu', true],
  ['pies', 'pieniadze', false],
  ['gotowanie', 'notowanie', false],
])('%s is a slip of %s: %s', (typed, word, isSlip) => {
  expect(isOneSlipOff(typed, word)).toBe(isSlip);
});
