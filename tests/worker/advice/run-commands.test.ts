// The commands of a run on a real database: whatever is repeated or comes late neither spends nor stores twice (docs/faults.md 21).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { registerPerson } from '#db/account/commands/people.ts';
import { releaseRun, leaseRun, storeAnalysis, undoRun, type Lease } from '#db/advice/commands/runs.ts';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { careerAnalyses, runs, userAnalysis } from '#db/advice/schema/analyses.ts';
import { personFacts } from '#db/advice/schema/facts.ts';
import { objections, stepMarks } from '#db/advice/schema/steps.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld, type Sqld } from '#scripts/local/sqld.ts';

const NOW = 1_000_000_000_000;

let directory: string;
let sqld: Sqld;
let db: Database;
let personId: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  sqld = await startSqld({ directory });
  await migrateDatabase({ url: sqld.url, authToken: null });
  db = openDatabase({ url: sqld.url, authToken: null }, 10_000);
});
afterAll(async () => {
  await sqld.stop();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  personId = crypto.randomUUID();
  const person = { id: personId, email: `${personId}@example.pl`, fullName: null, passwordHash: 'x' };
  await registerPerson(db, { ...person, emailConfirmedAt: null, generations: 1, resets: 0, now: NOW });
  await db.insert(sessions).values({
    id: personId,
    token_hash: personId,
    user_id: personId,
    created_at: NOW,
    last_seen_at: NOW,
    expires_at: NOW + 1_000_000,
    ends_at: NOW + 1_000_000,
    fresh_auth_at: NOW,
  });
});

const leased = (runId: string, now = NOW, unseen: Lease['unseen'] = []) =>
  leaseRun(
    db,
    { tokenHash: personId, now },
    {
      runId,
      premiumPriceIds: [],
      preferences: '[]',
      additionalInterests: 'las',
      additionalInfo: '',
      facts: null,
      healthConsentAt: null,
      until: now + 1000,
      maxFailedRuns: 5,
      rooms: null,
      ceiling: null,
      unseen,
    },
  );
const lease = async (runId: string, now = NOW) => (await leased(runId, now)).isTaken;
const store = (runId: string) =>
  storeAnalysis(db, {
    runId,
    personId,
    analysis: `{"run":"${runId}"}`,
    answers: '{}',
    createdAt: new Date(NOW).toISOString(),
    now: NOW,
    letter: null,
  });
const row = async () => (await db.select().from(subscriptions).where(eq(subscriptions.user_id, personId)))[0];
const history = () => db.select().from(userAnalysis).where(eq(userAnalysis.user_id, personId));

test('20 leases at once have one winner', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => lease(crypto.randomUUID())));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a lease that has run out can be taken over, a live one cannot', async () => {
  expect(await lease('a'.concat(personId))).toBe(true);
  expect(await lease('b'.concat(personId), NOW + 999)).toBe(false);
  expect(await lease('c'.concat(personId), NOW + 1000)).toBe(true);
});

test('without a live session nothing is leased, and nobody is named', async () => {
  await db.update(sessions).set({ expires_at: NOW }).where(eq(sessions.id, personId));
  expect(await leased(personId)).toMatchObject({ isTaken: false, people: [], subscriptions: [] });
  expect(await row()).toMatchObject({ reserved_run: null });
  expect(await db.select().from(runs).where(eq(runs.user_id, personId))).toHaveLength(0);
});

test('what is stored and not yet weighed holds the lease back, and is told', async () => {
  expect(await leased(`a${personId}`, NOW, ['facts', 'objections'])).toMatchObject({ isTaken: true });
  await undoRun(db, `a${personId}`);
  await db.insert(personFacts).values({ user_id: personId, facts: '{"years":3}', updated_at: NOW });
  expect(await leased(`b${personId}`, NOW, ['facts'])).toMatchObject({
    isTaken: false,
    facts: [{ facts: '{"years":3}' }],
  });
  const line = { factor: 'interests', evidence: 'las' } as const;
  await db.insert(objections).values({ user_id: personId, analysis_id: 'x', ...line, created_at: NOW });
  expect(await leased(`c${personId}`, NOW, ['objections'])).toMatchObject({ isTaken: false, denied: [line] });
  expect(await leased(`d${personId}`, NOW)).toMatchObject({ isTaken: true });
});

