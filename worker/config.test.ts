import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import type { Variables } from './config/variables.ts';

const operator = {
  CONTACT_EMAIL: 'kontakt@szlak.example',
  OPERATOR_NAME: 'Szlak sp. z o.o.',
  OPERATOR_ADDRESS: 'ul. Leśna 1, 00-001 Warszawa',
  OPERATOR_NIP: '525-000-00-00',
};
const secret = { AUTH_SECRET: 'x'.repeat(32), APP_URL: 'https://szlak.example', ...operator };
const development = { ...secret, APP_ENV: 'development', APP_URL: '' };

const sentenceOf = (variables: Variables) => {
  const result = parseConfig(variables);
  return result.ok ? null : result.sentence;
};

const configOf = (variables: Variables) => {
  const result = parseConfig(variables);
  if (!result.ok) throw new Error(result.sentence);
  return result.config;
};

test('absent groups are null and the environment is production', () => {
  const config = configOf(secret);
  expect(config.isDevelopment).toBe(false);
  expect(config.database).toBeNull();
  expect(config.gemini).toBeNull();
  expect(config.rateLimitScale).toBe(1);
});

test("'off' and the empty string count as absent", () => {
  expect(configOf({ ...secret, GEMINI_API_KEY: 'off', DATABASE_URL: '' }).gemini).toBeNull();
});

test('the deadlines have the defaults of the contract', () => {
  const config = configOf({ ...development, GEMINI_API_KEY: 'k', DATABASE_URL: 'http://127.0.0.1:1' });
  expect(config.gemini).toMatchObject({
    firstByteMs: 30_000,
    idleMs: 20_000,
    totalMs: 120_000,
    isLocal: false,
  });
  expect(config.database).toMatchObject({ timeoutMs: 2_000, writeTimeoutMs: 5_000 });
});

test('a model on loopback is the local one', () => {
  const gemini = { ...development, GEMINI_API_KEY: 'k' };
  expect(configOf({ ...gemini, GEMINI_BASE_URL: 'http://127.0.0.1:9099' }).gemini?.isLocal).toBe(true);
  expect(configOf({ ...gemini, GEMINI_BASE_URL: 'https://proxy.example' }).gemini?.isLocal).toBe(false);
});

