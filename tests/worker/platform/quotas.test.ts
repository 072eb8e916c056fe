// Quotas as in production, nothing scaled (worker/limits.ts; docs/faults.md 42): by account and by network, shared, with the time to wait.
// Each test is a network of its own, and the burst limit counts by it, too.
import { like, not } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { profiles, tokens } from '#db/account/schema/accounts.ts';
import { logs, metrics } from '#db/desk/schema/observability.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { networkOf } from '#domain/platform/quota/quota.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { QUOTAS, type QuotaName } from '#worker/limits.ts';
import { quotaKey } from '#worker/services/platform/quotas.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { mailedLink } from '#tests/support/account/steps.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, newAddress, PASSWORD, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

const WRONG = 'zle-haslo-na-pewno';
const NEW_PASSWORD = 'calkiem-nowe-haslo-7';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1', ...SILENT_STRIPE }, { mail: true });
});
afterAll(() => app.stop());

let networks = 0;
const newNetwork = () => `203.0.113.${++networks}`;

/** Calls come from this network; a new one each time where none is given. */
function callerFrom(network: string | null, visitor: Visitor = visitorOf(app)) {
  return {
    visitor,
    post: (path: string, body: unknown) =>
      visitor.post(path, body, { headers: { 'CF-Connecting-IP': network ?? newNetwork() } }),
  };
}

async function registered(): Promise<string> {
  const email = newAddress();
  await callerFrom(null).post('/api/account/register', { email, password: PASSWORD });
  return email;
}

const loginFrom = (caller: ReturnType<typeof callerFrom>, email: string, password: string) =>
  caller.post('/api/account/login', { email, password });

/** As if so many had been counted just now: each real one would hash a password. What crosses the limit is real. */
async function counted(name: QuotaName, subject: string, count: number): Promise<void> {
  const now = Date.now();
  const key = quotaKey({ config: { keys: keyRing(AUTH_SECRET) } }, { name, subject });
  const resets_at = now + QUOTAS[name].windowMs;
  await app.database
    .insert(quotas)
    .values({ key, count, resets_at })
    .onConflictDoUpdate({ target: quotas.key, set: { count, resets_at } });
}

test('a link for a withdrawal counts by what was typed and by network, known or not', async () => {
  const ask = (typed: string, network: string) =>
    visitorOf(app).fetch('/odstapienie', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': network },
      body: new URLSearchParams({ kto: typed }),
    });
  for (const typed of [newAddress(), 'Z-0000-0000-0000']) {
    await counted('withdrawBySubject', typed, QUOTAS.withdrawBySubject.most - 1);
    expect((await ask(typed, newNetwork())).status).toBe(200);
    expect((await ask(typed, newNetwork())).status).toBe(429);
  }
  const network = newNetwork();
  await counted('withdrawByNetwork', networkOf(network), QUOTAS.withdrawByNetwork.most);
  expect((await ask(newAddress(), network)).status).toBe(429);
});

test('a wrong password counts by account and by network; one that is right takes its own count back', async () => {
  const email = await registered();
  const counts = async () => (await app.database.select().from(quotas)).map(({ count }) => count).toSorted();
  await app.database.delete(quotas);
  const caller = callerFrom(newNetwork());
  for (let number = 0; number < 2; number++) await loginFrom(caller, email, WRONG);
  expect(await counts()).toEqual([2, 2]);
  await loginFrom(caller, email, PASSWORD);
  expect(await counts()).toEqual([2]);
});

