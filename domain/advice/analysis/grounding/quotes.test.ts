import { expect, test } from 'vitest';
import { quoteCheck } from './quotes.ts';

const isSaid = quoteCheck({
  additional_interests: 'Lubię chodzić po górach, fotografuję ptaki. Programuję w C++.',
  additional_info: 'Pracuję 8 lat w księgowości; nie znoszę hałasu!',
});

test.each([
  'chodzić po górach',
  'CHODZIC PO GORACH',
  '„fotografuję  ptaki”',
  'górach, fotografuję',
  '8 lat w księgowości',
  'C++',
  'nie znoszę hałasu',
])('%s was said', (quote) => {
  expect(isSaid(quote)).toBe(true);
});

test.each([
  'spacerować po górach',
  'chodzić po gór',
  'księgowości Lubię',
  'ptaki fotografuję',
  'znoszę hałasu z przyjemnością',
  'la',
  '',
  '…',
])('%s was not', (quote) => {
  expect(isSaid(quote)).toBe(false);
});
