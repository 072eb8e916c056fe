// /proba/{analysis}/{occupation}: who may put a trial on a day and tell of it, what that moves, and what becomes of it.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_OBJECTIONS } from '#domain/advice/objections.ts';
import { MAX_TRIAL_NOTE } from '#domain/advice/trial.ts';
import { dayAfter, dayInPoland } from '#domain/platform/calendar-day.ts';
import { objections, stepMarks } from '#db/advice/schema/steps.ts';
import type { TrialPage } from '#worker/services/advice/trial.ts';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { pageData } from '#tests/support/pages/data.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis();
const [FIRST, SECOND] = ANALYSIS.sciezkiKariery.map(({ zawodId }) => zawodId);
const TODAY = dayInPoland(Date.now());
const TOMORROW = dayAfter(TODAY);

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

const pathOf = (zawodId = FIRST) => `/proba/${id}/${zawodId}`;
const submit = (fields: Record<string, string>, path = pathOf(), visitor: Visitor = person) =>
  visitor.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document', Origin: app.url },
    body: new URLSearchParams(fields),
  });
const plan = (dzien: string, path?: string, visitor?: Visitor) =>
  submit({ zamiar: 'dzien', dzien }, path, visitor);
const NO = {
  zamiar: 'opowiedz',
  wrazenie: 'no',
  trudnosc: 'harder',
  najbardziej: 'pace',
  zdanie: 'Za szybko.',
};
const tell = (fields: Partial<typeof NO> = {}, path?: string, visitor?: Visitor) =>
  submit({ ...NO, ...fields }, path, visitor);
const takeBack = () => submit({ zamiar: 'cofnij' });
const mark = async (zawodId = FIRST ?? '') => {
  const rows = await app.database
    .select()
    .from(stepMarks)
    .where(and(eq(stepMarks.user_id, person.id), eq(stepMarks.trail, zawodId), eq(stepMarks.step, -1)));
  return rows[0];
};
const lines = () => app.database.select().from(objections).where(eq(objections.user_id, person.id));
const pageOf = async (zawodId?: string) =>
  (await pageData<{ page: TrialPage }>(person, pathOf(zawodId), 'routes/advice/trial')).page;

test('a trial is put on a day, moved and taken off it; nothing else is marked', async () => {
  expect((await plan(TODAY)).headers.get('Location')).toBe(`${pathOf()}?zrobione=dzien`);
  expect(await mark()).toMatchObject({ analysis_id: id, due_on: TODAY, done_at: null, note: null });
  await Promise.all([plan(TOMORROW), plan(TOMORROW)]);
  expect((await mark())?.due_on).toBe(TOMORROW);
  expect((await plan('')).headers.get('Location')).toBe(`${pathOf()}?zrobione=bez-dnia`);
  expect((await mark())?.due_on).toBeNull();
  expect(await lines()).toEqual([]);
});

test.each([dayAfter(TODAY, -1), '2027-02-30', 'jutro'])(
  'the day %s is refused and comes back',
  async (day) => {
    const response = await plan(day);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Wybierz dzień od dziś.');
    expect(await mark()).toBeUndefined();
  },
);

test('what was learned ranks again, is said, shown in the booklet and the document, and taken back whole', async () => {
  await plan(TODAY);
  expect((await tell()).headers.get('Location')).toBe(`${pathOf()}?zrobione=opowiedz`);
  const { told } = await pageOf();
  expect(told?.outcome).toEqual({ wish: 'no', effort: 'harder', most: 'pace' });
  expect(told?.ranked?.paths).toMatchObject([{ zawodId: FIRST, placeBefore: 1, place: null }]);
  const html = (await (await person.fetch(pathOf())).text()).replaceAll('\u00a0', ' ');
  expect(html).toMatch(/Po próbie: [^<]+ spada z 1\. miejsca poza listę, bo to nie dla Ciebie/);
  for (const path of ['/ksiazeczka', '/dashboard/dokument'])
    expect((await (await person.fetch(path)).text()).replaceAll('\u00a0', ' '), path).toContain('Za szybko.');
  // The same, once more, and another answer: one answer, one stamp, of the first time.
  const first = (await mark())?.done_at;
  await Promise.all([tell(), tell()]);
  await tell({ wrazenie: 'more', zdanie: '' });
  expect((await lines()).map(({ evidence }) => evidence)).toEqual([`${FIRST} more harder pace`]);
  expect(await mark()).toMatchObject({ done_at: first, note: null, due_on: TODAY });
  expect((await takeBack()).headers.get('Location')).toBe(`${pathOf()}?zrobione=cofnij`);
  await takeBack();
  expect(await lines()).toEqual([]);
  expect(await mark()).toMatchObject({ done_at: null, note: null, due_on: TODAY });
  expect((await pageOf()).told).toBeNull();
});

