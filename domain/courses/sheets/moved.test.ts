import { expect, test } from 'vitest';
import { asTabs, fromTabs, movedCell } from './moved.ts';

test.each([
  ['=B2*C2', { row: 1, column: 0 }, '=B3*C3'],
  ['=B2*C2', { row: 0, column: 1 }, '=C2*D2'],
  ['=B2*$C$1', { row: 2, column: 1 }, '=C4*$C$1'],
  ['=$B2+B$2', { row: 1, column: 1 }, '=$B3+C$2'],
  ['=suma(b2:b6)/B7', { row: 1, column: 1 }, '=suma(C3:C7)/C8'],
  ['=MAX(C:C)+MIN($A:B)', { row: 1, column: 1 }, '=MAX(D:D)+MIN($A:C)'],
  ['=JEŻELI(A1="B2";"C3";A2)', { row: 1, column: 0 }, '=JEŻELI(A2="B2";"C3";A3)'],
  ['=LOG10(A1)+SUMA.JEŻELI(A1:A2;B1)', { row: 1, column: 0 }, '=LOG10(A2)+SUMA.JEŻELI(A2:A3;B2)'],
  ['=A1', { row: -1, column: 0 }, '=#ADR!'],
  ['=A2', { row: -1, column: 0 }, '=A1'],
  ['=A1+B1', { row: 0, column: -1 }, '=#ADR!+A1'],
  ['=Y1', { row: 0, column: 1 }, '=Z1'],
  ['=Z1', { row: 0, column: 1 }, '=#ADR!'],
  ['48,50', { row: 3, column: 1 }, '48,50'],
  ['B2', { row: 1, column: 0 }, 'B2'],
])('%j moved by %j is %j', (input, by, moved) => {
  expect(movedCell({ input, pattern: '0,00' }, by)).toEqual({ input: moved, pattern: '0,00' });
});

test('cells go to other programs and come from them, a last line break being none', () => {
  expect(asTabs([['Data', 'Cena\tbrutto'], ['2026-05-04']])).toBe('Data\tCena brutto\n2026-05-04');
  expect(fromTabs('róże\t12,5\r\n\t3\r\n')).toEqual([
    ['róże', '12,5'],
    ['', '3'],
  ]);
  expect(fromTabs('róże')).toEqual([['róże']]);
});
