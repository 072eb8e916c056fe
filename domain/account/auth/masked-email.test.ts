import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['anna.nowak@example.pl', 'a…@example.pl'],
  ['a@b.pl', 'a…@b.pl'],
  ['ż"@"x@b.pl', 'ż…@b.pl'],
  ['😀a@b.pl', '😀…@b.pl'],
  ['nikt', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
