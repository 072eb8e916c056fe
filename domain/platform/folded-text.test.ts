import { expect, test } from 'vitest';
import { folded, spelled, wordsIn } from './folded-text.ts';

test('folding takes case and every Polish diacritic away', () => {
  expect(folded('ZAŻÓŁĆ gęślą jaźń')).toBe('zazolc gesla jazn');
});

test('a letter written with a combining accent folds like the single one', () => {
  expect(folded('z\u0307o\u0301ł\u0107')).toBe('zolc');
});

test('words are found with their places', () => {
  expect(wordsIn('UX, „łąka”')).toEqual([
    { raw: 'UX', folded: 'ux', start: 0, end: 2 },
    { raw: 'łąka', folded: 'laka', start: 5, end: 9 },
  ]);
});

test('names that differ in punctuation, case and diacritics only are spelled alike', () => {
  expect(spelled('Analityk  danych (BI)')).toBe(spelled('analityk danych, bi'));
  expect(spelled('Analityk danych')).not.toBe(spelled('Analityk'));
});
