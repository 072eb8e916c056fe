// npm run doctor, against the built Worker and the local services (docs/operations.md 'Watching it').
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { variablesSchema } from '#worker/config/variables.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { AUTH_SECRET, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());

async function doctor(variables: Record<string, string> = {}): Promise<{ code: number; lines: string[] }> {
  const env = {
    ...process.env,
    APP_ENV: 'development',
    APP_URL: app.url,
    AUTH_SECRET,
    DATABASE_URL: app.databaseProxy.url,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: app.gemini.url,
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: app.inbox.url,
    ...stripeVariables(stripe),
    ...variables,
  };
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.ts'], { env });
  const { stdout, code } = await run.then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  return { code, lines: stdout.trim().split('\n') };
}

const lineOf = ({ lines }: { lines: string[] }, what: string) =>
  lines.filter((line) => line.startsWith(`${what}  `)).join('\n');

test('finds all well where all is', async () => {
  const { code, lines } = await doctor();
  expect(lines.filter((line) => !/ {2}(ok|unset)\b/.test(line))).toEqual([]);
  expect(lines.filter((line) => / {2}ok\b/.test(line)).length).toBeGreaterThanOrEqual(20);
  const names = Object.keys(variablesSchema.shape);
  expect(names.filter((name) => !lines.some((line) => line.startsWith(`${name} `)))).toEqual([]);
  expect(code).toBe(0);
});

test('a key of the carrier that may only send is enough', async () => {
  app.inbox.setMood('send-only');
  const found = await doctor();
  app.inbox.setMood('well');
  expect(lineOf(found, 'Domain at the carrier')).toContain('unknown  not known: the key may only send');
  expect(found.code).toBe(0);
});

test('a key that the payment provider refuses is wrong, and its sentence says what to do', async () => {
  const found = await doctor({ STRIPE_SECRET_KEY: 'sk_test_another' });
  expect(lineOf(found, 'Price of Premium')).toContain('WRONG    the key is refused: set the right one');
  expect(found.code).toBe(1);
});

test('says which price, which model and which key are wrong, and ends with a code', async () => {
  const found = await doctor({
    STRIPE_PRICE_PREMIUM: 'price_enterprise',
    GEMINI_MODEL_LESSON: 'gemini-1.0-pro',
    RESEND_API_KEY: 'another',
  });
  expect(lineOf(found, 'Price of Premium')).toContain('WRONG    299 pln, while the pages say 79');
  expect(lineOf(found, 'gemini-1.0-pro')).toContain('WRONG    there is no such model');
  expect(lineOf(found, 'Domain at the carrier')).toContain('WRONG    the carrier answers 403');
  expect(found.code).toBe(1);
});

test('tells a service that is away from one that is wrong', async () => {
  const found = await doctor({ STRIPE_API_URL: 'http://127.0.0.1:9' });
  expect(lineOf(found, 'Price of Premium')).toContain('unknown');
});
