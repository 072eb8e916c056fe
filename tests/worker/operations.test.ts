// What the operator sees (application.md §7): a line a request, rows of errors, reports of broken pages, the word on health, what the
// clock does; and that nothing personal is in any of it.
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logs, metrics } from '#db/schema/observability.ts';
import { MAX_KNOWN_DEVICES } from '#db/commands/sessions.ts';
import { knownDevices, profiles, sessions } from '#db/schema/accounts.ts';
import { runs } from '#db/schema/analyses.ts';
import { openOrders, stripeEvents } from '#db/schema/billing.ts';
import { quotas } from '#db/schema/quotas.ts';
import { subscriptions } from '#db/schema/subscriptions.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';
import { QUOTAS } from '#worker/limits.ts';
import { quotaKey } from '#worker/services/quotas.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/application.ts';
import { mailedLink } from '#tests/support/account-steps.ts';
import { allEvents } from '#tests/support/event-stream.ts';
import { ANSWERS, newAddress, PASSWORD, visitorOf } from '#tests/support/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1', DATABASE_TIMEOUT_MS: '400' }, { mail: true });
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

let networks = 0;
/** Each call from a network of its own, unless it is given. */
const from = (network = `203.0.113.${++networks}`) => ({ headers: { 'CF-Connecting-IP': network } });

const keyOfReports = (network: string) =>
  quotaKey({ config: { authSecret: AUTH_SECRET } }, { name: 'reportByNetwork', subject: network });

type Line = Record<string, unknown>;

/** The structured lines so far that say all this. */
function lines(what: Line): Line[] {
  return app
    .logs()
    .map((log) => (JSON.parse(log) as { message: string }).message)
    .filter((message) => message.startsWith('{'))
    .map((message) => JSON.parse(message) as Line)
    .filter((line) => Object.entries(what).every(([name, value]) => line[name] === value));
}

test('a request leaves one line: its id, pattern, person, time and what the database had to do', async () => {
  const visitor = visitorOf(app);
  const email = newAddress();
  await visitor.post('/api/account/register', { email, password: PASSWORD }, from());
  await visitor.post('/api/account/login', { email, password: PASSWORD }, from());
  const pages = [await visitor.fetch('/dashboard', from()), await visitor.fetch('/api/account/me', from())];
  const [page, me] = pages.map((answer) => answer.headers.get('X-Request-Id'));
  await expect.poll(() => lines({ requestId: me })).toHaveLength(1);
  const [told] = lines({ requestId: page });
  expect(told).toMatchObject({ level: 'info', method: 'GET', route: '/dashboard', status: 200, trips: 1 });
  expect(told?.['ms']).toBeGreaterThanOrEqual(Number(told?.['databaseMs']));
  expect(told?.['person']).toMatch(/^[\w-]{16}$/);
  expect(lines({ requestId: me })[0]).toMatchObject({ route: '/api/account/me', person: told?.['person'] });
});

test('a stranger’s page is told without a person, costs the database nothing, and leaves no row', async () => {
  app.databaseProxy.forget();
  const answer = await visitorOf(app).fetch('/blog/praca-zdalna-trendy?szukaj=tajne', from());
  const requestId = answer.headers.get('X-Request-Id');
  await expect.poll(() => lines({ requestId })).toHaveLength(1);
  expect(lines({ requestId })[0]).toMatchObject({ route: '/blog/*', trips: 0, person: null });
  expect(app.databaseProxy.roundTrips).toBe(0);
});

test('an address that is none of ours, and a parameter, stand in no line', async () => {
  const answers = [
    await visitorOf(app).fetch('/jan.kowalski', from()),
    await visitorOf(app).fetch('/api/analysis/tajny-numer/calendar.ics', from()),
  ];
  const [missing, call] = answers.map((answer) => answer.headers.get('X-Request-Id'));
  await expect.poll(() => lines({ requestId: call })).toHaveLength(1);
  expect(lines({ requestId: missing })[0]).toMatchObject({ route: '*', status: 404 });
  expect(lines({ requestId: call })[0]).toMatchObject({ route: '/api/analysis/:id/calendar.ics' });
});

