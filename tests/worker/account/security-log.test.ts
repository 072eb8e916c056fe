// The security log (docs/security.md 'Security log'): what is written beside which deed, and that nobody who has the database alone can
// change it unseen.
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '#db/schema/observability.ts';
import { securityChain, securityEvents } from '#db/schema/security-log.ts';
import { SECURITY_EVENTS_KEPT_MS } from '#domain/security-log/events.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { cutSecurityLog } from '#worker/security-log/cut.ts';
import { sealSecurityLog } from '#worker/security-log/seal.ts';
import { verifySecurityLog } from '#worker/security-log/verify.ts';
import { securityEvent } from '#worker/services/security-log.ts';
import { EVERY_MINUTE, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import {
  newAddress,
  PASSWORD,
  signedIn,
  signedInByPassword,
  visitorOf,
} from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const config = { keys: keyRing(AUTH_SECRET) };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const OTHER_PASSWORD = 'calkiem-nowe-haslo';

const rowsOf = (id: string) =>
  app.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.user_id, id))
    .orderBy(asc(securityEvents.id));
const told = async (id: string) =>
  (await rowsOf(id)).map(({ event, outcome }) => (outcome === 'done' ? event : `${event}: ${outcome}`));
const allRows = () => app.database.select().from(securityEvents).orderBy(asc(securityEvents.id));
const faults = async () => (await verifySecurityLog(app.database, config, Date.now())).faults;
const seal = () => sealSecurityLog(app.database, config);
const login = (email: string, password: string) =>
  visitorOf(app).post('/api/account/login', { email, password }, { headers: { 'User-Agent': FIREFOX } });

async function tokenMailedTo(email: string): Promise<string> {
  const links = (await app.inbox.to(email, 1)).flatMap((message) => message.links);
  return links.map((link) => new URL(link).searchParams.get('token')).find((token) => token !== null) ?? '';
}

test('a life of an account is told event by event', async () => {
  const person = await signedInByPassword(app);
  await person.post('/api/account/confirm-email', { token: await tokenMailedTo(person.email) });
  await login(person.email, 'nie-to-haslo');
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  await other.post('/api/account/logout', {});
  await other.post('/api/account/logout', {});
  await person.post('/api/account/sessions/end-others', {});
  const change = { newPassword: OTHER_PASSWORD, confirmation: OTHER_PASSWORD };
  await person.post('/api/account/change-password', { currentPassword: 'nie-to-haslo', ...change });
  await person.post('/api/account/change-password', { currentPassword: PASSWORD, ...change });
  await person.fetch('/api/account/export');
  expect(await told(person.id)).toEqual([
    'registration',
    'address-confirmation',
    'password-sign-in: refused',
    'password-sign-in',
    'sign-out',
    // Nobody else was signed in, so no session ended.
    'password-change: refused',
    'password-change',
    'export',
  ]);
});

test('a row says the browser in short words, and neither address nor network in clear', async () => {
  const { id, email } = await signedIn(app);
  await login(email, PASSWORD);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ event: 'password-sign-in', outcome: 'done', device: 'Firefox, Linux' });
  expect(row?.network).toMatch(/^[\w-]{22}$/);
  expect(row?.mark).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify({ ...row, user_id: null })).not.toContain(email);
});

test('a session that is ended from another one is told, one that is not there is not', async () => {
  const person = await signedIn(app);
  await login(person.email, PASSWORD);
  const { sessions } = (await (await person.fetch('/api/account/sessions')).json()) as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  const target = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const end = (id: string) =>
    person.fetch(`/api/account/sessions/${id}`, {
      method: 'DELETE',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
  for (const id of [target, target, crypto.randomUUID()]) await end(id);
  expect(await told(person.id)).toEqual(['password-sign-in', 'session-end']);
});

test('a try at an address that nobody has leaves a row without anybody, and the answer is the same', async () => {
  const email = newAddress();
  const [nobody, wrong] = [
    await login(email, PASSWORD),
    await login((await signedIn(app)).email, 'nie-to-haslo'),
  ];
  expect([nobody.status, await nobody.json()]).toEqual([wrong.status, await wrong.json()]);
  const rows = await app.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.outcome, 'refused'))
    .orderBy(desc(securityEvents.id))
    .limit(2);
  expect(rows.map(({ user_id }) => user_id === null)).toEqual([false, true]);
  expect(rows.map(({ mark }) => mark.length)).toEqual([22, 22]);
});

