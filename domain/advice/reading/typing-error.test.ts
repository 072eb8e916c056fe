import { expect, test } from 'vitest';
import { beginsMistyped, fileWord, isOneErrorApart, meantWord, type KnownWords } from './typing-error.ts';

const known: KnownWords = new Map();
for (const word of ['spawanie', 'ogrodnik', 'prawo', 'las']) fileWord(known, word);

test.each([
  ['spawnaie', 'swapped'],
  ['spawaniee', 'too many'],
  ['spawnie', 'missing'],
  ['spawamie', 'wrong'],
  ['psawanie', 'first two swapped'],
])('%s (%s) means spawanie', (typed) => {
  expect(meantWord(known, typed)).toBe('spawanie');
});

test.each([['sapwnaie'], ['apawanie'], ['lsa'], ['kot'], ['spawaniem kogos']])(
  '%s means nothing known',
  (typed) => {
    expect(meantWord(known, typed)).toBeNull();
  },
);

test('in a word of five letters a wrong letter makes another word, a swap does not', () => {
  expect(isOneErrorApart('praca', 'prawa')).toBe(false);
  expect(isOneErrorApart('parwo', 'prawo')).toBe(true);
});

test('a short beginning forgives only what is swapped or too many', () => {
  expect(beginsMistyped('sapwanie', 'spawan')).toBe(true);
  expect(beginsMistyped('potrzebuje', 'pogrzeb')).toBe(true);
  expect(beginsMistyped('wystarczy', 'wystaw')).toBe(false);
});
