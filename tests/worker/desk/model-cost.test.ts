// What the model is asked is counted without a word of it, and the month's ceiling is crossed by no stranger (docs/operations.md 'Cost of the model').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginCall, closeCalls, deleteCalls, endCall, type NewCall } from '#db/desk/commands/model-calls.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { modelCalls, modelMonths } from '#db/desk/schema/model-calls.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { dayAfter, dayInPoland, startInPoland } from '#domain/platform/calendar-day.ts';
import { monthInPoland } from '#domain/desk/model-cost/shares.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';

const MODEL = 'gemini-3.8-flash';
// Of an analysis at most 32,000 tokens come out: 0.32 zł, and its prompt costs next to nothing. Of a day strangers have 0.65 zł together.
const PRICES = {
  MODEL_PRICES: `${MODEL}=0.01/10, gemini-3.5-flash-lite=0.01/10`,
  MODEL_MONTHLY_LIMIT_PLN: '13',
};
const MONTH = monthInPoland(Date.now());
const TODAY = dayInPoland(Date.now());
const FREE_TODAY = `${TODAY}/free`;

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

const spend = (micro: number, month = FREE_TODAY) =>
  app.database.insert(modelMonths).values({ month, micro });
const spent = async (name = MONTH) =>
  (await app.database.select().from(modelMonths)).find(({ month }) => month === name)?.micro;

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
  for (const name of [MONTH, `${MONTH}/free`, FREE_TODAY])
    expect([name, await spent(name)]).toEqual([name, cost]);
  expect(JSON.stringify(call)).not.toContain(person.id);
});

test('what the provider turned away costs nothing, and the run has its status', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'status', status: 429 });
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  expect(run).toMatchObject({ outcome: 'model-error', provider_status: 429, first_section_ms: null });
  await expect.poll(() => spent()).toBe(0);
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

const OPENS = {
  [FREE_TODAY]: dayAfter(TODAY),
  [`${MONTH}/free`]: `${dayAfter(`${MONTH}-01`, 31).slice(0, 7)}-01`,
};

test.each(Object.entries(OPENS))(
  'with %s spent a free analysis waits for a day that is told, and nothing of the person’s is spent',
  async (name, day) => {
    const person = await signedIn(app);
    await spend(name === FREE_TODAY ? 330_001 : 6_180_001, name);
    const refused = await person.post('/api/analysis', ANSWERS);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'daily-limit',
      error: expect.stringContaining(polishDay(day)),
    });
    const wait = Number(refused.headers.get('Retry-After')) * 1_000;
    expect(Math.abs(Date.now() + wait - startInPoland(day))).toBeLessThan(60_000);
    expect(app.gemini.calls).toHaveLength(0);
    expect(await app.database.$count(runs, eq(runs.user_id, person.id))).toBe(0);
    expect(await app.database.$count(metrics, eq(metrics.user_id, person.id))).toBe(0);
  },
);

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
    reservedMicro: 100,
    budgets: [{ name: MONTH, limitMicro, opensOn: '2031-01-01' }],
  });
  const isBegun = async (one: NewCall) => (await beginCall(db, one)).begun;
  const begun = await Promise.all(Array.from({ length: 12 }, () => isBegun(call(300))));
  expect(begun.filter(Boolean)).toHaveLength(3);
  expect(await isBegun(call(399))).toBe(false);
  expect(await isBegun(call(400))).toBe(true);
  expect(await spent()).toBe(400);
  const next = { name: '2031-01', limitMicro: 100, opensOn: '2031-02-01' };
  expect(await isBegun({ ...call(100), budgets: [next] })).toBe(true);
  expect(await isBegun({ ...call(9_999), reservedMicro: null as never })).toBe(false);
  // One that is full is enough, and then nothing is counted in the others.
  expect(await isBegun({ ...call(9_999), budgets: [...call(9_999).budgets, next] })).toBe(false);
  expect(await spent()).toBe(400);
});

test('an end that is told twice counts once, and one that died stays spent', async () => {
  const { database: db } = app;
  const id = crypto.randomUUID();
  const budgets = [{ name: MONTH, limitMicro: null, opensOn: '2031-01-01' }];
  const call = { id, purpose: 'lesson', subject: null, model: MODEL, startedAt: 5, budgets } as const;
  await beginCall(db, { ...call, reservedMicro: 100 });
  await beginCall(db, { ...call, id: 'dead', reservedMicro: 50 });
  const end = { id, budgets, outcome: 'ok', inputTokens: 1, outputTokens: 1, costMicro: 30, endedAt: 6 };
  await endCall(db, end);
  await endCall(db, { ...end, costMicro: 1 });
  expect(await spent()).toBe(80);
  await closeCalls(db, { before: 5, now: 7 });
  await endCall(db, { ...end, id: 'dead' });
  expect(await spent()).toBe(80);
});

test('whatever strangers have spent, who pays waits for nothing: an analysis with Premium, a bought course', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  await buyCourse(app.database, person.id, 'canva-w-pracy');
  for (const name of [MONTH, `${MONTH}/free`, FREE_TODAY]) await spend(13_000_000, name);
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
  const structure = await person.post('/api/courses/canva-w-pracy/structure', {});
  expect([structure.status, await structure.text()]).toEqual([200, expect.stringContaining('event: done')]);
  // Counted all the same, and not in what is the strangers'.
  await expect.poll(() => spent()).toBeGreaterThan(13_000_000);
  expect(await spent(FREE_TODAY)).toBe(13_000_000);
});

test('a day’s row goes with its calls, and a month’s stays', async () => {
  for (const name of ['2026-01', '2026-01/free', '2026-01-30/free', '2026-01-31/free']) await spend(1, name);
  await deleteCalls(app.database, Date.parse('2026-01-31T12:00:00Z'));
  const left = (await app.database.select().from(modelMonths)).map(({ month }) => month);
  expect(left.toSorted()).toEqual(['2026-01', '2026-01-31/free', '2026-01/free']);
});

test('where addresses are confirmed, those that aren’t have a small share of the day, and confirming opens the larger one', async () => {
  const confirming = await startApplication(PRICES, { mail: true });
  const { database } = confirming;
  await database.insert(modelMonths).values({ month: `${TODAY}/unconfirmed`, micro: 130_000 });
  const person = await signedIn(confirming);
  const refused = await person.post('/api/analysis', ANSWERS);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining('Potwierdź swój adres e-mail'),
  });
  await database.update(profiles).set({ email_confirmed_at: 1 }).where(eq(profiles.id, person.id));
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
  await confirming.stop();
});
