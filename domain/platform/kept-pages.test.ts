import { expect, test } from 'vitest';
import { isKeptPage, mayChangeWho } from './kept-pages.ts';

test.each([
  ['/dashboard', true],
  ['/dashboard/analiza', true],
  ['/dashboard/analiza/7f3a-1', true],
  ['/moje-kursy/sql-od-podstaw', true],
  ['/moje-kursy/sql-od-podstaw/1-1-lekcja-1', true],
  ['/moje-kursy/sql-od-podstaw/opinia', false],
  ['/moje-kursy/sql-od-podstaw/zaswiadczenie', false],
  ['/moje-kursy', false],
  ['/dashboard/lista', false],
  ['/dashboard.data', false],
  ['/profil', false],
  ['/api/analysis', false],
  ['/panel/osoby', false],
  ['/', false],
])('%s is kept: %s', (path, isKept) => {
  expect(isKeptPage(path)).toBe(isKept);
});

test.each([
  ['POST', '/api/account/login', true],
  ['POST', '/api/account/logout', true],
  ['DELETE', '/api/account', true],
  ['POST', '/wyloguj', true],
  ['POST', '/login', true],
  ['GET', '/auth/callback', true],
  ['GET', '/api/auth/callback/google', true],
  ['POST', '/drugi-krok.data', true],
  ['POST', '/nowe-haslo', true],
  ['GET', '/api/account/me', false],
  ['GET', '/login', false],
  ['GET', '/nowe-haslo', false],
  ['POST', '/api/accounting', false],
  ['POST', '/dashboard', false],
])('%s %s may change who is here: %s', (method, path, may) => {
  expect(mayChangeWho(method, path)).toBe(may);
});
