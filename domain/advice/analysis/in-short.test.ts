import { expect, test } from 'vitest';
import { firstSentence, inShort } from './in-short.ts';

const of = (...reasons: string[]) => ({
  predyspozycje: reasons.map((uzasadnienie) => ({ nazwa: 'Uwaga', uzasadnienie, skrocone: false })),
});

test('it takes the first sentence of each of the first three', () => {
  expect(inShort(of('Jeden. Dalej.', 'Dwa.', 'Trzy! Dalej.', 'Cztery.'))).toEqual([
    'Jeden.',
    'Dwa.',
    'Trzy!',
  ]);
});

test('one that says nothing is passed over, and nothing gives nothing', () => {
  expect(inShort(of(' ', 'Dwa.'))).toEqual(['Dwa.']);
  expect(inShort(of())).toEqual([]);
});

test.each([
  ['Lubisz np. Excela i mapy. Dalej.', 'Lubisz np. Excela i mapy.'],
  ['Cenisz m.in. Tatry. Dalej.', 'Cenisz m.in. Tatry.'],
  ['Piszesz: „Lubię las.” To dużo mówi.', 'Piszesz: „Lubię las.”'],
  ['Masz 3,5 roku praktyki… Dalej.', 'Masz 3,5 roku praktyki…'],
  ['Bez kropki na końcu', 'Bez kropki na końcu'],
  ['Ucięte w pół zdania…', 'Ucięte w pół zdania…'],
  ['Dwa\nwiersze. Dalej.', 'Dwa wiersze.'],
  ['Dwa zdania. „Cytat” dalej.', 'Dwa zdania.'],
])('%s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