test('an eleventh wrong password for one account waits, from wherever it comes, known or not', async () => {
  for (const email of [await registered(), newAddress()]) {
    await counted('loginByAccount', email, 9);
    expect((await loginFrom(callerFrom(null), email, WRONG)).status).toBe(401);
    const refused = await callerFrom(null).post('/api/account/login', { email, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
  }
});

test('the owner still gets in from a browser they have used before', async () => {
  const email = await registered();
  const owner = callerFrom(null);
  await owner.post('/api/account/login', { email, password: PASSWORD });
  await counted('loginByAccount', email, 12);
  const body = { email, password: PASSWORD };
  expect((await callerFrom(null).post('/api/account/login', body)).status).toBe(429);
  expect((await owner.post('/api/account/login', body)).status).toBe(200);
  // A sign-in that succeeds starts the account's count over.
  expect((await callerFrom(null).post('/api/account/login', body)).status).toBe(200);
});

test('the owner gets in from a new browser, too, once a mailed link has set the password', async () => {
  const email = await registered();
  const owner = callerFrom(null);
  await counted('loginByAccount', email, 12);
  expect((await loginFrom(owner, email, PASSWORD)).status).toBe(429);
  await owner.post('/api/account/forgot-password', { email });
  const link = await mailedLink(app, email, '/nowe-haslo');
  const token = tokenIn(link);
  await owner.post('/api/account/reset-password', { token, password: NEW_PASSWORD });
  expect((await loginFrom(owner, email, NEW_PASSWORD)).status).toBe(200);
});

test('guesses by registering a taken address count as those at the login', async () => {
  const email = await registered();
  await counted('loginByAccount', email, 8);
  const guess = (password: string) => callerFrom(null).post('/api/account/register', { email, password });
  expect((await guess(WRONG)).status).toBe(200);
  expect((await loginFrom(callerFrom(null), email, WRONG)).status).toBe(401);
  const right = await guess(PASSWORD);
  expect([right.status, right.headers.getSetCookie()]).toEqual([429, []]);
  expect((await loginFrom(callerFrom(null), email, PASSWORD)).status).toBe(429);
  // An address that nobody has waits just the same.
  const free = newAddress();
  await counted('loginByAccount', free, 10);
  expect(
    (await callerFrom(null).post('/api/account/register', { email: free, password: WRONG })).status,
  ).toBe(429);
});

test('a registration that signs in takes the sign-in’s uses back, and its own stay counted', async () => {
  await app.database.delete(quotas);
  await registered();
  const counts = (await app.database.select().from(quotas)).map(({ count }) => count).toSorted();
  expect(counts).toEqual([0, 1, 1, 1, 1]);
});

test('ten messages a day go to an address, of all kinds together, whoever asks for them; the eleventh is told', async () => {
  const email = newAddress();
  await counted('mailToAddress', email, 9);
  const ask = (path: string) => callerFrom(null).post(path, { email });
  expect((await ask('/api/account/forgot-password')).status).toBe(202);
  for (const path of ['/api/account/forgot-password', '/api/account/resend-confirmation'])
    expect((await ask(path)).status).toBe(429);
  const registration = await callerFrom(null).post('/api/account/register', { email, password: PASSWORD });
  expect(registration.status).toBe(429);
  expect((await ask('/api/account/forgot-password')).headers.get('Retry-After')).not.toBeNull();
});

test('a thirty-first attempt from one network waits, whomever it is for', async () => {
  const network = '2001:db8:9:9::';
  await counted('loginByNetwork', networkOf(`${network}1`), 29);
  expect((await loginFrom(callerFrom(`${network}1`), newAddress(), WRONG)).status).toBe(401);
  expect((await loginFrom(callerFrom(`${network}2`), newAddress(), WRONG)).status).toBe(429);
});

test('a window that is over starts again, and the hourly task clears what has run out', async () => {
  const email = await registered();
  await counted('loginByAccount', email, 11);
  await app.database.update(quotas).set({ resets_at: Date.now() - 1 });
  expect((await callerFrom(null).post('/api/account/login', { email, password: PASSWORD })).status).toBe(200);
  await app.database.update(quotas).set({ resets_at: 1 });
  await app.database.update(tokens).set({ expires_at: 1 });
  await app.tick(EVERY_HOUR);
  expect([await app.database.$count(quotas), await app.database.$count(tokens)]).toEqual([0, 0]);
});

test('the hourly task keeps logs for 30 days and metrics for 90', async () => {
  const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
  await app.database.delete(logs);
  await app.database.delete(metrics);
  const log = { level: 'info', message: 'x' } as const;
  await app.database.insert(logs).values([29, 31].map((days) => ({ ...log, timestamp: daysAgo(days) })));
  const metric = { metric_name: 'x', value: 1 };
  await app.database
    .insert(metrics)
    .values([89, 91].map((days) => ({ ...metric, timestamp: daysAgo(days) })));
  await app.tick(EVERY_HOUR);
  expect([await app.database.$count(logs), await app.database.$count(metrics)]).toEqual([1, 1]);
});

test('one network may ask for so many links an hour, whomever they are for', async () => {
  const network = '2001:db8:1:2::';
  const statuses: number[] = [];
  await counted('forgotByNetwork', networkOf(`${network}1`), 15);
  for (let number = 16; number <= 21; number++) {
    const caller = callerFrom(`${network}${number}`);
    const answer = await caller.post('/api/account/forgot-password', { email: newAddress() });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test.each([
  ['/api/account/forgot-password', 'forgotByAccount', {}, 202],
  ['/api/account/resend-confirmation', 'resendByAccount', {}, 202],
  ['/api/account/register', 'registerByAccount', { password: PASSWORD }, 200],
] as const)('%s writes to one address five times an hour at most', async (path, name, more, accepted) => {
  const email = newAddress();
  await counted(name, email, 3);
  const statuses: number[] = [];
  for (let number = 4; number <= 6; number++) {
    statuses.push((await callerFrom(null).post(path, { email, ...more })).status);
  }
  expect(statuses).toEqual([accepted, accepted, 429]);
});

test('parallel attempts are counted one by one', async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callerFrom(null).post('/api/account/forgot-password', { email })),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
});

test('the table tells nobody’s address', async () => {
  const readable = await app.database
    .select()
    .from(quotas)
    .where(not(like(quotas.key, '___________________________________________')));
  expect(readable).toEqual([]);
});

test('unconfirmed accounts of one network start three analyses a day together; a confirmed one is free to go on', async () => {
  const network = newNetwork();
  const start = async () => {
    const email = await registered();
    const caller = callerFrom(network);
    await loginFrom(callerFrom(null, caller.visitor), email, PASSWORD);
    const answer = await caller.post('/api/analysis', ANSWERS);
    return { email, answer, again: () => caller.post('/api/analysis', ANSWERS) };
  };
  // One has been started already: the accounts that follow count together with it.
  await counted('unconfirmedAnalysis', network, 1);
  for (let number = 0; number < 2; number++) {
    const { answer } = await start();
    expect(answer.status).toBe(200);
    expect((await allEvents(answer)).at(-1)).toMatchObject({ event: 'done' });
  }
  const calls = app.gemini.calls.length;
  const fourth = await start();
  expect(fourth.answer.status).toBe(429);
  expect(await fourth.answer.json()).toMatchObject({
    code: 'daily-limit',
    error: expect.stringContaining('Potwierdź'),
  });
  expect(Number(fourth.answer.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect(app.gemini.calls).toHaveLength(calls);
  await app.database.update(profiles).set({ email_confirmed_at: Date.now() });
  expect((await allEvents(await fourth.again())).at(-1)).toMatchObject({ event: 'done' });
});

test('a customer with a whole /48 gets no more registrations and unconfirmed runs than the block has', async () => {
  const inBlock = (net: number) => `2001:db8:7:${net}::1`;
  const email = newAddress();
  const register = (from: string) =>
    callerFrom(from).post('/api/account/register', { email, password: PASSWORD });
  await counted('registerByBlock', '2001:db8:7::/48', QUOTAS.registerByBlock.most);
  expect((await register(inBlock(1))).status).toBe(429);
  expect((await register('2001:db8:8::1')).status).toBe(200);
  const caller = callerFrom(inBlock(2));
  await loginFrom(callerFrom(null, caller.visitor), email, PASSWORD);
  const { most } = QUOTAS.unconfirmedAnalysisByBlock;
  await counted('unconfirmedAnalysisByBlock', '2001:db8:7::/48', most);
  const calls = app.gemini.calls.length;
  const refused = await caller.post('/api/analysis', ANSWERS);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'daily-limit']);
  expect(app.gemini.calls).toHaveLength(calls);
});
