// The outbox against a carrier that fails (docs/faults.md 24): kept, sent again by the clock, never twice, given up in the end.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '#db/platform/schema/mail.ts';
import { GIVE_UP_AFTER_MS } from '#domain/platform/mail/held-back.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { seal } from '#worker/auth/seal.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const MINUTE_MS = 60_000;

let app: Application;
beforeAll(async () => {
  // Nobody listens there: else the operator's alert of a message that waits would be a message, too.
  app = await startApplication({ ALERT_WEBHOOK: 'http://127.0.0.1:9/' }, { mail: true });
});
afterEach(async () => {
  app.inbox.clear();
  await app.database.delete(outbox);
});
afterAll(() => app.stop());

const ADDRESS = 'ala@example.pl';

async function waiting(createdAt: number): Promise<void> {
  const id = crypto.randomUUID();
  const content = { to: ADDRESS, subject: 'Temat', text: 'Treść', html: '<p>Treść</p>', tokenHash: null };
  await app.database.insert(outbox).values({
    id,
    user_id: null,
    kind: 'purchase',
    sealed: seal(keyRing(AUTH_SECRET), { purpose: 'mail', context: id }, JSON.stringify(content)),
    attempts: 0,
    next_attempt_at: createdAt,
    created_at: createdAt,
  });
}

test('what is due is sent once, even by two clocks that strike together, and its row goes', async () => {
  await waiting(Date.now());
  await Promise.all([app.tick(EVERY_MINUTE), app.tick(EVERY_MINUTE)]);
  expect(await app.inbox.to(ADDRESS)).toMatchObject([
    { subject: 'Temat', text: 'Treść', html: '<p>Treść</p>' },
  ]);
  expect(await app.database.$count(outbox)).toBe(0);
});

test.each(['down', 'limit', 'fault'] as const)('a carrier that is %s gets it later', async (mood) => {
  const now = Date.now();
  await waiting(now);
  app.inbox.setMood(mood);
  await app.tick(EVERY_MINUTE, new Date(now));
  expect(await app.database.select().from(outbox)).toMatchObject([
    { attempts: 1, next_attempt_at: now + MINUTE_MS },
  ]);
  app.inbox.setMood('well');
  await app.tick(EVERY_MINUTE, new Date(now + MINUTE_MS - 1));
  expect(app.inbox.emails).toHaveLength(0);
  await app.tick(EVERY_MINUTE, new Date(now + MINUTE_MS));
  expect(app.inbox.emails).toHaveLength(1);
  expect(await app.database.$count(outbox)).toBe(0);
});

test('a message whose answer got lost is not sent twice', async () => {
  const now = Date.now();
  await waiting(now);
  app.inbox.setMood('lost');
  await app.tick(EVERY_MINUTE, new Date(now));
  app.inbox.setMood('well');
  await app.tick(EVERY_MINUTE, new Date(now + MINUTE_MS));
  expect([app.inbox.calls, app.inbox.emails.length]).toEqual([2, 1]);
  expect(await app.database.$count(outbox)).toBe(0);
});

test('while the carrier is away one attempt is made, not one a message', async () => {
  for (let number = 0; number < 5; number++) await waiting(Date.now());
  app.inbox.setMood('down');
  await app.tick(EVERY_MINUTE);
  expect(app.inbox.calls).toBe(1);
  expect(await app.database.$count(outbox)).toBe(5);
});

test('a message that the carrier will never take is dropped, and the next one goes out', async () => {
  await waiting(Date.now());
  app.inbox.setMood('refuse');
  await app.tick(EVERY_MINUTE);
  expect(await app.database.$count(outbox)).toBe(0);
});

test('after three days of failures it is given up', async () => {
  const now = Date.now();
  await waiting(now - GIVE_UP_AFTER_MS);
  app.inbox.setMood('down');
  await app.tick(EVERY_MINUTE, new Date(now));
  expect(await app.database.$count(outbox)).toBe(0);
  expect(app.logs().join()).toContain('given up');
});

test('what was sealed under another secret is dropped', async () => {
  const row = {
    id: 'mail-x',
    kind: 'purchase',
    sealed: seal(keyRing('another'), { purpose: 'mail', context: 'mail-x' }, '{}'),
    attempts: 0,
  };
  await app.database.insert(outbox).values({ ...row, next_attempt_at: 0, created_at: 0 });
  await app.tick(EVERY_MINUTE);
  expect([app.inbox.calls, await app.database.$count(outbox)]).toEqual([0, 0]);
});

test('a clock that nobody knows does nothing', async () => {
  await waiting(Date.now());
  await app.tick('1 1 1 1 1');
  expect(await app.database.$count(outbox)).toBe(1);
});
