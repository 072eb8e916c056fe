// npm run doctor, against the built Worker and the local services (docs/operations.md 'Watching it').
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '#db/advice/schema/analyses.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { serviceChecks } from '#scripts/checks/services.ts';
import { seedDatabase } from '#scripts/local/database.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { variablesSchema } from '#worker/config/variables.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { SAMPLE_RUN_HEADER, sampleRunToken } from '#worker/auth/sample-run-token.ts';
import { AUTH_SECRET, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true, isOwn: true }));
});
afterAll(() => stop());

async function doctor(
  variables: Record<string, string> = {},
  ...words: string[]
): Promise<{ code: number; lines: string[] }> {
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
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.ts', ...words], { env });
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
  expect(lineOf(found, 'Key of Stripe')).toContain('WRONG    Stripe refuses STRIPE_SECRET_KEY');
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

test('with an address a run is tried there, with the key alone', async () => {
  const { lines, code } = await doctor({}, app.url);
  expect(lineOf({ lines }, 'Sample run')).toMatch(/ok +first section after [\d.]+ s, whole after [\d.]+ s/);
  expect(code).toBe(0);
  const [call] = await app.database.select().from(modelCalls).where(eq(modelCalls.subject, 'sample-run'));
  expect(call).toMatchObject({ purpose: 'analysis' });
  expect(await app.database.$count(runs)).toBe(0);
  const stranger = await doctor({ AUTH_SECRET: 'z'.repeat(32) }, app.url);
  expect(lineOf(stranger, 'Sample run')).toContain("is AUTH_SECRET here the deployment's?");
  const bare = await fetch(new URL('/api/sample-run', app.url), {
    method: 'POST',
    headers: { Origin: new URL(app.url).origin },
  });
  expect(bare.status).toBe(404);
});

test('a run that the provider refuses is wrong, and a seventh in an hour waits', async () => {
  const token = () => ({
    Origin: new URL(app.url).origin,
    [SAMPLE_RUN_HEADER]: sampleRunToken(keyRing(AUTH_SECRET), Date.now()),
  });
  const ask = () => fetch(new URL('/api/sample-run', app.url), { method: 'POST', headers: token() });
  app.gemini.reset();
  app.gemini.misbehave({ kind: 'status', status: 403 });
  expect(await (await ask()).json()).toMatchObject({ code: 'model-key', status: 403 });
  await app.database.update(quotas).set({ count: 6_000 });
  expect((await ask()).status).toBe(429);
});

test('says which requests the provider refuses, in its own words', async () => {
  const withSchema = [
    'an analysis',
    'a reading',
    'an answer',
    'one more path',
    'a structure',
    'a plan of lessons',
    'a second reading',
    'feedback',
    'a talk',
  ];
  app.gemini.reset();
  // One for each request: they are sent at once, and which comes first is chance.
  const refused = { kind: 'refuse-schema' } as const;
  app.gemini.misbehave(...withSchema.map(() => refused), { ...refused, secondReading: true });
  const found = await doctor();
  for (const what of withSchema)
    expect(lineOf(found, `Request for ${what}`)).toContain('WRONG    Google answers 400: Request contains');
  expect(lineOf(found, 'Request for a lesson')).toContain('ok');
  expect(found.code).toBe(1);
});

test('tells a service that is away from one that is wrong', async () => {
  const found = await doctor({ STRIPE_API_URL: 'http://127.0.0.1:9' });
  expect(lineOf(found, 'Price of Premium')).toContain('unknown');
});

test('demo accounts in a deployed database are wrong', async () => {
  const scope = {
    database: { url: app.databaseProxy.url, authToken: null, timeoutMs: 10_000, writeTimeoutMs: 10_000 },
    gemini: null,
    mail: null,
  };
  const demo = async (isDevelopment = false) =>
    (await serviceChecks({ ...scope, isDevelopment })).find(({ what }) => what === 'Demo accounts');
  expect(await demo()).toMatchObject({ state: 'ok' });
  await seedDatabase(scope.database);
  expect(await demo()).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('obsluga@szlak.example'),
  });
  expect(await demo(true)).toBeUndefined();
});
