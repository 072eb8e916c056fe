import { expect, test } from 'vitest';
import { phraseIndex, placesIn } from './phrases.ts';
import { keyOf, plain, sentencesOf } from './reading.ts';
import { CONTEXT_WORDS } from './words/context.ts';
import { DEATH_WORDS } from './words/death.ts';
import { IDIOMS } from './concepts.ts';
import { LIFE_WORDS } from './words/life.ts';
import { LIVING_WORDS } from './words/living.ts';
import { MEANS_WORDS } from './words/means.ts';
import { RULES_ONLY_WORDS } from './words/rules-only.ts';
import { VIOLENCE_WORDS } from './words/violence.ts';

const LISTS = [
  DEATH_WORDS,
  LIFE_WORDS,
  MEANS_WORDS,
  VIOLENCE_WORDS,
  CONTEXT_WORDS,
  LIVING_WORDS,
  RULES_ONLY_WORDS,
  { IDIOMS },
];
const phrases = LISTS.flatMap((list) => Object.values(list)).flatMap((text) => text.split(/;\s*/));

test('beginnings, alternatives and gaps are read as written', () => {
  const index = phraseIndex({ FOUND: ['nie chc* _? żyć|istnieć', 'mam ,'] });
  const found = (text: string) => placesIn(sentencesOf(text)[0] ?? [], index).get('FOUND');
  expect(found('no nie chcę żyć')).toEqual([{ start: 1, end: 4 }]);
  expect(found('nie chciałem dłużej istnieć')).toEqual([{ start: 0, end: 4 }]);
  expect(found('nie chcę, żyć')).toBeUndefined();
  expect(found('nie chcę tak dalej żyć')).toBeUndefined();
  expect(found('mam dość')).toBeUndefined();
  expect(found('co mam')).toEqual([{ start: 1, end: 3 }]);
});

test('no phrase is empty, begins with any word, or begins so shortly that the index misses it', () => {
  const first = (phrase: string) => phrase.split(' ')[0] ?? '';
  expect(phrases.filter((phrase) => phrase.trim() === '' || first(phrase).startsWith('_'))).toEqual([]);
  const beginnings = phrases.flatMap((phrase) => first(phrase).split('|')).filter((one) => one.endsWith('*'));
  expect(beginnings.filter((one) => keyOf(plain(one.slice(0, -1))).length < 3)).toEqual([]);
});

test('spelling, alphabets and signs that stand for letters are read alike', () => {
  const read = (text: string) => sentencesOf(text).flat().join(' ');
  expect(read('ŻYĆ')).toBe(read('zyc'));
  expect(read('rzyć')).toBe(read('żyć'));
  expect(read('ｚａｂｉć')).toBe(read('zabić'));
  expect(read('z4b!ć')).toBe(read('zabić'));
  expect(read('z а b i ć')).toBe(read('zabić'));
  expect(read('хочу')).toBe('hocu ,');
  expect(read('16 lat')).toBe('16 lat ,');
});

test('sentences end where they end, one-word ones join what they belong to', () => {
  expect(sentencesOf('Lubię psy. Mam dom, kota')).toEqual([
    ['lubie', 'psy', ','],
    ['mam', 'dom', ',', 'kota', ','],
  ]);
  expect(sentencesOf('Nie chcę. Żyć.')).toHaveLength(1);
  expect(sentencesOf(' … , ?')).toEqual([]);
});
