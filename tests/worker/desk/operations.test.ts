// What the operator sees (docs/product.md 'Logs and metrics'): a line a request, rows of errors, reports of broken pages, the word on
// health; and that nothing personal is in any of it.
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logs, metrics } from '#db/desk/schema/observability.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { QUOTAS, type QuotaName } from '#worker/limits.ts';
import { quotaKey } from '#worker/services/platform/quotas.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { mailedLink } from '#tests/support/account/steps.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { logLines, type LogLine } from '#tests/support/worker/log-lines.ts';
import {
  ANSWERS,
  newAddress,
  PASSWORD,
  signedIn,
  visitorOf,
  type Visitor,
} from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1', DATABASE_TIMEOUT_MS: '3000' }, { mail: true });
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

let networks = 0;
/** Each call from a network of its own, unless it is given. */
const from = (network = `203.0.113.${++networks}`) => ({ headers: { 'CF-Connecting-IP': network } });

const keyOfReports = (network: string) =>
  quotaKey({ config: { keys: keyRing(AUTH_SECRET) } }, { name: 'reportByNetwork', subject: network });

const lines = (what: LogLine) => logLines(app, what);

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

const reportsKey = (name: QuotaName, subject: string) =>
  quotaKey({ config: { keys: keyRing(AUTH_SECRET) } }, { name, subject });

const used = (name: QuotaName, subject: string, count: number) =>
  app.database
    .insert(quotas)
    .values({ key: reportsKey(name, subject), count, resets_at: Date.now() + QUOTAS[name].windowMs })
    .onConflictDoUpdate({ target: quotas.key, set: { count } });

test('a network has so many a day, and strangers together have theirs, beyond which people’s are still kept', async () => {
  const report = (visitor: Pick<Visitor, 'post'>, error: string, network: string) =>
    visitor.post('/api/log-error', { error }, from(network));
  const kept = (error: string) => app.database.$count(logs, eq(logs.message, error));
  const daily = '198.51.100.8';
  await used('reportByNetworkDaily', daily, QUOTAS.reportByNetworkDaily.most - 1);
  expect((await report(visitorOf(app), 'last of the day', daily)).status).toBe(204);
  expect((await report(visitorOf(app), 'too many a day', daily)).status).toBe(429);
  expect([await kept('last of the day'), await kept('too many a day')]).toEqual([1, 0]);

  await used('reportByStrangers', 'all', QUOTAS.reportByStrangers.most - 1);
  const person = await signedIn(app, { confirmed: true });
  for (const error of ['stranger’s last', 'stranger’s lost'])
    expect((await report(visitorOf(app), error, '198.51.100.9')).status).toBe(204);
  expect((await report(person, 'a person’s', '198.51.100.9')).status).toBe(204);
  const rows = ['stranger’s last', 'stranger’s lost', 'a person’s'].map((error) => kept(error));
  expect(await Promise.all(rows)).toEqual([1, 0, 1]);
  expect(lines({ where: 'browser', message: 'stranger’s lost' })).toHaveLength(1);
  await used('reportByStrangers', 'all', 0);
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
  const token = tokenIn(link.href);
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