test('what other lines were denied stays, and doesn’t count as moved by the trial', async () => {
  const denied = { factor: 'demand' as const, evidence: 'deficyt' };
  await app.database
    .insert(objections)
    .values({ user_id: person.id, analysis_id: id, ...denied, created_at: 1 });
  await tell({ wrazenie: 'mixed', najbardziej: 'nothing' });
  const { told } = await pageOf();
  const [own] = told?.ranked?.paths ?? [];
  expect(own?.place).toBe(own?.placeBefore);
  await takeBack();
  expect(await lines()).toMatchObject([denied]);
});

test.each([
  [{ wrazenie: '' }, 'Zaznacz po jednej odpowiedzi'],
  [{ najbardziej: 'lifting' }, 'Zaznacz po jednej odpowiedzi'],
  [{ zdanie: 'ż'.repeat(MAX_TRIAL_NOTE + 1) }, 'Skróć zdanie do 300 znaków – teraz ma ich 301.'],
])('of %j nothing is kept, and what was typed comes back', async (fields: Partial<typeof NO>, sentence) => {
  const response = await tell(fields);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html.replaceAll('\u00a0', ' ')).toContain(sentence);
  expect(html).toContain(`>${fields.zdanie ?? NO.zdanie}</textarea>`);
  expect([await lines(), await mark()]).toEqual([[], undefined]);
});

test.each([
  ['Nie chcę już żyć.', '/wsparcie'],
  ['Mąż mnie bije.', '/wsparcie?krzywda'],
])('who writes %j is led to help, and of that nothing is kept', async (zdanie, page) => {
  const response = await tell({ zdanie });
  expect([response.status, response.headers.get('Location')]).toEqual([302, page]);
  expect([await lines(), await mark()]).toEqual([[], undefined]);
});

test('a locked path, somebody else’s analysis and one that isn’t there are one: not found', async () => {
  const other = await signedIn(app);
  const paths = [pathOf(SECOND), pathOf('nie-ma-takiego'), `/proba/${crypto.randomUUID()}/${FIRST}`];
  const attempts = [...paths.map((path) => [path, person] as const), [pathOf(), other] as const];
  for (const [path, visitor] of attempts) {
    expect((await visitor.fetch(path)).status, path).toBe(404);
    expect((await plan(TODAY, path, visitor)).status, path).toBe(404);
    expect((await tell({}, path, visitor)).status, path).toBe(404);
  }
  await plan(TODAY);
  await tell();
  await submit({ zamiar: 'cofnij' }, pathOf(), other);
  expect(await lines()).toHaveLength(1);
  const ofOther = await app.database.select().from(stepMarks).where(eq(stepMarks.user_id, other.id));
  expect(ofOther).toEqual([]);
});

test('Premium tries any path, and what it learned there stands on its own page only', async () => {
  await makePremium(app.database, person.id);
  await tell({ wrazenie: 'more' }, pathOf(SECOND));
  expect((await pageOf(SECOND)).told?.ranked?.paths.find(({ zawodId }) => zawodId === SECOND)?.place).toBe(1);
  expect((await pageOf(FIRST)).told).toBeNull();
});

test('anyone who has as many corrections as one may is told so, but may change the answer that they gave', async () => {
  await tell();
  const more = Array.from({ length: MAX_OBJECTIONS - 1 }, (_, place) => `słowo ${place}`);
  await app.database.insert(objections).values(
    more.map((evidence) => ({
      user_id: person.id,
      analysis_id: 'x',
      factor: 'words' as const,
      evidence,
      created_at: 1,
    })),
  );
  expect((await tell({ wrazenie: 'more' })).status).toBe(302);
  await takeBack();
  await app.database.insert(objections).values({
    user_id: person.id,
    analysis_id: 'x',
    factor: 'words',
    evidence: 'jeszcze',
    created_at: 1,
  });
  const response = await tell();
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('Masz już 100 poprawek.'),
  ]);
  expect((await mark())?.done_at).toBeNull();
});

test('it shows on the dashboard once its day is here, and in the calendar, without being the trail', async () => {
  await plan(TODAY);
  const html = await (await person.fetch('/dashboard')).text();
  expect(html).toContain('Dziś dzień próby');
  expect(html).toContain(`href="${pathOf()}"`);
  const calendar = await (await person.fetch(`/api/analysis/${id}/calendar.ics`)).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${TODAY.replaceAll('-', '')}`);
});

test('it is in the export, and goes with the analysis', async () => {
  await tell();
  const copy = await (await person.fetch('/api/account/export')).text();
  expect(copy).toContain('Za szybko.');
  expect(copy).toContain(`${FIRST} no harder pace`);
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  expect([await lines(), await mark()]).toEqual([[], undefined]);
  expect((await person.fetch(pathOf())).status).toBe(404);
});

test('strangers are led to the sign-in and back; a page costs one round trip and no statement reads a whole table', async () => {
  const response = await visitorOf(app).fetch(pathOf(), { redirect: 'manual' });
  expect(response.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${pathOf()}`);
  app.databaseProxy.forget();
  const page = await person.fetch(pathOf());
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(app.databaseProxy.roundTrips).toBe(1);
  await plan(TODAY);
  await tell();
  await takeBack();
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(8);
  expect(scans).toEqual([]);
});
