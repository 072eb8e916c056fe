// The model says that somebody may be in danger: no analysis is shown, the generation goes back, and nothing of what was typed stays.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { quizAnswers, runs } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

/** Stands in no other text. */
const TYPED = 'zagwozdkologia';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => {
  app.databaseProxy.setMood('pass');
  app.gemini.reset();
});

async function runInCrisis(kind: 'crisis-first' | 'crisis-late') {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind });
  const answers = { ...ANSWERS, additional_interests: `las, zwierzęta i ${TYPED}` };
  return { person, events: await allEvents(await person.post('/api/analysis', answers)) };
}

/** Names of tables in which the word stands. */
async function tablesWithWord(): Promise<string[]> {
  const tables = await app.database.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.all(sql.raw(`SELECT * FROM "${name}"`));
    if (JSON.stringify(rows).includes(TYPED)) found.push(name);
  }
  return found;
}

test.each(['crisis-first', 'crisis-late'] as const)(
  '%s: the run fails as a crisis and leaves no word',
  async (kind) => {
    const { person, events } = await runInCrisis(kind);
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: { code: 'crisis', error: FAILURES.crisis.sentence },
    });
    expect(events.some(({ event }) => event === 'done')).toBe(false);
    const own = eq(subscriptions.user_id, person.id);
    const [subscription] = await app.database.select().from(subscriptions).where(own);
    expect(subscription).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
    const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
    expect(run).toMatchObject({ outcome: 'run-lost', ended_at: expect.any(Number) });
    expect(await app.database.$count(quizAnswers, eq(quizAnswers.user_id, person.id))).toBe(0);
    expect(await tablesWithWord()).toEqual([]);
    const rows = await app.objectRows(person.id);
    expect(rows.join('\n')).toContain('crisis');
    expect(rows.join('\n')).not.toContain(TYPED);
    expect(rows.join('\n')).not.toContain(ANSWERS.additional_info);
  },
);

test('flagged at once, no section of it is shown', async () => {
  const { events } = await runInCrisis('crisis-first');
  expect(events.filter(({ event }) => event === 'section')).toEqual([]);
});

test('flagged late, whoever attaches afterwards gets none of its sections', async () => {
  const { person } = await runInCrisis('crisis-late');
  const attached = await allEvents(await person.fetch('/api/analysis/run'));
  expect(attached.map(({ event }) => event)).not.toContain('section');
  expect(attached.at(-1)).toMatchObject({ event: 'failed', data: { code: 'crisis' } });
});

test('with the database away the object forgets at once, the database when it is back', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'crisis-first' });
  const answers = { ...ANSWERS, additional_interests: `las i ${TYPED}` };
  const response = await person.post('/api/analysis', answers);
  app.databaseProxy.setMood('refuse');
  expect((await allEvents(response)).at(-1)).toMatchObject({ event: 'failed', data: { code: 'crisis' } });
  expect((await app.objectRows(person.id)).join('\n')).not.toContain(TYPED);
  app.databaseProxy.setMood('pass');
  await expect.poll(tablesWithWord).toEqual([]);
});

test('the next run with other answers is as any', async () => {
  const { person } = await runInCrisis('crisis-first');
  expect((await allEvents(await person.post('/api/analysis', ANSWERS))).at(-1)?.event).toBe('done');
  expect(await app.database.$count(quizAnswers, eq(quizAnswers.user_id, person.id))).toBe(1);
});
