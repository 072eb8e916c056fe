// The database away, silent or slow (docs/faults.md 19-23), and the run that must not get lost because of it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { careerAnalyses, runs, userAnalysis } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents, eventsOf, type Received } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

/** Long enough for a database that answers, on a busy machine, too. */
const DEADLINE_MS = 3_000;

let app: Application;
beforeAll(async () => {
  app = await startApplication({ DATABASE_TIMEOUT_MS: String(DEADLINE_MS) });
});
afterAll(() => app.stop());
afterEach(() => {
  app.databaseProxy.setMood('pass');
  app.gemini.reset();
});

const DOWN = {
  error: 'Nie możemy teraz połączyć się z bazą danych. Spróbuj ponownie za chwilę.',
  code: 'database-down',
};

test.each(['refuse', 'silent'] as const)(
  'with the database on %s, strangers notice nothing',
  async (mood) => {
    app.databaseProxy.setMood(mood);
    const response = await visitorOf(app).fetch('/');
    expect(response.status).toBe(200);
  },
);

test.each(['refuse', 'silent'] as const)(
  'with the database on %s, accounts and analyses answer 503',
  async (mood) => {
    const person = await signedIn(app);
    app.databaseProxy.setMood(mood);
    const responses = await Promise.all([
      person.post('/api/analysis', ANSWERS),
      person.fetch('/api/analysis'),
      visitorOf(app).post('/api/account/login', { email: person.email, password: PASSWORD }),
      visitorOf(app).post('/api/account/register', { email: 'nowa@example.pl', password: PASSWORD }),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual(DOWN);
    }
    expect(app.gemini.calls).toHaveLength(0);
    const page = await person.fetch('/dashboard');
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain(person.email);
    const health = await person.fetch('/api/health');
    expect(health.status).toBe(503);
  },
);

test('a silent database costs no more than its deadline, and all is well when it is back', async () => {
  const person = await signedIn(app);
  app.databaseProxy.setMood('silent');
  const before = performance.now();
  await person.fetch('/dashboard');
  expect(performance.now() - before).toBeLessThan(4 * DEADLINE_MS);
  app.databaseProxy.setMood('pass');
  expect((await person.fetch('/dashboard')).status).toBe(200);
});

test('a finished analysis waits in the object until the database is back', async () => {
  const person = await signedIn(app);
  const response = await person.post('/api/analysis', ANSWERS);
  const seen: Received[] = [];
  for await (const event of eventsOf(response)) {
    seen.push(event);
    if (seen.length === 3) app.databaseProxy.setMood('refuse');
  }
  const end = seen.at(-1);
  if (end?.event !== 'done') throw new Error(`ended with ${end?.event}`);
  expect(end.data.savedAt).toBeNull();

  app.databaseProxy.setMood('pass');
  const count = async () =>
    (await app.database.select().from(careerAnalyses).where(eq(careerAnalyses.user_id, person.id))).length;
  await expect.poll(count).toBe(1);
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  expect(row).toMatchObject({ quiz_generations_left: 0, reserved_run: null });
});

test('attaching with the last event id seen takes nothing from an analysis that waits', async () => {
  const person = await signedIn(app);
  const seen: Received[] = [];
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    seen.push(event);
    if (event.id === 3) app.databaseProxy.setMood('refuse');
  }
  expect(seen.at(-1)?.event).toBe('done');
  app.databaseProxy.setMood('pass');
  const headers = { 'Last-Event-ID': String(seen.at(-1)?.id) };
  expect((await person.fetch('/api/analysis/run', { headers })).status).toBe(204);
  const count = async () =>
    (await app.database.select().from(careerAnalyses).where(eq(careerAnalyses.user_id, person.id))).length;
  await expect.poll(count).toBe(1);
});

test('while an analysis waits to be saved, no second run is started', async () => {
  const person = await signedIn(app);
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    if (event.id === 3) app.databaseProxy.setMood('refuse');
  }
  app.databaseProxy.setMood('pass');
  // As if the lease had run out while the database was away.
  await app.database
    .update(subscriptions)
    .set({ reserved_until: 1 })
    .where(eq(subscriptions.user_id, person.id));
  const again = await person.post('/api/analysis', ANSWERS);
  expect(again.status).toBe(409);
  // Nothing failed, so the refused try is not held against the person.
  const tries = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(tries).toHaveLength(1);
  expect(app.gemini.calls).toHaveLength(1);
});

test('a failure while the database is away is told, and the generation goes back later', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'safety' });
  const seen: Received[] = [];
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    seen.push(event);
    if (event.id === 1) app.databaseProxy.setMood('refuse');
  }
  expect(seen.at(-1)?.event).toBe('failed');
  app.databaseProxy.setMood('pass');
  const lease = async () =>
    (await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id)))[0]
      ?.reserved_run;
  await expect.poll(lease).toBeNull();
  expect((await allEvents(await person.post('/api/analysis', ANSWERS))).at(-1)?.event).toBe('done');
});

test('an analysis that the database refuses for good ends as a failure, and the generation goes back', async () => {
  const person = await signedIn(app);
  await app.database.run(
    sql.raw(`CREATE TRIGGER refuse_analysis BEFORE INSERT ON user_analysis
      WHEN NEW.user_id = '${person.id}' BEGIN SELECT RAISE(ABORT, 'refused'); END`),
  );
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)).toMatchObject({
    event: 'failed',
    data: { code: 'run-lost', error: 'Wystąpił błąd podczas generowania analizy.' },
  });
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  expect(row).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(run).toMatchObject({ outcome: 'run-lost', ended_at: expect.any(Number) });
  await app.database.run(sql`DROP TRIGGER refuse_analysis`);
  expect((await allEvents(await person.post('/api/analysis', ANSWERS))).at(-1)?.event).toBe('done');
});

test('an analysis whose acknowledgement got lost is stored once and spent once', async () => {
  const person = await signedIn(app);
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    if (event.id === 3) app.databaseProxy.loseAnswersOfWrites(2);
  }
  const isSettled = async () =>
    app.databaseProxy.answersToLose === 0 &&
    (await app.objectRows(person.id)).some((row) => row.includes('\\"isSettled\\":true'));
  await expect.poll(isSettled).toBe(true);
  const own = await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id));
  expect(own).toHaveLength(1);
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  expect(row).toMatchObject({ quiz_generations_left: 0, reserved_run: null });
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(run?.outcome).toBe('done');
});

test('a lease whose acknowledgement got lost spends nothing and is over by itself', async () => {
  const person = await signedIn(app);
  app.databaseProxy.loseAnswersOfWrites(1);
  expect((await person.post('/api/analysis', ANSWERS)).status).toBe(503);
  expect(app.gemini.calls).toHaveLength(0);
  const own = eq(subscriptions.user_id, person.id);
  expect((await app.database.select().from(subscriptions).where(own))[0]?.quiz_generations_left).toBe(1);
  await app.database.update(subscriptions).set({ reserved_until: 1 }).where(own);
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
});
