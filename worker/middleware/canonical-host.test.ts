import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-host.ts';

const ORIGIN = 'https://szlak.example';

test.each([
  ['https://evil.example/profil?a=1', 'https://szlak.example/profil?a=1'],
  ['https://www.szlak.example/', 'https://szlak.example/'],
  ['https://szlak.example.evil.example/', 'https://szlak.example/'],
  ['https://szlak.example:8443/', 'https://szlak.example/'],
  [`https://www.szlak.example/faq?${'a'.repeat(4_000)}`, 'https://szlak.example/faq'],
  ['https://szlak.workers.dev//evil.example/', 'https://szlak.example//evil.example/'],
])('%s is led to %s', (address, canonical) => {
  expect(canonicalAddress(address, ORIGIN)).toBe(canonical);
});

test.each([
  'https://szlak.example/',
  'https://szlak.example:443/a',
  'http://127.0.0.1:8787/',
  'http://localhost/',
])('%s stays where it is', (address) => {
  expect(canonicalAddress(address, ORIGIN)).toBeNull();
});
