import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  '/',
  '/#quiz',
  '/dashboard',
  '/dashboard/analiza/8f14e45f-ceea-467f-a8d2-1b4bd1b4d1b4',
  '/kursy/abc?od=1#opis',
  '/zamowienie/kurs/sql-od-podstaw',
  '/biblioteka-kursow?kategoria=AI&q=j%C4%99zyk',
  `/plany?q=${'a'.repeat(291)}`,
])('%s is a place of ours', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '//dashboard',
  '/\\evil.example',
  '/\t/evil.example',
  '/dashboard\\..',
  '/dashboard//evil.example',
  '/dashboard?a=\\evil',
  '/dashboard?a=\n',
  '/dashboard\n',
  '/kursy/../wyloguj',
  '/kursy/%2e%2e/wyloguj',
  'javascript:alert(1)',
  '/user@evil.example',
  '/dashboard@evil.example',
  '/dashboard:80',
  `/plany?q=${'a'.repeat(292)}`,
])('%j leads nowhere', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});

test.each([
  '/api/account/logout',
  '/api/auth/signin/google',
  '/wyloguj',
  '/login',
  '/auth/callback',
  '/potwierdz-email',
])('%s is no place to come back to', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
