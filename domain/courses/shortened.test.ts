import { expect, test } from 'vitest';
import { shortened, shortenedToWords } from './shortened.ts';

test.each([
  ['what fits stays', 'Ala ma kota.', 12, 'Ala ma kota.'],
  ['after a sentence', 'Ala ma kota. Kot ma Alę.', 20, 'Ala ma kota.'],
  ['a sentence in quotes ends after them', 'Mów „tak.” Potem milcz długo.', 16, 'Mów „tak.”'],
  ['a sentence of less than half is no place to end', 'Tak. Ala ma kota i psa.', 16, 'Tak. Ala ma…'],
  ['a dot within a word ends nothing', 'Plik wyniki.py jest w folderze', 16, 'Plik wyniki.py…'],
])('%s', (_, text, length, cut) => {
  expect(shortened(text, length)).toBe(cut);
  expect(shortened(text, length).length).toBeLessThanOrEqual(length);
});

test('by words, at the very word', () => {
  expect(shortenedToWords('Raz dwa. Trzy – cztery.', 4)).toBe('Raz dwa. Trzy – cztery.');
  expect(shortenedToWords('Raz dwa. Trzy – cztery.', 3)).toBe('Raz dwa.');
});
