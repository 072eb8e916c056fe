import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { AppError } from '#domain/platform/errors.ts';
import type { AppEnv } from '../app-env.ts';
import { httpsOnly, secureAddress } from './https-only.ts';

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
