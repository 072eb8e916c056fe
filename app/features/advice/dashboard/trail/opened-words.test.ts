import { expect, test } from 'vitest';
import { openedWords } from './opened-words.ts';

test.each([
  [[], 'Wszystkie szlaki są otwarte', ''],
  [['Kucharz'], 'Otworzył się jeden szlak', 'Kucharz'],
  [['Kucharz', 'Piekarz'], 'Otworzyły się dwa szlaki', 'Kucharz i Piekarz'],
  [['Kucharz', 'Piekarz', 'Cukiernik'], 'Otworzyły się trzy szlaki', 'Kucharz, Piekarz i Cukiernik'],
  [['A', 'B', 'C', 'D'], 'Otworzyły się szlaki (4)', 'A, B, C i D'],
])('of %j it is said: %s %s', (names, count, list) => {
  expect(openedWords(names)).toEqual([count, list]);
});
