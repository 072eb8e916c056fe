import { expect, test } from 'vitest';
import { minimumWageOn } from './public-facts.ts';

const wages = [
  { from: '2026-01-01', gross: 4806, hourly: 31.4, act: 'Dz.U. 2025 poz. 1242' },
  { from: '2027-01-01', gross: 4950, hourly: 32.3, act: 'Dz.U. 2026 poz. 1213' },
];

test.each([
  ['2025-12-31', 4806, 4950],
  ['2026-12-31', 4806, 4950],
  ['2027-01-01', 4950, undefined],
])('on %s the minimum is %i, and %s is enacted to follow', (today, gross, next) => {
  const minimum = minimumWageOn(wages, today);
  expect([minimum.gross, minimum.next?.gross]).toEqual([gross, next]);
});