test('storing twice stores and spends once, and says yes both times', async () => {
  await lease(personId);
  expect(await store(personId)).toBe(true);
  expect(await store(personId)).toBe(true);
  expect(await history()).toHaveLength(1);
  expect(await row()).toMatchObject({ quiz_generations_left: 0, reserved_run: null });
});

test('a run that was given back can no longer be stored', async () => {
  await lease(personId);
  await releaseRun(db, { runId: personId, personId, outcome: 'run-lost', now: NOW });
  expect(await store(personId)).toBe(false);
  expect(await history()).toHaveLength(0);
  expect(await row()).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
});

test('a late giving back takes nothing from what is stored', async () => {
  await lease(personId);
  await store(personId);
  await releaseRun(db, { runId: personId, personId, outcome: 'run-lost', now: NOW });
  expect(await db.select().from(careerAnalyses).where(eq(careerAnalyses.user_id, personId))).toHaveLength(1);
  expect((await db.select().from(runs).where(eq(runs.id, personId)))[0]?.outcome).toBe('done');
});

test('a lease undone leaves no trace', async () => {
  await lease(personId);
  await undoRun(db, personId);
  expect(await db.select().from(runs).where(eq(runs.user_id, personId))).toHaveLength(0);
  expect(await row()).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
});

test('with the account deleted in mid-run nothing is stored', async () => {
  await lease(personId);
  await db.run('PRAGMA foreign_keys = ON');
  await db.delete(profiles).where(eq(profiles.id, personId));
  expect(await store(personId)).toBe(false);
  expect(await history()).toHaveLength(0);
});

test('the history keeps the latest five, and the marks of their steps', async () => {
  await db.update(subscriptions).set({ quiz_generations_left: 7 }).where(eq(subscriptions.user_id, personId));
  for (let number = 1; number <= 7; number++) {
    const runId = `${number}-${personId}`;
    await lease(runId, NOW + number * 2000);
    await storeAnalysis(db, {
      runId,
      personId,
      analysis: '{}',
      answers: '{}',
      createdAt: new Date(NOW + number).toISOString(),
      now: NOW,
      letter: null,
    });
    await db.delete(careerAnalyses).where(eq(careerAnalyses.user_id, personId));
    await db
      .insert(stepMarks)
      .values({ user_id: personId, analysis_id: runId, step: 0, done_at: NOW, updated_at: NOW });
  }
  const kept = (await history()).map((one) => one.id[0]).toSorted();
  expect(kept).toEqual(['3', '4', '5', '6', '7']);
  const marks = await db.select().from(stepMarks).where(eq(stepMarks.user_id, personId));
  expect(marks.map((mark) => mark.analysis_id[0]).toSorted()).toEqual(kept);
});

test('batches that read first and write then wait for one another', async () => {
  const address = { url: sqld.url, authToken: null };
  const clients = Array.from({ length: 8 }, () => openDatabase(address, 10_000));
  // Reading takes its time, so that other writers come in between.
  const slowRead = sql`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20000)
    SELECT count(*) FROM numbers, ${subscriptions} WHERE ${subscriptions.user_id} = ${personId}`;
  await Promise.all(
    clients.map((client, step) =>
      client.batch([
        client.all(slowRead),
        client.insert(stepMarks).values({ user_id: personId, analysis_id: 'a', step, updated_at: NOW }),
      ]),
    ),
  );
  expect(await db.$count(stepMarks, eq(stepMarks.user_id, personId))).toBe(clients.length);
});
