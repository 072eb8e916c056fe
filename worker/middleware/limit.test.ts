import { expect, test } from 'vitest';
import { pageLimit } from './limit.ts';

test.each([
  ['POST', '/profil', 'payment'],
  ['POST', '/profil.data', 'payment'],
  ['POST', '/profil/', 'payment'],
  ['POST', '/odstapienie', 'payment'],
  ['POST', '/zamowienie/premium.data', 'payment'],
  ['POST', '/zamowienie/kurs/sql-od-podstaw', 'payment'],
  ['POST', '/potwierdz', 'login'],
  ['POST', '/potwierdz.data', 'login'],
  ['POST', '/drugi-krok/', 'login'],
  ['POST', '/potwierdz/_.data', 'login'],
  ['POST', '/zamowienie/premium/_.data', 'payment'],
  ['POST', '/panel/wejscie', 'login'],
  ['POST', '/profil/adres', 'password'],
  ['POST', '/nowy-adres', 'password'],
  ['POST', '/poprzedni-adres', 'password'],
  ['POST', '/cofnij-klucze', 'password'],
  ['POST', '/odzyskaj-konto.data', 'password'],
  ['POST', '/nowe-haslo.data', 'password'],
  ['POST', '/potwierdz-email', 'password'],
  ['POST', '/moje-kursy/sql-od-podstaw/l1.data', 'call'],
  ['GET', '/moje-kursy/sql-od-podstaw?purchase_status=success&session_id=x', 'call'],
  ['GET', '/moje-kursy/sql-od-podstaw.data?purchase_status=success&session_id=x', 'call'],
  ['GET', '/moje-kursy/sql-od-podstaw', null],
  ['GET', '/moje-kursy/sql-od-podstaw/l1', null],
  ['GET', '/potwierdz', null],
  ['POST', '/fakty', null],
  ['POST', '/', null],
  ['GET', '/profil', null],
  ['GET', '/profil?faktury=tak', 'call'],
  ['GET', '/profil.data?portal=powrot', 'call'],
  ['GET', '/dashboard/success?session_id=x', 'call'],
  ['GET', '/dashboard', null],
] as const)('%s %s is held to %s besides', (method, address, limit) => {
  const { pathname, searchParams } = new URL(address, 'https://szlak.example');
  expect(pageLimit(method, pathname, searchParams)).toBe(limit);
});
