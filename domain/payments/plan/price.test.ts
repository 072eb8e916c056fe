import { expect, test } from 'vitest';
import { sumText } from './price.ts';

test.each([
  [7_900, '79\u00a0PLN'],
  [6_300, '63\u00a0PLN'],
  [5_530, '55,30\u00a0PLN'],
  [18_999, '189,99\u00a0PLN'],
  [1, '0,01\u00a0PLN'],
  [0, '0\u00a0PLN'],
])('%i grosze read as %s', (grosze, text) => {
  expect(sumText(grosze)).toBe(text);
});
