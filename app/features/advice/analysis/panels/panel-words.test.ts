import { expect, test } from 'vitest';
import { SAMPLE_BOOK } from '#domain/advice/analysis/sample-analysis.ts';
import {
  demandGist,
  heldBy,
  moreSearches,
  moreSkills,
  openedWords,
  payGist,
  stepsGist,
  testGist,
  wayInGist,
} from './panel-words.ts';

const facts = SAMPLE_BOOK.of('ogrodnik');
if (facts === null) throw new Error('the book knows it');
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const locked = { locked: true, nazwa: 'Leśnik', zawodId: 'lesnik', fakty: null } as const;
const step = (czasWykonania: string) => ({ nazwa: 'Krok', czasWykonania, opis: '' });

test('a section says what the tables hold, and no figure where there is none', () => {
  expect(spaced(payGist(facts))).toBe('mediana grupy 6 500 zł brutto');
  expect(payGist({ ...facts, pay: null })).toBe('brak statystyki');
  expect(spaced(demandGist(facts))).toBe('deficyt w Polsce');
  expect(demandGist({ ...facts, demand: null })).toBe('brak danych dla tego zawodu');
  expect(spaced(wayInGist(facts))).toBe('zwykle 3–12 miesięcy, wykształcenie średnie');
  expect(wayInGist({ ...facts, wayIn: { ...facts.wayIn, months: null } })).toBe('wykształcenie średnie');
});

test.each([
  [0.5, 0, 'mniej niż godzina, bez kosztów'],
  [1, 100, '1 godzina, do 100 zł'],
  [4, 40, '4 godziny, do 40 zł'],
  [5, 0, '5 godzin, bez kosztów'],
])('a test of %d hours for %d zł', (godziny, koszt, words) => {
  expect(spaced(testGist({ co: '', godziny, koszt }))).toBe(words);
});

test('steps are counted, and timed where each of them tells its time', () => {
  expect(spaced(stepsGist([step('2 tygodnie'), step('3 tygodnie')]))).toBe('2 kroki, około 5 tygodni');
  expect(spaced(stepsGist([step('2 tygodnie'), step('na bieżąco')]))).toBe('2 kroki');
  expect(spaced(stepsGist([step('miesiąc')]))).toBe('1 krok, około 4 tygodni');
});

test.each([
  [6, 'Powody za i przeciw, próba do zrobienia, 6 kroków'],
  [1, 'Powody za i przeciw, próba do zrobienia, 1 krok'],
  [0, 'Powody za i przeciw, próba do zrobienia, kroki'],
])('a locked path with %d steps says exactly what it holds', (liczbaKrokow, words) => {
  expect(spaced(heldBy({ ...locked, liczbaKrokow }))).toBe(words);
});

test('one made before the tables holds other things', () => {
  expect(heldBy({ ...locked, zawodId: null })).toBe('Opis, korzyści, wymagania, rozwój');
});

test.each([
  [1, 'Jeszcze 1 umiejętność z opisem i priorytetem – w planie Premium.'],
  [3, 'Jeszcze 3 umiejętności z opisem i priorytetem – w planie Premium.'],
  [0, ''],
])('of %d skills that Premium opens one sentence says exactly that', (count, words) => {
  expect(spaced(moreSkills(count) ?? '')).toBe(words);
});

test.each([
  [1, 'Jeszcze 1 wyszukiwanie dla innych ścieżek tej analizy – w planie Premium.'],
  [2, 'Jeszcze 2 wyszukiwania dla innych ścieżek tej analizy – w planie Premium.'],
  [0, ''],
])('of %d searches that Premium opens, too', (count, words) => {
  expect(spaced(moreSearches(count) ?? '')).toBe(words);
});

test('what has opened is counted in words', () => {
  expect([1, 2, 3].map(openedWords)).toEqual([
    'Otworzyła się jedna ścieżka',
    'Otworzyły się dwie ścieżki',
    'Otworzyły się trzy ścieżki',
  ]);
});
