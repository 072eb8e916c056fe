import { expect, test, vi } from 'vitest';
import { parseConfig, type Config } from './config.ts';
import type { Variables } from './config/variables.ts';
import { guardedFetch, outboundHosts } from './outbound.ts';

function configOf(variables: Variables): Config {
  const result = parseConfig({ APP_ENV: 'development', AUTH_SECRET: 'x'.repeat(32), ...variables });
  if (!result.ok) throw new Error(result.sentence);
  return result.config;
}

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'w', STRIPE_PRICE_PREMIUM: 'p' };
const mail = { MAIL_FROM: 'a@szlak.example', RESEND_API_KEY: 'k' };

test.each<[Variables, string[]]>([
  [{}, []],
  [{ DATABASE_URL: 'libsql://szlak.turso.io' }, ['szlak.turso.io']],
  [{ DATABASE_URL: 'libsql://szlak.turso.io:443' }, ['szlak.turso.io']],
  [{ DATABASE_URL: 'libsql://127.0.0.1:8080?tls=0' }, ['127.0.0.1:8080']],
  [{ GEMINI_API_KEY: 'k' }, ['generativelanguage.googleapis.com']],
  [{ GEMINI_API_KEY: 'k', GEMINI_BASE_URL: 'http://127.0.0.1:9001/x' }, ['127.0.0.1:9001']],
  [google, ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com']],
  [{ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9002' }, ['127.0.0.1:9002']],
  [mail, ['api.resend.com']],
  [{ PASSWORD_RANGE_URL: 'https://breaches.example/range/' }, ['breaches.example']],
  [{ ALERT_WEBHOOK: 'https://hooks.example/a?b=c' }, ['hooks.example']],
  [{ ALERT_WEBHOOK: 'http://127.0.0.1:9003/' }, ['127.0.0.1:9003']],
  [stripe, ['api.stripe.com']],
  [{ ...stripe, STRIPE_API_URL: 'https://stripe.example' }, ['stripe.example']],
  [{ COURSE_PHOTOS: 'on' }, ['images.unsplash.com']],
])('%j may ask %j', (variables, hosts) => {
  expect([...outboundHosts(configOf(variables))]).toEqual(hosts);
});

const answer = () => vi.fn<typeof fetch>(async () => new Response('ok'));

test.each([
  'https://szlak.example.evil.example/',
  'https://szlak.example:8443/',
  'https://szlak.example@evil.example/',
  new URL('http://169.254.169.254/'),
  new Request('https://evil.example/'),
])('%s is refused before anything is sent', async (address) => {
  const original = answer();
  const guarded = guardedFetch(original, () => new Set(['szlak.example']));
  await expect(guarded(address)).rejects.toThrow('is not among the configured services');
  expect(original).not.toHaveBeenCalled();
});

test.each([
  'https://szlak.example/a?b',
  new URL('https://SZLAK.example/'),
  new Request('https://szlak.example:443/'),
])('%s is asked, and no redirect is followed', async (address) => {
  const original = answer();
  await guardedFetch(original, () => new Set(['szlak.example']))(address, { method: 'POST' });
  expect(original).toHaveBeenCalledWith(address, { method: 'POST', redirect: 'manual' });
});
