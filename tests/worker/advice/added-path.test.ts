// 'Opisz tę ścieżkę' (docs/decisions.md 'One more path'): counted by the server, written to the end whoever listens, kept with the analysis, and
// given back when nothing comes of it.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { isAdvised, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { rank } from '#domain/advice/rank.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import { addedPaths } from '#db/advice/schema/added-paths.ts';
import { careerAnalyses, userAnalysis } from '#db/advice/schema/analyses.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { switches } from '#db/desk/schema/switches.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { allEvents, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { sendForm, textOf } from '#tests/support/worker/plain-form.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import type { PathEvent } from '#worker/services/advice/added-path.ts';

const LIST = '/dashboard/lista';
const ANALYSIS = await advisedAnalysis();
const careers = await readCareers();
const CANDIDATES = rank(readStoredOrder(ADVICE_ANSWERS) ?? ADVICE_ORDER, careers).candidates;
const IDS = CANDIDATES.map(({ id }) => id);
const [FIRST = ''] = IDS;
const [NEW = '', NEXT = '', THIRD = ''] = IDS.slice(ANALYSIS.sciezkiKariery.length);
const ADDED = `/dashboard/analiza?sciezka=${ANALYSIS.sciezkiKariery.length + 1}#sciezki`;

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
  await makePremium(app.database, person.id);
});
afterEach(() => app.gemini.reset());

const send = (path: string, zawod: string, visitor: Visitor, analiza: string) =>
  sendForm(visitor, path, { zamiar: 'opisz', zawod, analiza });
const describeIt = (zawod = NEW, visitor: Visitor = person, analysis = id) =>
  send(`${LIST}?zawod=${zawod}`, zawod, visitor, analysis);
const stream = (zawod = NEW, visitor: Visitor = person) => send(`${LIST}/strumien`, zawod, visitor, id);
const rows = () => app.database.select().from(addedPaths).where(eq(addedPaths.user_id, person.id));
const page = async (zawod = NEW, visitor: Visitor = person) =>
  textOf(await visitor.fetch(`${LIST}?zawod=${zawod}`));
const pathsOf = (analysis: CareerAnalysis | null) => analysis?.sciezkiKariery.filter(isAdvised) ?? [];
const stored = async () => {
  const [current] = await app.database
    .select()
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, person.id));
  const [kept] = await app.database.select().from(userAnalysis).where(eq(userAnalysis.id, id));
  expect(kept?.analysis).toBe(current?.analysis);
  return pathsOf(readStoredAnalysis(current?.analysis));
};
const storedIds = async () => (await stored()).map(({ zawodId }) => zawodId);
const BEFORE = ANALYSIS.sciezkiKariery.map(({ zawodId }) => zawodId);

test('anyone who waits is led to the path in the analysis, which has its ledger and is kept in the history, too', async () => {
  expect(await page()).toContain('W tym okresie masz jeszcze 2 takie opisy.');
  const done = await describeIt();
  expect([done.status, done.headers.get('Location')]).toEqual([302, ADDED]);
  const paths = await stored();
  expect(paths.map(({ zawodId }) => zawodId)).toEqual([...BEFORE, NEW]);
  expect(paths.at(-1)?.dopisana).toBe(true);
  expect(paths.at(-1)?.bilans).toEqual(CANDIDATES.find((one) => one.id === NEW)?.ledger);
  const analysis = await textOf(await person.fetch('/dashboard/analiza'));
  expect(analysis).toContain(paths.at(-1)?.luka ?? '-');
  expect(analysis.split('Dopisana na Twoją prośbę')).toHaveLength(2);
  expect(await page()).toContain('Jest już w Twojej analizie');
  expect(await page(NEXT)).toContain('W tym okresie masz jeszcze 1 taki opis.');
  const [call] = await app.database.select().from(modelCalls).where(eq(modelCalls.purpose, 'path'));
  expect(call).toMatchObject({ subject: null, outcome: 'ok' });
});

test('it can be made the trail, and its steps can be ticked off', async () => {
  await describeIt();
  expect((await person.post(`/api/analysis/${id}/trail`, { zawodId: NEW }, { method: 'PUT' })).status).toBe(
    204,
  );
  const [row] = await app.database.select().from(userAnalysis).where(eq(userAnalysis.id, id));
  expect(row?.trail).toBe(NEW);
});

