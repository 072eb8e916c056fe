import { expect, test } from 'vitest';
import { canonicalAddress, httpsOnly, secureAddress, spelled } from './redirects.ts';
import { Hono } from 'hono';
import { AppError } from '#domain/platform/errors.ts';
import type { AppEnv } from '../app-env.ts';
import { pageLimit } from './limit.ts';

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

test.each([
  ['http://szlak.example/faq?szukaj=a', 'https://szlak.example/faq?szukaj=a'],
  [`http://szlak.example/faq?${'a'.repeat(4_000)}`, 'https://szlak.example/faq'],
  ['https://szlak.example/faq', null],
  ['http://127.0.0.1:8787/', null],
  ['http://localhost/', null],
  ['http://[::1]:8787/', null],
  ['http://localhost.evil.example/', 'https://localhost.evil.example/'],
])('%s is led to %s', (address, secure) => {
  expect(secureAddress(address)).toBe(secure);
});

test.each([
  ['http://szlak.example/faq', 308],
  ['http://szlak.example/api/account/login', 403],
  ['https://szlak.example/api/account/login', 200],
])('in production %s is answered with %i', async (address, status) => {
  const door = new Hono<AppEnv>();
  door.onError((error) => new Response(null, { status: error instanceof AppError ? error.status : 500 }));
  door.use(async (c, next) => {
    c.set('config', { isDevelopment: false } as never);
    await next();
  });
  door.use(httpsOnly);
  door.use(async (c) => c.text('ok'));
  const response = await door.request(address, { method: 'POST' });
  expect([response.status, response.headers.has('Location')]).toEqual([status, status === 308]);
});

test.each([
  ['/', '/'],
  ['/odstapienie', '/odstapienie'],
  ['/Odstapienie', '/odstapienie'],
  ['/%6fdstapienie', '/odstapienie'],
  ['/%4Fdstapienie.DATA', '/odstapienie.data'],
  ['//odstapienie', '/odstapienie'],
  ['/Zamowienie//KURS/%73ql', '/zamowienie/kurs/sql'],
  ['/profil/', '/profil/'],
  // What has a meaning of its own stays escaped, and as it was.
  ['/profil%2Fadres', '/profil%2Fadres'],
  ['/zawody/%C5%81%00%25', '/zawody/%C5%81%00%25'],
  ['/Certyfikat/SZ-4K7P-02TD-X9QM', '/certyfikat/SZ-4K7P-02TD-X9QM'],
  ['/karta/AbC', '/karta/AbC'],
  ['/api/Account', '/api/Account'],
  ['/assets/App-B1.js', '/assets/App-B1.js'],
])('%s is spelled %s, and that once and for all', (path, one) => {
  expect(spelled(path)).toBe(one);
  expect(spelled(one)).toBe(one);
});

test.each(['/Odstapienie', '/%6fdstapienie', '/%4fDSTAPIENIE.data', '//Profil', '/panel/%57ejscie'])(
  'no spelling takes %s past its limit',
  (path) => {
    expect(pageLimit('POST', spelled(path), new URLSearchParams())).not.toBe(null);
  },
);