test('of requests that asked the database, some leave their time in the metrics', async () => {
  const timed = () => app.database.$count(metrics, like(metrics.metric_name, 'request_ms GET /api/health'));
  // One in twenty: that none of 300 is among them, happens once in five million times.
  for (let count = 0; count < 300 && (await timed()) === 0; count++)
    await visitorOf(app).fetch('/api/health', from());
  await expect.poll(timed).toBeGreaterThan(0);
});

test('health says what is true, within its deadline', async () => {
  const health = async () => {
    const answer = await visitorOf(app).fetch('/api/health', from());
    return [answer.status, await answer.json()];
  };
  const version = expect.stringMatching(/^\w+$/);
  expect(await health()).toEqual([200, { status: 'ok', database: true, version }]);
  for (const mood of ['refuse', 'silent'] as const) {
    app.databaseProxy.setMood(mood);
    expect(await health()).toEqual([503, { status: 'degraded', database: false, version }]);
  }
});

test('a report of a broken page is one line and one row, without addresses, queries and tokens', async () => {
  const answer = await visitorOf(app).post(
    '/api/log-error',
    {
      error: `Brak danych ala@example.pl\r\n{"level":"info"}`,
      stack: `at f (https://szlak.example/assets/a.js?v=tajne:1:2)\nat ${'T'.repeat(43)}`,
      info: { path: '/nowe-haslo?token=tajne', nested: [{ mail: 'ala@example.pl' }] },
    },
    from(),
  );
  expect(answer.status).toBe(204);
  const [row] = await app.database.select().from(logs).where(like(logs.message, 'Brak danych%'));
  expect(row).toMatchObject({
    level: 'error',
    message: 'Brak danych [e-mail] {"level":"info"}',
    user_id: null,
  });
  expect(JSON.parse(row?.data ?? '')).toEqual({
    stack: 'at f (https://szlak.example/assets/a.js:1:2)\nat […]',
    info: { path: '/nowe-haslo', nested: [{ mail: '[e-mail]' }] },
  });
  expect(lines({ where: 'browser', message: row?.message ?? '' })).toHaveLength(1);
});

test('a network that reports without end is told to wait, and fills no table', async () => {
  const network = from('198.51.100.7');
  const report = (error: string, init = network) => visitorOf(app).post('/api/log-error', { error }, init);
  await report('kept');
  const [used] = await app.database
    .select()
    .from(quotas)
    .where(eq(quotas.key, keyOfReports('198.51.100.7')));
  expect(used?.count).toBe(1);
  const most = QUOTAS.reportByNetwork.most;
  await app.database
    .update(quotas)
    .set({ count: most - 1 })
    .where(eq(quotas.key, used?.key ?? ''));
  expect((await report('the last')).status).toBe(204);
  const refused = await report('one more');
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3_000]).toEqual([429, true]);
  expect(await app.database.$count(logs, eq(logs.message, 'one more'))).toBe(0);
  expect(await app.database.$count(logs, eq(logs.message, 'the last'))).toBe(1);
  app.databaseProxy.setMood('refuse');
  expect((await report('said although the database is away', from())).status).toBe(204);
});

