import { expect, test } from 'vitest';
import { createNameMask } from './locked-names.ts';

const masked = (name: string, text: string, visible: string[] = []) => createNameMask([name], visible)(text);

test('a name is masked in any case and in its Polish forms', () => {
  const forms = [
    'Analityk danych',
    'ANALITYKA DANYCH',
    'analitykiem danych',
    'analitycy danych',
    'analityczka danych',
  ];
  expect(forms.map((form) => masked('Analityk danych', `Zostań: ${form}.`))).toEqual(
    forms.map(() => 'Zostań: ••••.'),
  );
});

test('forms that change the last consonants are found too', () => {
  expect(masked('Specjalista ds. marketingu', 'Specjaliści ds. marketingu mają')).toBe('•••• mają');
  expect(masked('Programista', 'Jako programistka lub wśród programistów')).toBe('Jako •••• lub wśród ••••');
});

test('a part of a longer name is not masked', () => {
  expect(masked('Analityk danych', 'Zbieraj dane, zostań analitykiem.')).toBe(
    'Zbieraj dane, zostań analitykiem.',
  );
});

test('single words: up to 3 letters stay, 4 exactly as written, from 5 on in any form', () => {
  expect(masked('HR', 'Dział HR')).toBe('Dział HR');
  expect(masked('Szef', 'Szef to szef')).toBe('•••• to szef');
  expect(masked('Aktor', 'Zagraj z aktorem')).toBe('Zagraj z ••••');
});

test('words that only begin alike stay', () => {
  expect(masked('Nauczyciel', 'Możesz się nauczyć')).toBe('Możesz się nauczyć');
  expect(masked('Opiekun', 'Opieka nad ludźmi')).toBe('Opieka nad ludźmi');
});

test('a name in brackets has its short form masked as well', () => {
  expect(masked('Projektant UX (badacz)', 'projektantem UX albo Projektant UX (badacz)')).toBe(
    '•••• albo ••••)',
  );
});

test('the name of a visible path stays, also around a locked one', () => {
  expect(masked('Grafik', 'Grafik komputerowy i grafik', ['Grafik komputerowy'])).toBe(
    'Grafik komputerowy i ••••',
  );
  expect(masked('grafik', 'Grafik', ['Grafik'])).toBe('Grafik');
});

test('a visible name that only looks alike does not shield a locked one', () => {
  expect(masked('Inżynieria danych', 'Inżynieria danych', ['Inżynier danych'])).toBe('••••');
});

test('without locked names, or with names without letters, nothing changes', () => {
  expect(createNameMask([], ['Grafik'])('Grafik')).toBe('Grafik');
  expect(masked('–', 'a – b')).toBe('a – b');
});
