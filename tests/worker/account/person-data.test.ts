// Export and deletion of everything that names a person (docs/decisions.md 'Data rights'): looked for in every table of the schema
// and in the person's Durable Object.
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePerson, PERSON_DATA } from '#db/person-data.ts';
import { personOf } from '#db/session-ref.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { logs, metrics } from '#db/desk/schema/observability.ts';
import { lessonRefunds, purchases, unmatchedPayments } from '#db/payments/schema/courses.ts';
import { failedRefunds } from '#db/payments/schema/refunds.ts';
import { skillMarks, stepMarks } from '#db/advice/schema/steps.ts';
import { profiles, sessions, tokens } from '#db/account/schema/accounts.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { securityEvent } from '#worker/services/platform/security-log.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, PASSWORD, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Every table of db/<room>/schema, whatever file it is in. */
async function everyTable(): Promise<SQLiteTable[]> {
  const files = globSync('db/*/schema/**/*.ts', { cwd: process.cwd() });
  const modules = await Promise.all(files.map((file) => import(`${process.cwd()}/${file}`)));
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.values(module).filter((value) => is(value, SQLiteTable)),
  );
}

/** All rows of a table, as they stand in the database. */
const rowsOf = async (table: SQLiteTable) =>
  (await app.database.run(sql`SELECT * FROM ${table}`)).rows.map((row) => JSON.stringify(row));

/** Leaves a trace in every table that can name a person. */
async function livedIn(person: Visitor & { id: string; email: string }): Promise<void> {
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const user_id = person.id;
  const now = Date.now();
  const { database } = app;
  await database.insert(tokens).values({
    token_hash: `hash-${user_id}`,
    user_id,
    purpose: 'reset-password',
    expires_at: now + 60_000,
  });
  await database.insert(outbox).values({
    id: `mail-${user_id}`,
    user_id,
    kind: 'new-device',
    sealed: 'sealed',
    attempts: 0,
    next_attempt_at: now + 3_600_000,
    created_at: now,
  });
  await database.insert(stepMarks).values({ user_id, analysis_id: 'a', step: 1, updated_at: now });
  await database.insert(skillMarks).values({ user_id, skill: 'sql', state: 'have', updated_at: now });
  await database.insert(logs).values({ level: 'error', message: 'x', user_id, timestamp: now });
  await securityEvent(
    database,
    { config: { keys: keyRing(AUTH_SECRET) }, now },
    { event: 'refund', personId: user_id },
  );
  await database.insert(metrics).values({ metric_name: 'x', value: 1, user_id, timestamp: now });
  await database.insert(unmatchedPayments).values({
    id: `unmatched-${crypto.randomUUID()}`,
    user_id,
    reference: `${user_id}_kurs`,
    amount_grosze: 1,
    currency: 'pln',
    received_at: now,
  });
  await database.insert(failedRefunds).values({
    id: `refund-${user_id}`,
    payment_id: `payment-${user_id}`,
    user_id,
    amount_grosze: 1,
    currency: 'pln',
    failed_at: now,
  });
  await database.insert(purchases).values({
    id: `payment-${user_id}`,
    user_id,
    course_id: 'kurs',
    amount_grosze: 18_999,
    currency: 'pln',
    bought_at: now,
  });
  await database.insert(lessonRefunds).values({
    purchase_id: `payment-${user_id}`,
    lesson_id: '1',
    user_id,
    amount_grosze: 1,
    asked_at: now,
  });
}

const remove = (visitor: Visitor) =>
  visitor.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });

test('every table that names people is in the one list', async () => {
  const tables = await everyTable();
  expect(tables.length).toBeGreaterThan(14);
  const naming = tables.filter((table) => {
    const columns = Object.keys(getTableColumns(table));
    const pointsAtPeople = getTableConfig(table).foreignKeys.some(
      (key) => getTableName(key.reference().foreignTable) === 'profiles',
    );
    return pointsAtPeople || columns.some((name) => /^(user|person|owner|customer)_id$|email/.test(name));
  });
  const listed = PERSON_DATA.map(({ table }) => getTableName(table));
  expect(listed.sort()).toEqual(naming.map((table) => getTableName(table)).sort());
});

test('the export holds every row that names the person, nobody else’s, and no key to the account', async () => {
  const person = await signedIn(app);
  const stranger = await signedIn(app);
  await livedIn(person);
  await livedIn(stranger);
  const tables = await everyTable();
  const expected = await Promise.all(
    tables.map(async (table) => [
      getTableName(table),
      (await rowsOf(table)).filter((row) => row.includes(person.id)).length,
    ]),
  );
  const response = await person.fetch('/api/account/export');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="szlak-moje-dane.json"');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await response.text();
  const file = JSON.parse(text) as { tables: Record<string, unknown[]>; run: { personId: string } | null };
  const exported = tables.map((table) => [
    getTableName(table),
    file.tables[getTableName(table)]?.length ?? 0,
  ]);
  expect(exported).toEqual(expected);
  expect(file.run?.personId).toBe(person.id);
  expect(text).toContain(ANSWERS.additional_interests);
  expect(text).not.toContain(stranger.id);
  expect(text).not.toMatch(/scrypt\$|token_hash|device_hash|sealed/);
});

