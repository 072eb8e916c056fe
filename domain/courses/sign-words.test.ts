import { expect, test } from 'vitest';
import { signWords } from './sign-words.ts';

test.each([
  ['a short title stands as it is', 'Kurs', 'Kurs'],
  ['one of 15 characters, too', 'Budżet domowy 2', 'Budżet domowy 2'],
  ['a word that ends at the 15th is whole', 'Budżet domowy 2 od podstaw', 'Budżet domowy 2'],
  ['a word that goes on beyond it is left out', 'Angielski biznesowy', 'Angielski'],
  ['no sign between parts stays at the end', 'AI dla każdego: rozumiesz', 'AI dla każdego'],
  ['no word that leads to the next, either', 'SQL od zera i z głową', 'SQL od zera'],
  ['a first word too long for the sign is cut, and says so', 'Elektroenergetyka', 'Elektroenerget…'],
])('%s', (_, title, words) => {
  expect(signWords(title)).toBe(words);
});
