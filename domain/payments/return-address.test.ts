import { expect, test } from 'vitest';
import { isOwnAddress } from './return-address.ts';

const ORIGIN = 'https://szlak.example';

test.each([
  '/dashboard/success?session_id={CHECKOUT_SESSION_ID}',
  '/kursy/python-od-podstaw',
  'https://szlak.example/dashboard/cancel',
  'https://szlak.example:443/',
])('%s is ours', (address) => {
  expect(isOwnAddress(address, ORIGIN)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/dashboard',
  'https://szlak.example.evil.example/',
  'https://szlak.example@evil.example/',
  'https://user@szlak.example/',
  'https://:secret@szlak.example/',
  'http://szlak.example/',
  'https://szlak.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  '\tjavascript:alert(1)',
  '/\t/evil.example',
  'https://',
])('%j is not', (address) => {
  expect(isOwnAddress(address, ORIGIN)).toBe(false);
});
