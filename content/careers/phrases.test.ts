// Phrases in which people tell of each work: all there, short, and none of two works.
import { expect, test } from 'vitest';
import { readCareers } from '../careers.server.ts';
import { phrasesOfWork } from './deeds.ts';

const { occupations } = await readCareers();
const phrases = await phrasesOfWork();

test('every occupation has ten at least, and nothing else has any', () => {
  expect([...phrases.keys()].toSorted()).toEqual(occupations.map(({ id }) => id).toSorted());
  expect([...phrases].filter(([, said]) => new Set(said).size < 10).map(([id]) => id)).toEqual([]);
});

test('a phrase is short, says nothing against its work, and names nobody', () => {
  const all = [...phrases.values()].flat();
  expect(all.filter((phrase) => phrase.split(' ').length > 10)).toEqual([]);
  expect(all.filter((phrase) => /(?:^| )(?:nie|bez) |\d{4}/i.test(phrase))).toEqual([]);
});

test('no phrase stands with two occupations', () => {
  const all = [...phrases.values()].flat().map((phrase) => phrase.toLowerCase());
  expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
});
