// 'To się nie zgadza': who may deny which line, what ranking again says, and what becomes of it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_OBJECTIONS, type RankedAnew } from '#domain/advice/objections.ts';
import { MAX_TOLD } from '#domain/advice/analysis/grounding/context.ts';
import type { AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { objections } from '#db/advice/schema/steps.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { readCareers } from '#content/careers.server.ts';
import { rank } from '#domain/advice/rank.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis();
const [FIRST, ...LOCKED] = ANALYSIS.sciezkiKariery;
const [SECOND] = LOCKED;

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
});

type Line = { factor: string; evidence: string };
const send = (method: 'PUT' | 'DELETE', line: unknown, analysis: string, visitor: Visitor) =>
  visitor.post(`/api/analysis/${analysis}/objections`, line, { method });
const deny = (line: unknown, analysis = id, visitor: Visitor = person) =>
  send('PUT', line, analysis, visitor);
const takeBack = (line: unknown, analysis = id) => send('DELETE', line, analysis, person);
const lineOf = (path: AdvisedPath | undefined, factor: string): Line => {
  const found = path?.bilans.find((line) => line.factor === factor);
  if (found === undefined) throw new Error(`There is no line of ${factor}.`);
  return { factor, evidence: found.evidence };
};
const WORD = lineOf(FIRST, 'words');
const ranked = async (response: Response) => (await response.json()) as RankedAnew;
const stored = () => app.database.select().from(objections).where(eq(objections.user_id, person.id));
/** A word that only paths have which the free plan doesn't open. */
const lockedLine = () => {
  const open = new Set(FIRST?.bilans.map(({ factor, evidence }) => `${factor} ${evidence}`));
  const lines = LOCKED.flatMap(({ bilans }) => bilans);
  const found = lines.find(
    ({ factor, evidence }) => factor === 'words' && !open.has(`${factor} ${evidence}`),
  );
  if (found === undefined) throw new Error('All words of locked paths are of the open one, too.');
  return { factor: found.factor, evidence: found.evidence };
};

test('a denied line leaves the ranking at once, and costs no generation', async () => {
  const response = await deny(WORD);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const { objections: denied, paths, nowHigher } = await ranked(response);
  expect(denied).toEqual([WORD]);
  expect(paths.map(({ zawodId }) => zawodId)).toEqual([FIRST?.zawodId]);
  expect(paths[0]).toMatchObject({ placeBefore: 1 });
  expect(paths[0]?.place ?? 99).toBeGreaterThan(1);
  expect(paths[0]?.bilans).not.toContainEqual(expect.objectContaining(WORD));
  expect(nowHigher.length).toBeGreaterThan(0);
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  expect(row).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
});

const DAY = { odpowiedz: 'Tylko stałe godziny', warunek: 'shifts', jak: 'avoid' } as const;
const ANY = { odpowiedz: 'Obojętnie', warunek: 'shifts', jak: 'any' } as const;
const answerOf = ({ warunek, jak }: typeof DAY | typeof ANY) => ({
  factor: 'answer',
  evidence: `${warunek} ${jak}`,
});

test('an answer to the question back ranks again, another one takes its place, and no foreign one is taken', async () => {
  const asking = { ...ANALYSIS, pytanie: { pytanie: 'Zmiany?', odpowiedzi: [DAY, ANY] } };
  const asked = await storeAnalysisOf(app.database, person.id, {
    analysis: asking,
    answers: ADVICE_ANSWERS,
    isCurrent: false,
  });
  const careers = await readCareers();
  const anew = await ranked(await deny(answerOf(DAY), asked));
  expect(anew.objections).toEqual([answerOf(DAY)]);
  const facts = { ...ADVICE_ORDER.facts, noShifts: true };
  const places = rank({ ...ADVICE_ORDER, facts }, careers).candidates.map(({ id: one }) => one);
  const place = places.indexOf(FIRST?.zawodId ?? '') + 1;
  expect(anew.paths[0]).toMatchObject({ place: place === 0 ? null : place });
  expect((await ranked(await deny(answerOf(ANY), asked))).objections).toEqual([answerOf(ANY)]);
  expect(await stored()).toHaveLength(1);
  expect((await deny({ factor: 'answer', evidence: 'noise avoid' }, asked)).status).toBe(404);
  expect((await deny(answerOf(DAY))).status).toBe(404);
});

test('the next run ranks without everything that is denied, and its analysis keeps that', async () => {
  await makePlan(app.database, person.id, { planId: 'price_premium', generations: 5, resets: 5 });
  await deny(WORD);
  const { answers } = ADVICE_ORDER;
  expect(
    (
      await person.fetch('/api/analysis/reset', {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      })
    ).status,
  ).toBe(200);
  await (await person.post('/api/analysis', answers)).text();
  const prompt = app.gemini.calls.at(-1)?.prompt ?? '';
  const offered = [...prompt.matchAll(/"id":\s*"([^"]+)"/g)].map(([, one]) => one);
  const careers = await readCareers();
  const ids = (denied: readonly Line[]) => rank({ answers, denied }, careers).candidates.map((one) => one.id);
  const expected = ids([WORD]).slice(0, MAX_TOLD);
  expect(offered).toEqual(expected);
  expect(offered).not.toEqual(ids([]).slice(0, MAX_TOLD));
});

