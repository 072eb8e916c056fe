// Letting go of analyses: the reset and the deletion of one (docs/product.md 'Analysis reset'; docs/faults.md 18, 21).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { careerAnalyses, quizAnswers, userAnalysis } from '#db/advice/schema/analyses.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { skillMarks, stepMarks } from '#db/advice/schema/steps.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { makePlan } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let app: Application;
let person: Person;
let analysisId: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  await makePlan(app.database, person.id, { planId: 'price_premium', generations: 4, resets: 1 });
  analysisId = await storeAnalysisOf(app.database, person.id);
});

const reset = (visitor: Visitor = person) => visitor.post('/api/analysis/reset', {});
const remove = (id: string, visitor: Visitor = person) =>
  visitor.fetch(`/api/analysis/${id}`, { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'same-origin' } });
const rowsOf = async (who: { id: string }) => ({
  current: await app.database.select().from(careerAnalyses).where(eq(careerAnalyses.user_id, who.id)),
  answers: await app.database.select().from(quizAnswers).where(eq(quizAnswers.user_id, who.id)),
  history: await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, who.id)),
  steps: await app.database.select().from(stepMarks).where(eq(stepMarks.user_id, who.id)),
  skills: await app.database.select().from(skillMarks).where(eq(skillMarks.user_id, who.id)),
});
const countsOf = async (who: { id: string }) =>
  Object.fromEntries(Object.entries(await rowsOf(who)).map(([name, rows]) => [name, rows.length]));
const paidRow = async () => {
  const rows = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  return rows.find((row) => row.plan_id !== 'free');
};
const metricsOf = async (who: { id: string }) =>
  (await app.database.select().from(metrics).where(eq(metrics.user_id, who.id))).map(
    (row) => row.metric_name,
  );

const setResets = (left: number) =>
  app.database
    .update(subscriptions)
    .set({ resets_left: left })
    .where(eq(subscriptions.id, `sub_${person.id}`));

const WHOLE = { current: 1, answers: 1, history: 1, steps: 1, skills: 1 };

test('a reset spends one, clears analysis, answers and marks, and keeps the history', async () => {
  const other = await signedIn(app);
  await storeAnalysisOf(app.database, other.id);
  expect(await countsOf(person)).toEqual(WHOLE);
  const response = await reset();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ resetsLeft: 0 });
  expect(await countsOf(person)).toEqual({ current: 0, answers: 0, history: 1, steps: 0, skills: 0 });
  expect(await paidRow()).toMatchObject({
    resets_left: 0,
    quiz_generations_left: 4,
    reserved_run: null,
    reserved_until: null,
  });
  expect(await metricsOf(person)).toContain('analysis_reset');
  expect(await countsOf(other)).toEqual(WHOLE);
});

test('a reset costs one round trip, and so does one that is refused', async () => {
  for (const status of [200, 409]) {
    app.databaseProxy.forget();
    expect((await reset()).status).toBe(status);
    expect(app.databaseProxy.roundTrips).toBe(1);
  }
});

test('after a reset the quiz makes a new analysis', async () => {
  await reset();
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
  expect(await countsOf(person)).toMatchObject({ current: 1, history: 2 });
});

test('of eight resets at once with one left one wins, the others are refused', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => reset()));
  const statuses = responses.map((response) => response.status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect((await paidRow())?.resets_left).toBe(0);
  expect((await metricsOf(person)).filter((name) => name === 'analysis_reset')).toHaveLength(1);
});

test('of eight resets at once with three left only one is spent', async () => {
  await setResets(3);
  const responses = await Promise.all(Array.from({ length: 8 }, () => reset()));
  const answers = await Promise.all(responses.map((response) => response.json()));
  expect(answers).toEqual(answers.map(() => ({ resetsLeft: 2 })));
});

test('whose answer got lost asks again and spends nothing more', async () => {
  await setResets(3);
  expect(await (await reset()).json()).toEqual({ resetsLeft: 2 });
  expect(await (await reset()).json()).toEqual({ resetsLeft: 2 });
});

test('with no reset left nothing is cleared', async () => {
  await setResets(0);
  const response = await reset();
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error: 'Wykorzystano limit resetów w tym miesiącu',
    code: 'no-resets',
  });
  expect(await countsOf(person)).toEqual(WHOLE);
});

test('a free person has no reset, whatever stands on the row', async () => {
  const free = await signedIn(app);
  await storeAnalysisOf(app.database, free.id);
  await app.database.update(subscriptions).set({ resets_left: 4 }).where(eq(subscriptions.user_id, free.id));
  expect((await reset(free)).status).toBe(409);
  expect(await countsOf(free)).toEqual(WHOLE);
});

