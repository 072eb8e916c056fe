// What runs by the clock (worker/tasks/table.ts): at its moment, once, and each by itself.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_KNOWN_DEVICES } from '#db/account/commands/sessions.ts';
import { knownDevices, profiles, sessions } from '#db/account/schema/accounts.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { openOrders, stripeEvents } from '#db/payments/schema/orders.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { logLines, type LogLine } from '#tests/support/worker/log-lines.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const lines = (what: LogLine) => logLines(app, what);

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
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  const [person] = await db.select().from(profiles).where(eq(profiles.email, email));
  const id = person?.id ?? '';
  // Long ahead, so that nothing else here is touched by the clock but what is meant.
  const now = Date.now() + DAY_MS;
  const session = { user_id: id, created_at: 0, last_seen_at: 0, fresh_auth_at: 0, ends_at: now + DAY_MS };
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
  await visitor.post('/api/account/register', body);
  await visitor.post('/api/account/login', body);
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
  await visitor.post('/api/account/login', body);
  const kept = (await known()).map(({ device_hash }) => device_hash);
  expect(kept).toHaveLength(MAX_KNOWN_DEVICES + 1);
  expect(kept).toContain(first?.device_hash);
  expect([kept.includes('d4'), kept.includes('d5')]).toEqual([false, true]);
});
