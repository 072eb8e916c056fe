import { expect, test } from 'vitest';
import { parseBars } from './bars.ts';

const figure = (rows: string, unit = '%') =>
  `tytul: Praca zdalna\njednostka: ${unit}\nzrodlo: GUS, 2025\n${rows}`;

test('rows become bars with their figures as people read them', () => {
  expect(parseBars(figure('- Tak | 35\n- Nie wiem | 7,5'))).toEqual({
    title: 'Praca zdalna',
    source: 'GUS, 2025',
    rows: [
      { name: 'Tak', value: 35, figure: '35%' },
      { name: 'Nie wiem', value: 7.5, figure: '7,5%' },
    ],
  });
});

test('amounts are grouped and held together with their unit', () => {
  const { rows } = parseBars(figure('- Mediana | 9 650\n- Dziesiąty | 17500', 'zł'));
  expect(rows.map((row) => row.figure)).toEqual(['9\u00a0650\u00a0zł', '17\u00a0500\u00a0zł']);
});

test.each([
  ['tytul: A\nzrodlo: B\n- a | 1\n- b | 2', 'without tytul, jednostka or zrodlo'],
  [figure('- a | 1'), 'fewer than two rows'],
  [figure('- a | 1\n- b | dwa'), 'with the line: - b | dwa'],
])('%j is refused', (text, reason) => {
  expect(() => parseBars(text)).toThrow(reason);
});
