import { expect, test } from 'vitest';
import { secureAddress } from './https-only.ts';

test.each([
  ['http://szlak.example/faq?szukaj=a', 'https://szlak.example/faq?szukaj=a'],
  ['https://szlak.example/faq', null],
  ['http://127.0.0.1:8787/', null],
  ['http://localhost/', null],
  ['http://[::1]:8787/', null],
  ['http://localhost.evil.example/', 'https://localhost.evil.example/'],
])('%s is led to %s', (address, secure) => {
  expect(secureAddress(address)).toBe(secure);
});
