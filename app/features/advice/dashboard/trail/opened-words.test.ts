import { expect, test } from 'vitest';
import { openedWords } from './opened-words.ts';

test.each([
  [[], 'Wszystkie ścieżki są otwarte', ''],
  [['Kucharz'], 'Otworzyła się jedna ścieżka', 'Kucharz'],
  [['Kucharz', 'Piekarz'], 'Otworzyły się dwie ścieżki', 'Kucharz i Piekarz'],
  [['Kucharz', 'Piekarz', 'Cukiernik'], 'Otworzyły się trzy ścieżki', 'Kucharz, Piekarz i Cukiernik'],
  [['A', 'B', 'C', 'D'], 'Otworzyły się ścieżki (4)', 'A, B, C i D'],
])('of %j it is said: %s %s', (names, count, list) => {
  expect(openedWords(names)).toEqual([count, list]);
});