test('the export costs a round trip to read and one to tell of it, and is refused without a session', async () => {
  const person = await signedIn(app);
  app.databaseProxy.forget();
  await (await person.fetch('/api/account/export')).text();
  expect(app.databaseProxy.roundTrips).toBe(2);
  expect((await visitorOf(app).fetch('/api/account/export')).status).toBe(401);
  const over = visitorOf(app);
  over.cookie = `session=${'A'.repeat(43)}`;
  expect((await over.fetch('/api/account/export')).status).toBe(401);
});

test('after deletion no row and no object names the person; what law keeps stays without them', async () => {
  const person = await signedIn(app);
  const stranger = await signedIn(app);
  await livedIn(person);
  await livedIn(stranger);
  expect((await app.objectRows(person.id)).join()).toContain(person.id);
  const countBefore = (await rowsOf(purchases)).length;
  const response = await remove(person);
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(4);
  for (const table of await everyTable()) {
    const rows = (await rowsOf(table)).filter(
      (row) =>
        (row.includes(person.id) && !row.includes(`payment-${person.id}`)) || row.includes(person.email),
    );
    expect([getTableName(table), rows]).toEqual([getTableName(table), []]);
  }
  expect(await app.objectRows(person.id)).toEqual([]);
  expect(await rowsOf(purchases)).toHaveLength(countBefore);
  expect((await rowsOf(purchases)).join()).not.toContain(`"user_id":"${person.id}"`);
  expect(await person.fetch('/api/analysis')).toMatchObject({ status: 401 });
  expect((await stranger.fetch('/api/analysis')).status).toBe(200);
  expect((await app.objectRows(stranger.id)).join()).toContain(stranger.id);
});

test('anyone who becomes a customer of the payment provider’s while leaving it is kept whole', async () => {
  const person = await signedIn(app);
  const { database } = app;
  const ofPerson = eq(sessions.user_id, person.id);
  const [own] = await database.select({ tokenHash: sessions.token_hash }).from(sessions).where(ofPerson);
  const session = { tokenHash: own?.tokenHash ?? '', now: Date.now() };
  const become = (customer: string | null) =>
    database.update(profiles).set({ stripe_customer_id: customer }).where(eq(profiles.id, person.id));
  const leave = (customerId: string | null) =>
    deletePerson(
      database,
      { asked: personOf(session), now: session.now },
      { personId: person.id, customerId },
      null,
    );
  await become('cus_new');
  expect(await leave(null)).toBe('changed');
  expect(await leave('cus_old')).toBe('changed');
  expect((await person.fetch('/api/account/export')).status).toBe(200);
  // The provider told us that the customer is gone before we were done.
  await become(null);
  expect(await leave('cus_new')).toBe('deleted');
  expect(await leave(null)).toBe('gone');
});

test('every session ends with the account, and its address is free again', async () => {
  const person = await signedIn(app);
  const elsewhere = visitorOf(app);
  await elsewhere.post('/api/account/login', { email: person.email, password: PASSWORD });
  await remove(person);
  expect((await elsewhere.fetch('/api/analysis')).status).toBe(401);
  const form = { email: person.email, password: PASSWORD };
  expect((await visitorOf(app).post('/api/account/login', form)).status).toBe(401);
  expect((await visitorOf(app).post('/api/account/register', form)).status).toBe(200);
});

test('a run that is going on ends with the account and leaves nothing behind', async () => {
  const person = await signedIn(app);
  app.gemini.setPace(1);
  const stream = await person.post('/api/analysis', ANSWERS);
  await expect.poll(async () => (await app.objectRows(person.id)).length).toBeGreaterThan(1);
  expect((await remove(person)).status).toBe(204);
  await stream.text();
  app.gemini.setPace(1_000);
  // From then on nothing comes that could be written down.
  await expect.poll(() => app.gemini.calls[0]?.ended).not.toBe('running');
  app.gemini.reset();
  await expect.poll(() => app.objectRows(person.id)).toEqual([]);
});

test('with the database away the account stays and says so', async () => {
  const person = await signedIn(app);
  app.databaseProxy.setMood('refuse');
  const response = await remove(person);
  app.databaseProxy.setMood('pass');
  expect(response.status).toBe(503);
  expect((await person.fetch('/api/analysis')).status).toBe(200);
});

test('another site can’t delete anybody', async () => {
  const person = await signedIn(app);
  const response = await person.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});