test.each([
  [
    'application/csp-report',
    { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/?a=b' } },
  ],
  [
    'application/reports+json; charset=utf-8',
    [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/' } }],
  ],
])('while we develop, %s is taken as a report, too', async (type, body) => {
  await app.database.delete(logs);
  const { headers } = from();
  const answer = await visitorOf(app).post('/api/log-error', body, {
    headers: { ...headers, 'Content-Type': type },
  });
  expect(answer.status).toBe(204);
  const [row] = await app.database.select().from(logs);
  expect(row?.message).toBe('Content-Security-Policy: img-src https://evil.example/');
});

test('a whole journey leaves no address, name, answer, token or password in any line or row', async () => {
  const visitor = visitorOf(app);
  const [email, fullName] = [newAddress(), 'Genowefa Brzęczyszczykiewicz'];
  const network = from();
  await visitor.post('/api/account/register', { email, password: PASSWORD, fullName }, network);
  await visitor.post('/api/account/login', { email, password: 'zle-haslo-tajne' }, network);
  await visitor.post('/api/account/login', { email, password: PASSWORD }, network);
  const cookies = [visitor.cookie ?? '', ...visitor.jar.values()];
  const link = new URL(await mailedLink(app, email, '/potwierdz-email'));
  await visitor.fetch(`${link.pathname}${link.search}`, network);
  const token = link.searchParams.get('token') ?? '';
  await visitor.post('/api/account/confirm-email', { token }, network);
  app.gemini.misbehave({ kind: 'text', text: 'Nie mogę pomóc osobie z lasu.' });
  await allEvents(await visitor.post('/api/analysis', ANSWERS, network));
  await allEvents(await visitor.post('/api/analysis', ANSWERS, network));
  app.databaseProxy.setMood('refuse');
  await visitor.fetch('/dashboard', network);
  await visitor.post('/api/account/forgot-password', { email }, from());
  app.databaseProxy.setMood('pass');
  const last = await visitor.post('/api/account/logout', {}, network);
  await expect.poll(() => lines({ requestId: last.headers.get('X-Request-Id') })).toHaveLength(1);

  const [person] = await app.database.select().from(profiles).where(eq(profiles.email, email));
  const rows = [...(await app.database.select().from(logs)), ...(await app.database.select().from(metrics))];
  // Rows may name the person by id alone.
  const told = [...app.logs(), ...rows.map((row) => JSON.stringify({ ...row, user_id: null }))].join('\n');
  const secrets = [
    email,
    fullName,
    'Brzęcz',
    ANSWERS.additional_interests,
    ANSWERS.additional_info,
    PASSWORD,
  ];
  const values = cookies.map((cookie) => cookie.split('=').at(-1) ?? '');
  const all = [...secrets, 'zle-haslo-tajne', token, 'z lasu', person?.id ?? '', ...values];
  expect(all.filter((one) => one === '' || told.includes(one))).toEqual([]);
});

const DAY_MS = 24 * 60 * 60_000;

/** What the hourly tasks leave of rows that are just past their time and rows that are not, by table. */
async function countsOf(personId: string) {
  const { database: db } = app;
  const [lease] = await db.select().from(subscriptions).where(eq(subscriptions.user_id, personId));
  const ended = await db.select().from(runs).where(eq(runs.user_id, personId));
  return {
    sessions: await db.$count(sessions, eq(sessions.user_id, personId)),
    orders: await db.$count(openOrders),
    events: await db.$count(stripeEvents),
    lease: lease?.reserved_run ?? null,
    runs: ended.map(({ id, outcome, ended_at }) => [id.slice(-3), outcome, ended_at]).toSorted(),
  };
}

test('the hourly tasks end what is past its time, to the millisecond, and nothing the second time', async () => {
  const { database: db } = app;
  const visitor = visitorOf(app);
  const email = newAddress();
  await visitor.post('/api/account/register', { email, password: PASSWORD }, from());
  const [person] = await db.select().from(profiles).where(eq(profiles.email, email));
  const id = person?.id ?? '';
  // Long ahead, so that nothing else here is touched by the clock but what is meant.
  const now = Date.now() + DAY_MS;
  const session = { user_id: id, created_at: 0, last_seen_at: 0 };
  const order = { user_id: id, attempt: 'x', amount_grosze: 1, consented_at: 0 };
  const run = { user_id: id, subscription_id: `free:${id}` };
  await db.insert(sessions).values([
    { ...session, id: `${id}-1`, token_hash: `${id}-1`, expires_at: now },
    { ...session, id: `${id}-2`, token_hash: `${id}-2`, expires_at: now + 1 },
  ]);
  await db.insert(openOrders).values([
    { ...order, item: 'premium', expires_at: now - 30 * DAY_MS },
    { ...order, item: 'course:x', expires_at: now - 30 * DAY_MS + 1 },
  ]);
  await db.insert(stripeEvents).values([
    { id: 'evt_old', type: 'x', received_at: now - 90 * DAY_MS },
    { id: 'evt_new', type: 'x', received_at: now - 90 * DAY_MS + 1 },
  ]);
  await db.insert(runs).values([
    { ...run, id: `${id}-old`, started_at: now - 7 * DAY_MS },
    { ...run, id: `${id}-new`, started_at: now - 7 * DAY_MS + 1 },
  ]);
  const lease = (until: number) =>
    db
      .update(subscriptions)
      .set({ reserved_run: 'x', reserved_until: until })
      .where(eq(subscriptions.user_id, id));

  await lease(now + 1);
  await app.tick(EVERY_HOUR, new Date(now));
  const expected = {
    sessions: 1,
    orders: 1,
    events: 1,
    lease: 'x' as string | null,
    runs: [
      ['new', null, null],
      ['old', 'run-lost', now],
    ],
  };
  expect(await countsOf(id)).toEqual(expected);
  await lease(now);
  await app.tick(EVERY_HOUR, new Date(now));
  await app.tick(EVERY_HOUR, new Date(now));
  expect(await countsOf(id)).toEqual({ ...expected, lease: null });
});

test('a task that fails keeps no other from running; each leaves a line with its time', async () => {
  const { database: db } = app;
  await db.insert(stripeEvents).values({ id: 'evt_older', type: 'x', received_at: 0 });
  await db.insert(quotas).values({ key: 'stays', count: 1, resets_at: 1 });
  await db.run(
    sql`CREATE TRIGGER refuse_tidying BEFORE DELETE ON quotas BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  await app.tick(EVERY_HOUR);
  await db.run(sql`DROP TRIGGER refuse_tidying`);
  expect(await db.$count(stripeEvents, eq(stripeEvents.id, 'evt_older'))).toBe(0);
  expect(await db.$count(quotas, eq(quotas.key, 'stays'))).toBe(1);
  expect(lines({ where: 'task', task: 'quotas', isDone: false }).at(-1)).toMatchObject({
    ms: expect.any(Number),
  });
  expect(lines({ where: 'task', task: 'stripe-events', isDone: true }).length).toBeGreaterThan(0);
  await app.tick(EVERY_HOUR);
  expect(await db.$count(quotas, eq(quotas.key, 'stays'))).toBe(0);
});

test('of all browsers ever used, those met last stay known, and the one in use', async () => {
  const { database: db } = app;
  const visitor = visitorOf(app);
  const email = newAddress();
  const body = { email, password: PASSWORD };
  await visitor.post('/api/account/register', body, from());
  await visitor.post('/api/account/login', body, from());
  const [person] = await db.select().from(profiles).where(eq(profiles.email, email));
  const user_id = person?.id ?? '';
  const known = () => db.select().from(knownDevices).where(eq(knownDevices.user_id, user_id));
  const [first] = await known();
  const later = Array.from({ length: MAX_KNOWN_DEVICES + 5 }, (_, number) => number);
  await db
    .insert(knownDevices)
    .values(
      later.map((number) => ({ user_id, device_hash: `d${number}`, first_seen_at: Date.now() + number })),
    );
  await visitor.post('/api/account/login', body, from());
  const kept = (await known()).map(({ device_hash }) => device_hash);
  expect(kept).toHaveLength(MAX_KNOWN_DEVICES + 1);
  expect(kept).toContain(first?.device_hash);
  expect([kept.includes('d4'), kept.includes('d5')]).toEqual([false, true]);
});
