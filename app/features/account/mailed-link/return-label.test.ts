import { expect, test } from 'vitest';
import { returnLabel } from './return-label.ts';

test.each([
  [null, 'Przejdź do „Dziś”'],
  ['/dashboard', 'Przejdź do „Dziś”'],
  ['/zamowienie/premium', 'Wróć do zamówienia'],
  ['/zamowienie/kurs/sql-od-podstaw', 'Wróć do zamówienia'],
  ['/kursy/sql-od-podstaw', 'Wróć do kursu'],
  ['/moje-kursy', 'Wróć do moich kursów'],
  ['/plany#polecenie', 'Wróć do planów'],
  ['/blog', 'Przejdź dalej'],
])('to %j one is led by „%s”', (path, label) => {
  expect(returnLabel(path)).toBe(label);
});