test('a subscription that is past due resets nothing', async () => {
  await app.database
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(eq(subscriptions.id, `sub_${person.id}`));
  expect((await reset()).status).toBe(409);
  expect(await countsOf(person)).toEqual(WHOLE);
});

test('enterprise resets within its own limit', async () => {
  const enterprise = await signedIn(app);
  await makePlan(app.database, enterprise.id, { planId: 'enterprise', generations: 10, resets: 10 });
  await storeAnalysisOf(app.database, enterprise.id);
  expect(await (await reset(enterprise)).json()).toEqual({ resetsLeft: 9 });
});

test('while a run is going on nothing is reset; once its lease has run out, it is', async () => {
  const lease = (until: number) =>
    app.database
      .update(subscriptions)
      .set({ reserved_run: 'a-run', reserved_until: until })
      .where(eq(subscriptions.id, `free:${person.id}`));
  await lease(Date.now() + 60_000);
  const response = await reset();
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'run-in-progress' });
  expect(await countsOf(person)).toEqual(WHOLE);
  await lease(Date.now() - 1);
  expect((await reset()).status).toBe(200);
});

test('a reset and a run begun at the same moment come one after the other', async () => {
  const [resetAnswer, run] = await Promise.all([reset(), person.post('/api/analysis', ANSWERS)]);
  await run.text();
  expect(resetAnswer.status).toBe(200);
  const { current, answers } = await countsOf(person);
  // Either the run came first and found the quiz locked, or it followed and its analysis and answers stand.
  expect([run.status, current, answers]).toEqual(run.status === 200 ? [200, 1, 1] : [409, 0, 0]);
});

test('deleting the current analysis takes its answers and marks along and gives nothing back', async () => {
  expect((await remove(analysisId)).status).toBe(204);
  expect(await countsOf(person)).toEqual({ current: 0, answers: 0, history: 0, steps: 0, skills: 0 });
  expect(await paidRow()).toMatchObject({ resets_left: 1, quiz_generations_left: 4 });
  expect(await metricsOf(person)).toContain('analysis_deleted');
  expect((await remove(analysisId)).status).toBe(404);
});

test('deleting an older analysis leaves the current one as it is', async () => {
  const older = await storeAnalysisOf(app.database, person.id, {
    createdAt: '2026-01-01T00:00:00.000Z',
    isCurrent: false,
  });
  expect((await remove(older)).status).toBe(204);
  expect(await countsOf(person)).toEqual(WHOLE);
});

test('what was deleted or reset right after its run can no longer be watched', async () => {
  await remove(analysisId);
  const attach = () => person.fetch('/api/analysis/run');
  const run = async () => (await person.post('/api/analysis', ANSWERS)).headers.get('X-Run-Id') ?? '';
  const first = await run();
  await allEvents(await attach());
  expect((await attach()).status).toBe(200);
  expect((await remove(first)).status).toBe(204);
  expect((await attach()).status).toBe(204);

  await run();
  await allEvents(await attach());
  expect((await reset()).status).toBe(200);
  expect((await attach()).status).toBe(204);
  expect((await allEvents(await person.post('/api/analysis', ANSWERS))).at(-1)?.event).toBe('done');
});

test('nobody deletes what is somebody else’s, and nobody learns that it is there', async () => {
  const other = await signedIn(app);
  const foreign = await remove(analysisId, other);
  const unknown = await remove(crypto.randomUUID(), other);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await countsOf(person)).toEqual(WHOLE);
  expect(await metricsOf(other)).toEqual([]);
});

test('a free person who deletes the analysis finds the quiz locked and gets no second one', async () => {
  const free = await signedIn(app);
  const id = await storeAnalysisOf(app.database, free.id);
  await app.database
    .update(subscriptions)
    .set({ quiz_generations_left: 0 })
    .where(eq(subscriptions.user_id, free.id));
  await remove(id, free);
  const response = await free.post('/api/analysis', ANSWERS);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: 'Limit darmowych analiz jest wykorzystany.' });
  expect(await (await free.fetch('/')).text()).toContain('Twoja darmowa analiza jest już wykorzystana.');
});

test('without a live session nothing is reset or deleted', async () => {
  const stranger = visitorOf(app);
  stranger.cookie = `session=${'A'.repeat(43)}`;
  expect([(await reset(stranger)).status, (await remove(analysisId, stranger)).status]).toEqual([401, 401]);
  expect(await countsOf(person)).toEqual(WHOLE);
});

test('with the database away the reset says so, and nothing is half done', async () => {
  app.databaseProxy.setMood('refuse');
  const response = await reset();
  app.databaseProxy.setMood('pass');
  expect(response.status).toBe(503);
  expect(await countsOf(person)).toEqual(WHOLE);
});