test('Google itself is the issuer unless another is named', () => {
  const google = { ...secret, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' };
  expect(configOf(google).google?.issuer).toBe('https://accounts.google.com');
  expect(configOf({ ...google, GOOGLE_ISSUER: 'https://id.example' }).google?.issuer).toBe(
    'https://id.example',
  );
  expect(configOf(secret).google).toBeNull();
});

test('the canonical address counts by its origin alone', () => {
  expect(configOf({ ...secret, APP_URL: 'https://szlak.example/start?x=1' }).appOrigin).toBe(
    'https://szlak.example',
  );
  expect(configOf(development).appOrigin).toBeNull();
});

test('in development a sample stands in for the operator, and says so', () => {
  const { AUTH_SECRET } = secret;
  expect(configOf({ AUTH_SECRET, APP_ENV: 'development' }).operator.isSample).toBe(true);
  expect(configOf(development).operator).toEqual({
    name: 'Szlak sp. z o.o.',
    address: 'ul. Leśna 1, 00-001 Warszawa',
    nip: '525-000-00-00',
    email: 'kontakt@szlak.example',
    isSample: false,
  });
});

test('mail has an address of its own only if one is given', () => {
  const mail = { MAIL_FROM: 'Szlak <kontakt@szlak.example>', RESEND_API_KEY: 'k' };
  expect(configOf(secret).mail).toBeNull();
  expect(configOf({ ...secret, ...mail }).mail).toEqual({
    from: 'Szlak <kontakt@szlak.example>',
    apiKey: 'k',
    baseUrl: 'https://api.resend.com',
    replyTo: 'kontakt@szlak.example',
    webhookSecret: null,
  });
});

test.each<[Variables, string]>([
  ...Object.keys(operator).map((name): [Variables, string] => [
    { ...secret, [name]: '' },
    `${name} must be set in production.`,
  ]),
  [{ ...secret, APP_URL: '' }, 'APP_URL must be set in production.'],
  [{}, 'Missing or malformed: AUTH_SECRET.'],
  [{ AUTH_SECRET: 'short' }, 'Missing or malformed: AUTH_SECRET.'],
  [{ ...secret, APP_ENV: 'staging' }, 'Missing or malformed: APP_ENV.'],
  [{ ...secret, DATABASE_TIMEOUT_MS: '-1' }, 'Missing or malformed: DATABASE_TIMEOUT_MS.'],
  [{ ...secret, GEMINI_BASE_URL: 'https://x.example' }, 'GEMINI_BASE_URL is set without GEMINI_API_KEY.'],
  [{ ...secret, GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET.'],
  [{ ...secret, STRIPE_PAYMENT_METHODS: 'blik' }, 'STRIPE_PAYMENT_METHODS is set without STRIPE_SECRET_KEY.'],
  [{ ...secret, GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID.'],
  [{ ...secret, GOOGLE_ISSUER: 'https://x.example' }, 'GOOGLE_ISSUER is set without GOOGLE_CLIENT_ID.'],
  [
    {
      ...secret,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 's',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    },
    'GOOGLE_ISSUER must be https in production.',
  ],
  [{ ...secret, ALERT_WEBHOOK: 'http://127.0.0.1:9/x' }, 'ALERT_WEBHOOK must be https in production.'],
  [{ ...development, ALERT_WEBHOOK: 'http://hooks.example/x' }, 'ALERT_WEBHOOK must be https.'],
  [{ ...development, ALERT_WEBHOOK: 'http://127.0.0.1.evil.example/' }, 'ALERT_WEBHOOK must be https.'],
  [{ ...development, ALERT_WEBHOOK: 'http://169.254.169.254/' }, 'ALERT_WEBHOOK must be https.'],
  [{ ...development, ALERT_WEBHOOK: 'file:///etc/passwd' }, 'Missing or malformed: ALERT_WEBHOOK.'],
  [
    { ...secret, ALERT_WEBHOOK: 'https://a:b@hooks.example/x' },
    'ALERT_WEBHOOK must have no name and password in it.',
  ],
  [
    { ...secret, ALERT_WEBHOOK: 'https://hooks.example@evil.example/' },
    'ALERT_WEBHOOK must have no name and password in it.',
  ],
  [{ ...secret, MAIL_FROM: 'a@b.pl' }, 'MAIL_FROM is set without RESEND_API_KEY.'],
  [{ ...secret, RESEND_API_KEY: 'k' }, 'RESEND_API_KEY or RESEND_BASE_URL is set without MAIL_FROM.'],
  [
    { ...secret, RESEND_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` },
    'RESEND_WEBHOOK_SECRET is set without MAIL_FROM.',
  ],
  [{ ...secret, RESEND_WEBHOOK_SECRET: 'whsec_' }, 'Missing or malformed: RESEND_WEBHOOK_SECRET.'],
  [{ ...secret, BACKUP_KEY: 'a'.repeat(42) }, 'Missing or malformed: BACKUP_KEY.'],
  [{ ...secret, MAIL_FROM: 'Szlak', RESEND_API_KEY: 'k' }, 'Missing or malformed: MAIL_FROM.'],
  [
    { ...secret, MAIL_FROM: 'a@b.pl', RESEND_API_KEY: 'k', RESEND_BASE_URL: 'http://mail.example' },
    'RESEND_BASE_URL must be https in production.',
  ],
  [{ ...secret, DATABASE_AUTH_TOKEN: 't' }, 'DATABASE_AUTH_TOKEN is set without DATABASE_URL.'],
  [{ ...secret, DATABASE_URL: 'http://db.example' }, 'DATABASE_URL must be https in production.'],
  [{ ...secret, MODEL_PRICES: 'gemini-3.8-flash=1,5/9' }, 'Missing or malformed: MODEL_PRICES.'],
  [{ ...secret, MODEL_MONTHLY_LIMIT_PLN: '1 000' }, 'Missing or malformed: MODEL_MONTHLY_LIMIT_PLN.'],
  [
    {
      ...secret,
      MODEL_PRICES: 'gemini-3.8-flash=1.5/9',
      MODEL_MONTHLY_LIMIT_PLN: '100',
      GEMINI_MODEL_LESSON: 'gemini-3.8-pro',
    },
    'MODEL_MONTHLY_LIMIT_PLN is set without a price for gemini-3.8-pro in MODEL_PRICES.',
  ],
  [{ ...secret, DATABASE_URL: 'libsql://db.example?tls=0' }, 'DATABASE_URL must be https in production.'],
  [
    { ...secret, DATABASE_URL: 'libsql://127.0.0.1.evil.example?tls=0' },
    'DATABASE_URL must be https in production.',
  ],
  [{ ...secret, DESK_CODE: 'abc' }, 'DESK_CODE is refused in production.'],
  [{ ...secret, RATE_LIMIT_SCALE: '100' }, 'RATE_LIMIT_SCALE is refused in production.'],
])('%j is refused in one sentence', (variables, sentence) => {
  expect(sentenceOf(variables)).toBe(sentence);
});

test('prices and the ceiling are millionths of a złoty', () => {
  const result = parseConfig({
    ...development,
    GEMINI_API_KEY: 'k',
    MODEL_PRICES: 'gemini-3.8-flash=1.5/9, gemini-3.5-flash-lite=0.4/1.5',
    MODEL_MONTHLY_LIMIT_PLN: '99.50',
  });
  expect(result).toMatchObject({
    config: {
      gemini: {
        monthlyLimitMicro: 99_500_000,
        prices: new Map([
          ['gemini-3.8-flash', { inMicro: 1_500_000, outMicro: 9_000_000 }],
          ['gemini-3.5-flash-lite', { inMicro: 400_000, outMicro: 1_500_000 }],
        ]),
      },
    },
  });
});

test('libsql addresses are fine in production, http ones in development', () => {
  expect(sentenceOf({ ...secret, DATABASE_URL: 'libsql://szlak.example' })).toBeNull();
  expect(sentenceOf({ ...secret, DATABASE_URL: 'libsql://127.0.0.1:8080?tls=0' })).toBeNull();
  expect(sentenceOf({ ...development, DATABASE_URL: 'http://127.0.0.1:8080' })).toBeNull();
});

test('the platform keeps no lines of its own about requests, whose addresses name people and what they look for', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toMatch(
    /\[observability\.logs\]\nenabled = true\ninvocation_logs = false\n/,
  );
});

test('alerts go to an https address, or to this machine while we develop', () => {
  expect(configOf(secret).alertWebhook).toBeNull();
  for (const ALERT_WEBHOOK of ['https://hooks.example/x?key=1', 'http://127.0.0.1:9/x', 'http://[::1]:9/'])
    expect(configOf({ ...development, ALERT_WEBHOOK }).alertWebhook).toBe(ALERT_WEBHOOK);
});