test('denying twice is denying once, and taking it back restores the order', async () => {
  await deny(WORD);
  expect((await ranked(await deny(WORD))).objections).toEqual([WORD]);
  expect(await stored()).toHaveLength(1);
  const restored = await ranked(await takeBack(WORD));
  expect(restored).toMatchObject({ objections: [], nowHigher: [], paths: [{ place: 1, placeBefore: 1 }] });
  expect((await takeBack(WORD)).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test('a factor that is denied as a whole is kept once, whichever of its lines is pressed', async () => {
  await makePremium(app.database, person.id);
  const [first, second] = [lineOf(FIRST, 'entry'), lineOf(SECOND, 'entry')];
  await deny(first);
  const { objections: denied, paths } = await ranked(await deny(second));
  expect(denied).toEqual([first]);
  for (const { bilans } of paths) expect(bilans.map(({ factor }) => factor)).not.toContain('entry');
});

test('somebody else’s analysis answers like one that is not there', async () => {
  const other = await signedIn(app);
  const foreign = await deny(WORD, id, other);
  const unknown = await deny(WORD, crypto.randomUUID(), other);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await app.database.$count(objections, eq(objections.user_id, other.id))).toBe(0);
});

test('a line of a locked path answers like one that is not there; premium may deny it', async () => {
  const locked = await deny(lockedLine());
  const unknown = await deny({ factor: 'words', evidence: 'pieczenie chleba' });
  expect([locked.status, unknown.status]).toEqual([404, 404]);
  expect(await locked.text()).toBe(await unknown.text());
  await makePremium(app.database, person.id);
  const { paths } = await ranked(await deny(lockedLine()));
  expect(paths).toHaveLength(4);
});

test.each([
  ['an unknown factor', { factor: 'magia', evidence: 'x' }],
  ['no evidence', { factor: 'words' }],
  ['endless evidence', { factor: 'words', evidence: 'x'.repeat(1001) }],
])('%s is refused', async (_, line) => {
  expect((await deny(line)).status).toBe(400);
});

test('an analysis made before the ledger has nothing to deny', async () => {
  const older = await storeAnalysisOf(app.database, person.id, { isCurrent: false, createdAt: '2026-01-01' });
  expect((await deny(WORD, older)).status).toBe(404);
});

test('nobody can deny more lines than one may', async () => {
  const rows = Array.from({ length: MAX_OBJECTIONS - 1 }, (_, index) => ({
    user_id: person.id,
    analysis_id: 'other',
    factor: 'words' as const,
    evidence: `słowo ${index}`,
    created_at: 1,
  }));
  await app.database.insert(objections).values(rows);
  expect((await deny(WORD)).status).toBe(200);
  const refused = await deny(lineOf(FIRST, 'preferences'));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Cofnij którąś') });
  expect((await deny(WORD)).status).toBe(200);
});

test('without a live session nothing is denied', async () => {
  const stranger = visitorOf(app);
  stranger.cookie = `session=${'A'.repeat(43)}`;
  expect((await deny(WORD, id, stranger)).status).toBe(401);
  expect(await stored()).toEqual([]);
});

test('it costs two round trips, and the page that shows it one', async () => {
  app.databaseProxy.forget();
  await deny(WORD);
  expect(app.databaseProxy.roundTrips).toBe(2);
  app.databaseProxy.forget();
  const html = await (await person.fetch('/dashboard/analiza')).text();
  expect(app.databaseProxy.roundTrips).toBe(1);
  expect(html).toMatch(/był 1\., teraz/);
  expect(html).toContain('Cofnij');
});

test('the objection goes with its analysis, and with the person’s data', async () => {
  await deny(WORD);
  const exported = await (await person.fetch('/api/account/export')).text();
  expect(exported).toContain(WORD.evidence);
  expect((await person.post(`/api/analysis/${id}`, undefined, { method: 'DELETE' })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('what was denied when an analysis was made is no news in it', async () => {
  const answers = JSON.stringify({ ...JSON.parse(ADVICE_ANSWERS), denied: [WORD] });
  await app.database.update(userAnalysis).set({ quiz_answers: answers }).where(eq(userAnalysis.id, id));
  const { paths } = await ranked(await deny(lineOf(FIRST, 'preferences')));
  expect(paths[0]?.bilans).not.toContainEqual(expect.objectContaining(WORD));
  expect(paths[0]?.placeBefore).not.toBe(1);
});