test('a password that is asked for and set anew is told', async () => {
  const { id, email } = await signedIn(app);
  const visitor = visitorOf(app);
  await visitor.post('/api/account/forgot-password', { email });
  const form = { token: await tokenMailedTo(email), password: OTHER_PASSWORD };
  await visitor.post('/api/account/reset-password', form);
  await visitor.post('/api/account/reset-password', form);
  expect(await told(id)).toEqual(['password-reset-request', 'password-reset']);
});

test('what a request told is linked after its response, and by the clock', async () => {
  const { id, email } = await signedIn(app);
  await login(email, PASSWORD);
  await expect.poll(async () => (await rowsOf(id))[0]?.seal ?? null).not.toBeNull();
  await securityEvent(app.database, { config, now: Date.now() }, { event: 'refund', personId: id });
  expect((await rowsOf(id)).at(-1)?.seal).toBeNull();
  await app.tick(EVERY_MINUTE);
  expect((await rowsOf(id)).at(-1)?.seal).not.toBeNull();
  expect(await faults()).toEqual([]);
});

test('ten that seal at a time make one chain', async () => {
  const { id } = await signedIn(app);
  const write = () =>
    securityEvent(app.database, { config, now: Date.now() }, { event: 'export', personId: id });
  await Promise.all(Array.from({ length: 30 }, write));
  await Promise.all(Array.from({ length: 10 }, seal));
  expect((await rowsOf(id)).every((row) => row.seal !== null)).toBe(true);
  expect(await faults()).toEqual([]);
});

test('a deletion forgets who, and the chain holds', async () => {
  const person = await signedIn(app);
  await login(person.email, PASSWORD);
  const [{ mark } = { mark: '' }] = await rowsOf(person.id);
  const response = await person.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(204);
  await seal();
  const rows = await app.database.select().from(securityEvents).where(eq(securityEvents.mark, mark));
  expect(rows.map(({ event, user_id }) => [event, user_id])).toEqual([
    ['password-sign-in', null],
    ['deletion', null],
  ]);
  expect(await faults()).toEqual([]);
});

/** Does it, looks, and puts the rows back as they were. */
async function faultsAfter(harm: (ids: number[]) => Promise<unknown>): Promise<unknown> {
  await seal();
  const rows = await allRows();
  const ends = await app.database.select().from(securityChain);
  await harm(rows.map(({ id }) => id));
  const found = await faults();
  await app.database.delete(securityEvents);
  for (const row of rows) await app.database.insert(securityEvents).values(row);
  await app.database.delete(securityChain);
  await app.database.insert(securityChain).values(ends);
  expect(await faults()).toEqual([]);
  return found;
}

const run = (query: ReturnType<typeof sql>) => app.database.run(query);

test.each([
  ['event', "'sign-out'"],
  ['outcome', "'refused'"],
  ['device', "'Safari, iPhone'"],
  ['network', 'NULL'],
  ['at', 'at - 3600000'],
  ['mark', "'0000000000000000000000'"],
])('one row whose %s was changed is found', async (column, value) => {
  const { id } = await signedIn(app);
  await securityEvent(
    app.database,
    { config, now: Date.now(), request: new Request(app.url) },
    { event: 'export', personId: id },
  );
  let changed = 0;
  const found = await faultsAfter(async (ids) => {
    changed = ids.at(-1) ?? 0;
    await run(sql.raw(`UPDATE security_events SET ${column} = ${value} WHERE id = ${changed}`));
  });
  expect(found).toEqual([{ kind: 'content', id: changed }]);
});

test('one row that was handed to somebody else is found', async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  await login(one.email, PASSWORD);
  const [row] = await rowsOf(one.id);
  const found = await faultsAfter(() =>
    run(sql`UPDATE security_events SET user_id = ${other.id} WHERE id = ${row?.id}`),
  );
  expect(found).toEqual([{ kind: 'person', id: row?.id }]);
});

