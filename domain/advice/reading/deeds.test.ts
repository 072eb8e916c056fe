import { expect, test } from 'vitest';
import { indexOfDeeds, likelyByDeeds, stemsOf } from './deeds.ts';

const TEXTS = [
  ['Rano układa trasy kierowców.', 'transport i spedycja', 'spedytor'],
  ['Cały dzień jeździ trasą z towarem.', 'transport, ciężarówka', 'kierowca ciężarówki'],
  ['Myje i układa włosy.', 'fryzury', 'fryzjer / fryzjerka'],
] as const;
const deeds = indexOfDeeds(TEXTS);
const idsOf = (text: string) => likelyByDeeds(stemsOf(text), deeds, TEXTS.length).map(({ number }) => number);

test('other forms of a word are the same word, short words and numbers are none', () => {
  expect(stemsOf('kierowców trasy')).toEqual(stemsOf('kierowca trasa'));
  expect(stemsOf('w 24 dni do')).toEqual(new Set());
});

test('the occupation that shares the rarer words comes first, and what shares none is not there', () => {
  expect(idsOf('układam trasy')[0]).toBe(0);
  expect(idsOf('strzygę fryzury')).toEqual([2]);
  expect(idsOf('gram w szachy')).toEqual([]);
});

test('a word that many occupations share tells of none', () => {
  const many = indexOfDeeds(Array.from({ length: 91 }, () => ['klient', '', '']));
  expect(many).toEqual({});
});

test('how many words are shared is told', () => {
  const [first] = likelyByDeeds(stemsOf('układam trasy transportu'), deeds, TEXTS.length);
  expect(first).toMatchObject({ number: 0, shared: 2 });
});

test('a word that tells of no work takes its stem along, in whichever form it comes', () => {
  const phrases = [['Pracuję z Czeczenką i rodziną'], ['Uczę Czeczenów tańca']];
  const found = indexOfDeeds(phrases, (word) => word.startsWith('czeczenk'));
  expect(Object.keys(found)).not.toContain([...stemsOf('Czeczenów')][0]);
  expect(Object.keys(found)).toContain([...stemsOf('tańca')][0]);
});
