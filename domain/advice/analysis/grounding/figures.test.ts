import { expect, test } from 'vitest';
import { holdsFigure, textWithoutFigures, withoutFigures } from './figures.ts';

test.each([
  'Zarobisz 98 765 zł.',
  'Stawki sięgają 9000 brutto.',
  'Zwykle 5–7 tys. na rękę.',
  'Około 12 tysięcy złotych.',
  'Od 6,5 tys. zł wzwyż.',
  'Nawet 2000 EUR miesięcznie.',
  'Do €3000.',
  'Popyt rośnie o 87 %.',
  'O osiem procent? Nie: o 8 procent.',
  'Kod 98765 to nie rok.',
  'Pięć tysięcy złotych na start.',
  'W Polsce brakuje 76543 osób.',
  '1 234 567',
  'Zarobisz 2000 zł.',
  'Stawka 35 zł za godzinę.',
  'Do 12 tysięcy miesięcznie.',
  'Za 35,- zł.',
])('a figure: %s', (text) => {
  expect(holdsFigure(text)).toBe(true);
});

test.each([
  'Zajmie to 4–6 tygodni.',
  'W 2026 roku zaczniesz.',
  'Norma ISO 9001 i PN-EN ISO 27001.',
  'Trzy projekty i 12 lekcji.',
  'Kurs trwa 120 godzin.',
  'Kategoria B i C+E.',
  'Szkolenie 3D w 2 etapach.',
  'Praca od 10.00 do 18.00.',
  'Nabór do 12.05.2026.',
  'Sieci IEEE 802.11.',
  'Złożysz 5 złożeń.',
])('no figure: %s', (text) => {
  expect(holdsFigure(text)).toBe(false);
  expect(withoutFigures(text)).toBe(text);
});

test('the sentence with a figure goes, the others stay', () => {
  expect(withoutFigures('Uczysz dzieci. Zarobisz 98 765 zł. Masz wakacje.')).toBe(
    'Uczysz dzieci. Masz wakacje.',
  );
  expect(withoutFigures('Zarobisz 98 765 zł.')).toBe('');
  expect(withoutFigures('Uczysz dzieci.\n\nZarobisz 2000 zł.\n\nMasz wakacje.')).toBe(
    'Uczysz dzieci.\n\nMasz wakacje.',
  );
});

test('a text that is nothing but a figure keeps its words', () => {
  expect(textWithoutFigures('Pensja 98765 zł na start')).toBe('Pensja … na start');
  expect(textWithoutFigures('Pensja 5000 złotych')).toBe('Pensja …');
  expect(holdsFigure(textWithoutFigures('98765'))).toBe(false);
  expect(textWithoutFigures('Pięć tysięcy złotych na start.')).toBe('…');
});

test.each(['Popyt jest duży, np. 30% ofert.', 'Zarobisz 2 tys. zł miesięcznie.', 'Płaci np. IBM, 2000 zł.'])(
  'nothing is left of a sentence with an abbreviation: %s',
  (sentence) => {
    expect(withoutFigures(`Uczysz dzieci. ${sentence} Masz wakacje.`)).toBe('Uczysz dzieci. Masz wakacje.');
  },
);

test('a long row of figures takes no time', () => {
  const start = performance.now();
  for (const row of ['1', '1 ', '1.', '1,1 ', '. ', 'aą']) withoutFigures(row.repeat(2000));
  expect(performance.now() - start).toBeLessThan(500);
});