test('one row taken out of the middle, from the beginning or from the end is found', async () => {
  const { id, email } = await signedIn(app);
  for (let times = 0; times < 3; times += 1) await login(email, PASSWORD);
  const rows = await rowsOf(id);
  const [, middle, next] = rows;
  const gone = (what: number | undefined) => run(sql`DELETE FROM security_events WHERE id = ${what}`);
  const inTheMiddle = await faultsAfter(() => gone(middle?.id));
  expect(inTheMiddle).toContainEqual({ kind: 'order', id: next?.id });
  expect(await faultsAfter((ids) => gone(ids[0]))).not.toEqual([]);
  expect(await faultsAfter((ids) => gone(ids.at(-1)))).toEqual([{ kind: 'end', id: next?.id }]);
});

test('the end cut off together with what says where it is, is found, since nobody without the key can say it anew', async () => {
  await login((await signedIn(app)).email, PASSWORD);
  const found = await faultsAfter(async (ids) => {
    const [last, before] = [ids.at(-1), ids.at(-2)];
    await run(sql`UPDATE security_chain SET head_id = ${before}, head_count = head_count - 1,
      head_seal = (SELECT seal FROM security_events WHERE id = ${before})`);
    await run(sql`DELETE FROM security_events WHERE id = ${last}`);
  });
  expect(found).toEqual([{ kind: 'end', id: expect.any(Number) }]);
});

test('a row that somebody put in is found, before the end and after it, copied or made up', async () => {
  await login((await signedIn(app)).email, PASSWORD);
  const columns = 'mark, user_id, event, outcome, device, network, at, proof, seal';
  const after = await faultsAfter(async () => {
    await run(
      sql.raw(`INSERT INTO security_events (nonce, ${columns})
      SELECT 'made-up', ${columns.replace('seal', 'NULL')} FROM security_events ORDER BY id DESC LIMIT 1`),
    );
    await seal();
  });
  expect(after).toEqual([{ kind: 'content', id: expect.any(Number) }]);
  const swapped = await faultsAfter(async (ids) => {
    const [one, two] = [ids.at(-3), ids.at(-2)];
    await run(sql`UPDATE security_events SET id = -1 WHERE id = ${one}`);
    await run(sql`UPDATE security_events SET id = ${one} WHERE id = ${two}`);
    await run(sql`UPDATE security_events SET id = ${two} WHERE id = -1`);
  });
  expect(swapped).toContainEqual({ kind: 'order', id: expect.any(Number) });
});

test('what is older than a year goes, and the chain goes on from there', async () => {
  const { id } = await signedIn(app);
  const now = Date.now();
  await seal();
  const before = (await allRows()).length;
  await cutSecurityLog(app.database, config, now - SECURITY_EVENTS_KEPT_MS);
  expect(await allRows()).toHaveLength(before);
  await securityEvent(app.database, { config, now }, { event: 'export', personId: id });
  await seal();
  await cutSecurityLog(app.database, config, now - 1);
  expect((await allRows()).map(({ event }) => event)).toContain('export');
  expect(await faults()).toEqual([]);
  await cutSecurityLog(app.database, config, now);
  expect(await allRows()).toEqual([]);
  await securityEvent(app.database, { config, now }, { event: 'refund', personId: id });
  await seal();
  expect(await faults()).toEqual([]);
  expect(await allRows()).toHaveLength(1);
});

test('a broken chain raises an alarm by night, a whole one leaves its head in the log', async () => {
  const broken = () =>
    app.database.select().from(metrics).where(eq(metrics.metric_name, 'security_log_broken'));
  await app.tick(EVERY_NIGHT);
  expect(await broken()).toHaveLength(0);
  expect(app.logs().join('\n')).toMatch(/security-log.*isWhole.*true/);
  await faultsAfter(async (ids) => {
    await run(sql`UPDATE security_events SET device = 'Safari' WHERE id = ${ids.at(-1)}`);
    await app.tick(EVERY_NIGHT);
  });
  expect(await broken()).toHaveLength(1);
  expect(app.logs().join('\n')).toMatch(/the chain is broken/);
});
