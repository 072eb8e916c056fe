// What the model is asked is counted without a word of it, and the month's ceiling is never crossed (docs/operations.md 'Cost of the model').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginCall, closeCalls, endCall } from '#db/commands/operator/model-calls.ts';
import { runs } from '#db/schema/analyses.ts';
import { metrics } from '#db/schema/observability.ts';
import { modelCalls, modelMonths } from '#db/schema/model-calls.ts';
import { subscriptions } from '#db/schema/payments/premium.ts';
import { monthInPoland } from '#domain/model-cost/month.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';

const MODEL = 'gemini-3.8-flash';
// Of an analysis at most 32,000 tokens come out: 0.32 zł, and its prompt costs next to nothing.
const PRICES = { MODEL_PRICES: `${MODEL}=0.01/10`, MODEL_MONTHLY_LIMIT_PLN: '0.65' };
const MONTH = monthInPoland(Date.now());

let app: Application;
beforeAll(async () => {
  app = await startApplication(PRICES);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.gemini.reset();
  await app.database.delete(modelCalls);
  await app.database.delete(modelMonths);
});

const spend = (micro: number) => app.database.insert(modelMonths).values({ month: MONTH, micro });
const spent = async () => (await app.database.select().from(modelMonths))[0]?.micro;

test('an analysis leaves its tokens and cost, its run’s stage and times, and no person', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(run).toMatchObject({ outcome: 'done', stage: 'zapis', provider_status: null });
  expect(run?.first_section_ms).toBeGreaterThan(0);
  await expect.poll(async () => (await app.database.select().from(modelCalls))[0]?.ended_at).not.toBe(null);
  const [call] = await app.database.select().from(modelCalls);
  expect(call).toMatchObject({ purpose: 'analysis', subject: run?.id, model: MODEL, outcome: 'ok' });
  const {
    input_tokens: input,
    output_tokens: output,
    cost_micro: cost,
    reserved_micro: reserved,
  } = call ?? {};
  expect(Number(input)).toBeGreaterThan(1_000);
  // The model's thoughts are among them.
  expect(Number(output)).toBeGreaterThan(512);
  expect(cost).toBe(Math.ceil((Number(input) * 10_000 + Number(output) * 10_000_000) / 1_000_000));
  expect(Number(reserved)).toBeGreaterThan(Number(cost));
  expect(await spent()).toBe(cost);
  expect(JSON.stringify(call)).not.toContain(person.id);
});

test('what the provider turned away costs nothing, and the run has its status', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'status', status: 429 });
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(run).toMatchObject({ outcome: 'model-error', provider_status: 429, first_section_ms: null });
  await expect.poll(spent).toBe(0);
  const [call] = await app.database.select().from(modelCalls);
  expect(call).toMatchObject({ outcome: 'model-error', cost_micro: 0, output_tokens: 0 });
});

test('a reply that was cut before any tokens counts as what was set aside', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'empty-body' });
  await allEvents(await person.post('/api/analysis', ANSWERS));
  await expect.poll(async () => (await app.database.select().from(modelCalls))[0]?.ended_at).not.toBe(null);
  const [call] = await app.database.select().from(modelCalls);
  expect(call).toMatchObject({ cost_micro: null, input_tokens: null, output_tokens: null });
  expect(await spent()).toBe(call?.reserved_micro);
});

test('of a run that ended in a crisis no call names it, and nothing tells how far it came', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'text', text: '{"uwaga":"kryzys"}' });
  await allEvents(await person.post('/api/analysis', ANSWERS));
  await expect
    .poll(async () => (await app.database.select().from(runs).where(eq(runs.user_id, person.id)))[0])
    .toMatchObject({ outcome: 'run-lost', stage: null, first_section_ms: null, provider_status: null });
  const calls = await app.database.select().from(modelCalls);
  expect(calls.map(({ subject }) => subject)).toEqual([null]);
});

test('at the ceiling an analysis is refused with its sentence, and nothing of the person’s is spent', async () => {
  const person = await signedIn(app);
  await spend(330_001);
  const refused = await person.post('/api/analysis', ANSWERS);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'gemini-off',
    error: expect.stringContaining('do końca miesiąca'),
  });
  expect(app.gemini.calls).toHaveLength(0);
  expect(await app.database.$count(runs, eq(runs.user_id, person.id))).toBe(0);
  expect(await app.database.$count(metrics, eq(metrics.user_id, person.id))).toBe(0);
});

test('two that begin at once where one fits: one is written, and the other keeps its generation', async () => {
  const people = [await signedIn(app), await signedIn(app)];
  // A prompt's bytes are what makes the one more than its 0.32 zł.
  await spend(20_000);
  const left = async () => {
    const rows = await app.database.select().from(subscriptions);
    return people.map(({ id }) => rows.find(({ user_id }) => user_id === id)?.quiz_generations_left);
  };
  const results = await Promise.all(
    people.map(async (person) => {
      const response = await person.post('/api/analysis', ANSWERS);
      if (response.status === 503) return 'refused';
      const end = (await allEvents(response)).at(-1);
      return end?.event === 'failed' ? end.data.code : end?.event;
    }),
  );
  expect(results.toSorted()).toEqual(['done', expect.stringMatching(/^(model-rests|refused)$/)]);
  expect((await left()).toSorted()).toEqual([0, 1]);
  expect(app.gemini.calls).toHaveLength(1);
});

test('of many calls at the edge only as many begin as fit to the last millionth', async () => {
  const { database: db } = app;
  const call = (limitMicro: number) => ({
    id: crypto.randomUUID(),
    purpose: 'lesson' as const,
    subject: 'a/b',
    model: MODEL,
    startedAt: Date.now(),
    month: MONTH,
    reservedMicro: 100,
    limitMicro,
  });
  const begun = await Promise.all(Array.from({ length: 12 }, () => beginCall(db, call(300))));
  expect(begun.filter(Boolean)).toHaveLength(3);
  expect(await beginCall(db, call(399))).toBe(false);
  expect(await beginCall(db, call(400))).toBe(true);
  expect(await spent()).toBe(400);
  expect(await beginCall(db, { ...call(100), month: '2031-01' })).toBe(true);
  expect(await beginCall(db, { ...call(9_999), reservedMicro: null as never })).toBe(false);
});

test('an end that is told twice counts once, and one that died stays spent', async () => {
  const { database: db } = app;
  const id = crypto.randomUUID();
  const call = { id, purpose: 'lesson', subject: null, model: MODEL, startedAt: 5, month: MONTH } as const;
  await beginCall(db, { ...call, reservedMicro: 100, limitMicro: null });
  await beginCall(db, { ...call, id: 'dead', reservedMicro: 50, limitMicro: null });
  const end = { id, month: MONTH, outcome: 'ok', inputTokens: 1, outputTokens: 1, costMicro: 30, endedAt: 6 };
  await endCall(db, end);
  await endCall(db, { ...end, costMicro: 1 });
  expect(await spent()).toBe(80);
  await closeCalls(db, { before: 5, now: 7 });
  await endCall(db, { ...end, id: 'dead' });
  expect(await spent()).toBe(80);
});

test('a lesson that would cross it is refused with its own sentence', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, 'canva-w-pracy');
  await spend(650_000);
  const refused = await person.post('/api/courses/canva-w-pracy/structure', {});
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Nowe lekcje odpoczywają') });
  expect(app.gemini.calls).toHaveLength(0);
});
