// How the person stands to a word: the last word of each sentence is the one asked about.
import { describe, expect, test } from 'vitest';
import { DISLIKED, LIKED, LIVED, NOTHING } from './cues.ts';
import { standsOf } from './stands.ts';
import { tokensOf } from './tokens.ts';

function standTo(text: string, word: string) {
  const tokens = tokensOf(text);
  return standsOf(tokens, LIKED)[tokens.findIndex(({ raw }) => raw === word)];
}

describe('against', () => {
  test.each([
    ['Nie lubię pracy z ludźmi', 'ludźmi'],
    ['nie chcę już biura', 'biura'],
    ['Ludzi nie lubię', 'Ludzi'],
    ['mam dość szkoły', 'szkoły'],
    ['praca bez komputera', 'komputera'],
    ['wszystko, byle nie biuro', 'biuro'],
    ['boję się wysokości', 'wysokości'],
    ['Nie znoszę hałasu, tłumu, biura', 'biura'],
    ['zamiast biura', 'biura'],
    ['nie nadaję się do sprzedaży', 'sprzedaży'],
    ['nienawidzę telefonów', 'telefonów'],
  ])('%s', (text, word) => {
    expect(standTo(text, word)).toBe(DISLIKED);
  });
});

describe('for', () => {
  test.each([
    ['Nie lubię biura, wolę las', 'las'],
    ['nie lubię biura, ale lubię ludzi', 'ludzi'],
    ['Nie tylko komputery', 'komputery'],
    ['nie wyobrażam sobie życia bez zwierząt', 'zwierząt'],
    ['bez biura, lubię las', 'las'],
    ['Nie lubię tłumu. Ogród', 'Ogród'],
    ['nie lubię biura, rysuję komiksy', 'komiksy'],
  ])('%s', (text, word) => {
    expect(standTo(text, word)).toBe(LIKED);
  });
});

describe('neither', () => {
  test.each([
    ['Nie znam się na komputerach', 'komputerach'],
    ['Mieszkam na wsi', 'wsi'],
    ['Mam troje dzieci', 'dzieci'],
    ['Opiekuję się chorą mamą', 'chorą'],
    ['ręce zniszczone od farb', 'farb'],
  ])('%s', (text, word) => {
    expect(standTo(text, word)).toBe(NOTHING);
  });
});

test('what was done counts as lived, not as liked', () => {
  expect(standTo('Pracowałam w banku', 'banku')).toBe(LIVED);
});