test('anyone who streams gets the parts as they are written, and the same is kept', async () => {
  app.gemini.setPace(50);
  const events = await allEvents<PathEvent>(await stream());
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { place: BEFORE.length } });
  const parts = events.flatMap((one) => (one.event === 'part' ? [one.data] : []));
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['opis', 'przeciw', 'proba', 'kroki']),
  );
  const path = (await stored()).at(-1);
  for (const { part, value } of parts) expect(path?.[part], part).toEqual(value);
});

test('anyone who leaves in the middle sees that it is being written, and finds it afterwards', async () => {
  app.gemini.setPace(4);
  await firstEvents(await stream(), 1);
  expect(await page()).toContain('Opisujemy tę ścieżkę.');
  expect(await page(NEXT)).toContain('Opisujemy właśnie inną ścieżkę.');
  await expect.poll(storedIds, { timeout: 20_000 }).toEqual([...BEFORE, NEW]);
  expect(await page()).toContain('Jest już w Twojej analizie');
});

test('of two presses at once one writes, and the other is told to wait', async () => {
  const both = await Promise.all([describeIt(), describeIt()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect(app.gemini.calls).toHaveLength(1);
  expect(await storedIds()).toEqual([...BEFORE, NEW]);
  expect((await describeIt()).status).toBe(403);
});

test('two in each paid period: the third is refused, and the next period has two again', async () => {
  for (const one of [NEW, NEXT]) expect((await describeIt(one)).status).toBe(302);
  expect(await page(THIRD)).toContain('Oba opisy z tego okresu są wykorzystane.');
  const refused = await describeIt(THIRD);
  expect(refused.status).toBe(403);
  expect(await textOf(refused)).toContain('W tym okresie nie masz już opisów.');
  expect(app.gemini.calls).toHaveLength(2);
  await app.database
    .update(subscriptions)
    .set({ current_period_start: '2026-12-01T00:00:00.000Z' })
    .where(eq(subscriptions.id, `sub_${person.id}`));
  expect((await describeIt(THIRD)).status).toBe(302);
  expect(await storedIds()).toEqual([...BEFORE, NEW, NEXT, THIRD]);
});

test('with four added the analysis takes no fifth, whatever the period has left', async () => {
  const full = {
    ...ANALYSIS,
    sciezkiKariery: [
      ...ANALYSIS.sciezkiKariery,
      ...ANALYSIS.sciezkiKariery.map((path) => ({
        ...path,
        zawodId: `${path.zawodId}-2`,
        dopisana: true as const,
      })),
    ],
  };
  for (const table of [userAnalysis, careerAnalyses])
    await app.database
      .update(table)
      .set({ analysis: JSON.stringify(full) })
      .where(eq(table.user_id, person.id));
  expect(await page()).toContain('są już dopisane cztery ścieżki');
  const refused = await describeIt();
  expect(refused.status).toBe(403);
  expect(await textOf(refused)).toContain('są już dopisane cztery ścieżki');
  expect(app.gemini.calls).toHaveLength(0);
});

test.each([
  { kind: 'status', status: 429 } as const,
  { kind: 'cut-after' } as const,
  { kind: 'safety' } as const,
  { kind: 'empty-text' } as const,
  { kind: 'text', text: '{"uwaga":"brak","opis":"","kroki":[]}' } as const,
])('a failure of the model ($kind) gives it back and leaves the analysis as it was', async (plan) => {
  app.gemini.misbehave(plan);
  const refused = await describeIt();
  expect(refused.status).toBe(500);
  expect(await textOf(refused)).toContain('Opis wraca do puli');
  await expect.poll(rows).toEqual([]);
  app.gemini.misbehave(plan);
  expect((await allEvents<PathEvent>(await stream())).at(-1)?.event).toBe('failed');
  await expect.poll(rows).toEqual([]);
  expect(await storedIds()).toEqual(BEFORE);
  expect((await describeIt()).status).toBe(302);
});

test('a danger that the model sees leads to help, nothing of it is kept, and it is given back', async () => {
  const text = JSON.stringify({ uwaga: 'kryzys', opis: 'x', kroki: [] });
  app.gemini.misbehave({ kind: 'text', text });
  expect((await describeIt()).headers.get('Location')).toBe('/wsparcie');
  app.gemini.misbehave({ kind: 'text', text });
  expect((await allEvents<PathEvent>(await stream())).map(({ event, data }) => ({ event, data }))).toEqual([
    { event: 'failed', data: expect.objectContaining({ code: 'crisis' }) },
  ]);
  await expect.poll(rows).toEqual([]);
  expect(await storedIds()).toEqual(BEFORE);
});

test('answers that speak of danger are helped before the model is asked', async () => {
  const answers = { ...ADVICE_ORDER.answers, additional_info: 'Chcę ze sobą skończyć' };
  await app.database
    .update(userAnalysis)
    .set({ quiz_answers: JSON.stringify({ ...answers, facts: ADVICE_ORDER.facts }) })
    .where(eq(userAnalysis.id, id));
  expect((await describeIt()).headers.get('Location')).toBe('/wsparcie');
  expect(app.gemini.calls).toHaveLength(0);
  expect(await rows()).toEqual([]);
});

test('the free plan and one that has lapsed see a plain row, are refused, and see of an added path no more than its name', async () => {
  await describeIt();
  const luka = (await stored()).at(-1)?.luka ?? '-';
  await app.database
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(eq(subscriptions.id, `sub_${person.id}`));
  const html = await page(NEXT);
  expect(html).toContain('W planie Premium opiszemy tę ścieżkę');
  expect(html).not.toContain('name="zamiar"');
  const refused = await describeIt(NEXT);
  expect([refused.status, (await stream(NEXT)).status]).toEqual([403, 403]);
  expect(await textOf(refused)).toContain('jest w planie Premium');
  const analysis = await textOf(await person.fetch('/dashboard/analiza'));
  expect(analysis).not.toContain(luka);
  expect(app.gemini.calls).toHaveLength(1);
});

test('nobody writes into another’s analysis, an older one, or without a session, nor what is there or excluded', async () => {
  const other = await signedIn(app);
  await makePremium(app.database, other.id);
  expect((await describeIt(NEW, other)).status).toBe(404);
  await storeAnalysisOf(app.database, other.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
  expect((await describeIt(NEW, other)).status).toBe(404);
  expect((await describeIt(NEW, person, 'x')).status).toBe(404);
  expect((await describeIt('nie-ma-takiego')).status).toBe(404);
  expect((await describeIt(FIRST)).status).toBe(403);
  expect((await describeIt(NEW, visitorOf(app))).headers.get('Location')).toContain('wymagane=logowanie');
  expect((await stream(NEW, visitorOf(app))).status).toBe(401);
  expect(app.gemini.calls).toHaveLength(0);
  expect(await storedIds()).toEqual(BEFORE);
});

test('what died in the middle is free again, and an analysis that has gone takes nothing', async () => {
  await app.database.insert(addedPaths).values({
    id: crypto.randomUUID(),
    user_id: person.id,
    subscription_id: `sub_${person.id}`,
    period: '',
    zawod_id: NEW,
    reserved_at: Date.now() - 4 * 60_000,
  });
  expect(await page()).toContain('masz jeszcze 2 takie opisy');
  app.gemini.setPace(4);
  const events = allEvents<PathEvent>(await stream());
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  expect((await events).at(-1)?.event).toBe('failed');
  await expect.poll(rows).toEqual([]);
});

test('with analyses switched off it says so, and takes nothing', async () => {
  await app.database.insert(switches).values({
    name: 'analyses-off',
    sentence: 'Wracamy o 14.',
    starts_at: 0,
    ends_at: Date.now() + 60_000,
    set_at: 0,
  });
  try {
    const refused = await describeIt();
    expect(refused.status).toBe(503);
    expect(await textOf(refused)).toContain('Wracamy o 14.');
    expect(await rows()).toEqual([]);
  } finally {
    await app.database.delete(switches);
  }
});

test('it is exported, a deleted analysis gives nothing back, and it all goes with the account', async () => {
  await describeIt();
  const luka = (await stored()).at(-1)?.luka ?? '-';
  const file = await (await person.fetch('/api/account/export')).text();
  expect(file).toContain(JSON.stringify(luka).slice(1, -1));
  expect(file).toContain('added_paths');
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  expect(await rows()).toHaveLength(1);
  expect((await person.post('/api/account', {}, { method: 'DELETE' })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('to look costs one round trip, and every row is found by an index', async () => {
  await describeIt();
  app.databaseProxy.forget();
  await page(NEXT);
  expect(app.databaseProxy.roundTrips).toBe(1);
  await describeIt(NEXT);
  const { scans } = await scansOf(app);
  expect(scans.filter((one) => one.includes('added_paths'))).toEqual([]);
});
