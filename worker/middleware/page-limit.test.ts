import { expect, test } from 'vitest';
import { providerLimit } from './provider-limit.ts';

test.each([
  ['POST', '/profil', 'payment'],
  ['POST', '/profil.data', 'payment'],
  ['POST', '/profil/', 'payment'],
  ['POST', '/odstapienie', 'payment'],
  ['POST', '/zamowienie/premium.data', 'payment'],
  ['POST', '/zamowienie/kurs/sql-od-podstaw', 'payment'],
  ['POST', '/fakty', null],
  ['POST', '/', null],
  ['GET', '/profil', null],
  ['GET', '/profil?faktury=tak', 'call'],
  ['GET', '/profil.data?portal=powrot', 'call'],
  ['GET', '/dashboard/success?session_id=x', 'call'],
  ['GET', '/dashboard', null],
] as const)('%s %s is held to %s besides', (method, address, limit) => {
  const { pathname, searchParams } = new URL(address, 'https://szlak.example');
  expect(providerLimit(method, pathname, searchParams)).toBe(limit);
});
