import { expect, test } from 'vitest';
import { factLine, sourceLine } from './fact-line.ts';

const pay = { group: 'Ogrodnicy', d1: 4_300, median: 5_900, d9: 9_000 };
const demand = { group: 'Ogrodnicy', poland: 'rownowaga', region: null } as const;
const sources = {
  pay: { title: 'GUS', address: '', period: '2024-10', scope: '' },
  demand: { title: 'Barometr zawodów 2026 (prognoza na 2026 r.)', address: '' },
};

test.each([
  [{ pay, demand }, 'mediana 5\u00a0900\u00a0zł brutto · zapotrzebowanie: równowaga'],
  [{ pay, demand: null }, 'mediana 5\u00a0900\u00a0zł brutto'],
  [{ pay: null, demand }, 'zapotrzebowanie: równowaga'],
  [{ pay: null, demand: null }, ''],
  [null, ''],
])('of %j one line is said', (facts, line) => {
  expect(factLine(facts)).toBe(line);
});

test('sources are named only for figures that are there', () => {
  expect(sourceLine([null, { pay, demand: null }], sources)).toBe(
    'Dane: płaca w grupie zawodów: GUS, październik 2024 (z\u00a0odpisu).',
  );
  expect(sourceLine([{ pay: null, demand }], sources)).toBe('Dane: Barometr zawodów 2026.');
  expect(sourceLine([{ pay: null, demand: null }, null], sources)).toBe('');
  expect(sourceLine([{ pay, demand }], null)).toBe('');
});
