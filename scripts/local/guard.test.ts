import { expect, test } from 'vitest';
import { isLoopback, refusedLocally } from './guard.ts';

test.each([
  'http://127.0.0.1:8880',
  'http://localhost',
  'libsql://127.0.0.1:8880?tls=0',
  'http://[::1]:8880',
  'http://127.0.0.53',
  'ws://localhost:1',
])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each([
  'libsql://szlak.turso.io',
  'https://szlak.turso.io',
  'http://127.0.0.1.evil.example',
  'http://localhost.example',
  'http://127.0.0.1@szlak.turso.io',
  'http://szlak.turso.io/127.0.0.1',
  'http://szlak.turso.io#localhost',
  'libsql://127.0.0.1:8880@szlak.turso.io',
  'http://0.0.0.0:8880',
  'http://192.168.1.7',
  'http://10.0.0.1',
  'http://128.0.0.1',
  'http://[::ffff:7f00:1]',
  'file:local.db',
  'szlak.turso.io',
  '',
])('%j is not', (address) => {
  expect(isLoopback(address)).toBe(false);
});

const LOCAL_MAIL = { RESEND_API_KEY: 'k', RESEND_BASE_URL: 'http://127.0.0.1:9025' };

test.each([
  {},
  { DATABASE_URL: 'off', STRIPE_SECRET_KEY: 'off', RESEND_API_KEY: 'off', ALERT_WEBHOOK: 'off' },
  { DATABASE_URL: '' },
  { DATABASE_URL: 'http://127.0.0.1:8880' },
  { STRIPE_SECRET_KEY: 'sk_test_1' },
  { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_API_URL: 'https://api.stripe.com' },
  { STRIPE_SECRET_KEY: 'local', STRIPE_API_URL: 'http://127.0.0.1:9097' },
  { GEMINI_API_KEY: 'AIza-real' },
  { GOOGLE_CLIENT_ID: 'real.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 's' },
  LOCAL_MAIL,
  { ALERT_WEBHOOK: 'http://127.0.0.1:9/x' },
])('%j may be used', (environment) => {
  expect(refusedLocally(environment)).toBeNull();
});

test.each([
  [{ DATABASE_URL: 'libsql://szlak.turso.io?authToken=tajne' }, 'DATABASE_URL leads to szlak.turso.io,'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL leads to an address that'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY is a live one'],
  [
    { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_URL: 'http://127.0.0.1:9097' },
    'STRIPE_SECRET_KEY is a live one',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'no test key'],
  [{ STRIPE_SECRET_KEY: ' sk_test_1' }, 'no test key'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: 'https://evil.example' },
    'STRIPE_API_URL leads to evil.example',
  ],
  [{ RESEND_API_KEY: 're_1' }, 'real mail'],
  [{ ...LOCAL_MAIL, RESEND_BASE_URL: 'https://api.resend.com' }, 'real mail'],
  [{ ALERT_WEBHOOK: 'https://hooks.example/tajne' }, 'ALERT_WEBHOOK leads to hooks.example,'],
])('%j is refused in one sentence, which holds no secret', (environment, words) => {
  const sentence = refusedLocally(environment);
  expect(sentence).toContain(words);
  expect(sentence).not.toMatch(/tajne|re_1|_live_1/);
});
