// What the dashboard's data says for each plan and state, in one round trip (docs/product.md 'Dashboard', 'What each plan opens').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen } from '#domain/advice/analysis/events.ts';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { careerAnalyses } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { DashboardResult } from '#app/features/advice/local-copy/dashboard-result.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import type { ComparedAnalyses } from '#worker/services/advice/compared.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { pageData } from '#tests/support/pages/data.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, type Visitor } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

async function dashboardOf(visitor: Visitor): Promise<Dashboard> {
  const answer = await pageData<DashboardResult>(visitor, '/dashboard', 'routes/advice/dashboard');
  if (answer.kind !== 'said') throw new Error(`the dashboard is ${answer.kind}`);
  return answer.dashboard;
}
const usedUp = (personId: string) =>
  app.database
    .update(subscriptions)
    .set({ quiz_generations_left: 0 })
    .where(eq(subscriptions.user_id, personId));
const NAMES = SAMPLE_ANALYSIS.sciezkiKariery.map(({ nazwa }) => nazwa);
const LONG_AGO = '2026-01-01T00:00:00.000Z';

test('a new person has nothing yet and an open quiz', async () => {
  const person = await signedIn(app);
  expect(await dashboardOf(person)).toMatchObject({
    plan: 'free',
    status: '',
    lapsedStatus: null,
    generationsLeft: 1,
    resetsLeft: 0,
    isRunning: false,
    lock: null,
    offersReset: false,
    current: null,
    isBroken: false,
    hasAnswers: false,
    history: [],
    progress: {
      state: {
        quizCompleted: false,
        analysisGenerated: false,
        trailChosen: false,
        purchasedCourses: 0,
        coursesStarted: 0,
        coursesCompleted: 0,
      },
      percent: 0,
    },
    completeness: 0,
    offers: { open: [], locked: 0 },
    today: dayInPoland(Date.now()),
  });
});

test.each([
  // [the lease's end after now, says]
  [60_000, 'Twoja analiza właśnie powstaje.', 'href="/dashboard">Zobacz, jak powstaje', 'Brak analizy'],
  // Dead with its Worker.
  [-1_000, 'Brak analizy kariery.', 'Rozpocznij quiz', 'właśnie powstaje'],
])(
  'the page of the analysis says whether one is being written, in one round trip (lease %i)',
  async (leaseMs, sentence, way, absent) => {
    const person = await signedIn(app);
    await app.database
      .update(subscriptions)
      .set({ reserved_run: crypto.randomUUID(), reserved_until: Date.now() + leaseMs })
      .where(eq(subscriptions.user_id, person.id));
    app.databaseProxy.forget();
    const page = await (await person.fetch('/dashboard/analiza')).text();
    expect(app.databaseProxy.roundTrips).toBe(1);
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(main).toContain(sentence);
    expect(main).toContain(way);
    expect(main).not.toContain(absent);
  },
);

test('with the quiz only it is half the card and 30 % of the profile', async () => {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id);
  await app.database.delete(careerAnalyses).where(eq(careerAnalyses.user_id, person.id));
  const { progress, completeness, current, hasAnswers } = await dashboardOf(person);
  expect({ percent: progress.percent, completeness, current, hasAnswers }).toEqual({
    percent: 50,
    completeness: 30,
    current: null,
    hasAnswers: true,
  });
});

test('a free person with an analysis sees one path, the names of all, one offer, and marks only on what is seen', async () => {
  const person = await signedIn(app);
  const id = await storeAnalysisOf(app.database, person.id);
  await usedUp(person.id);
  const { current, lock, offers, progress, completeness, history, offersReset } = await dashboardOf(person);
  expect(current?.id).toBe(id);
  expect(current?.analysis.sciezkiKariery.map(({ nazwa }) => nazwa)).toEqual(NAMES);
  expect(current?.analysis.sciezkiKariery.map(isOpen)).toEqual([true, false, false, false]);
  expect(current?.steps).toEqual([
    { done: true, dueOn: null },
    { done: false, dueOn: null },
  ]);
  expect(current?.walked).toEqual({ done: 1, total: 2, percent: 50, next: 1, overdue: [] });
  expect(current?.skillStates).toEqual(['have', null, null, null, null]);
  expect(offers).toEqual({
    open: [{ name: 'Ogrodniczka miejska', href: 'https://www.pracuj.pl/praca/ogrodniczka-miejska;kw' }],
    locked: 2,
  });
  expect([progress.percent, completeness]).toEqual([100, 66]);
  expect(lock?.reason).toBe('free-used');
  expect(offersReset).toBe(false);
  expect(history).toEqual([
    {
      id,
      createdAt: current?.createdAt,
      isCurrent: true,
      paths: NAMES,
    },
  ]);
});

test('premium sees all of it, three offers and its resets', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id, 4);
  await storeAnalysisOf(app.database, person.id, { createdAt: LONG_AGO });
  const dashboard = await dashboardOf(person);
  expect(dashboard).toMatchObject({
    plan: 'premium',
    status: 'active',
    generationsLeft: 4,
    resetsLeft: 5,
    offersReset: true,
    lock: { reason: 'reset-first' },
    completeness: 60,
  });
  expect(dashboard.current?.analysis.sciezkiKariery).toEqual(
    SAMPLE_ANALYSIS.sciezkiKariery.map((path) => ({ ...path, fakty: null })),
  );
  expect(dashboard.offers.open).toHaveLength(3);
  expect(dashboard.offers.locked).toBe(0);
  expect(dashboard.history[0]?.paths).toEqual(NAMES);
});

test('premium with nothing left is told of the month’s limit', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id, 0);
  expect((await dashboardOf(person)).lock?.reason).toBe('limit-used');
});

test('enterprise has its own limits and the display of free', async () => {
  const person = await signedIn(app);
  await makePlan(app.database, person.id, { planId: 'enterprise', generations: 9, resets: 10 });
  await storeAnalysisOf(app.database, person.id);
  const { plan, resetsLeft, offersReset, current, offers } = await dashboardOf(person);
  expect({ plan, resetsLeft, offersReset }).toEqual({
    plan: 'enterprise',
    resetsLeft: 10,
    offersReset: true,
  });
  expect(current?.analysis.sciezkiKariery.filter(isOpen)).toHaveLength(1);
  expect(offers.open).toHaveLength(1);
});

test('a payment past due falls back to free and is told apart from having none', async () => {
  const person = await signedIn(app);
  await makePlan(app.database, person.id, {
    planId: 'price_premium',
    status: 'past_due',
    generations: 5,
    resets: 5,
  });
  await storeAnalysisOf(app.database, person.id);
  expect(await dashboardOf(person)).toMatchObject({
    plan: 'free',
    status: '',
    lapsedStatus: 'past_due',
    resetsLeft: 0,
    offersReset: false,
  });
});

test('the history has the latest five, newest first, each by what the plan shows of it', async () => {
  const person = await signedIn(app);
  for (const month of ['01', '03', '02']) {
    await storeAnalysisOf(app.database, person.id, {
      createdAt: `2026-${month}-01T00:00:00.000Z`,
      isCurrent: false,
    });
  }
  const id = await storeAnalysisOf(app.database, person.id, { createdAt: '2026-04-01T00:00:00.000Z' });
  const { history } = await dashboardOf(person);
  expect(history.map(({ createdAt }) => createdAt.slice(5, 7))).toEqual(['04', '03', '02', '01']);
  expect(history.filter(({ isCurrent }) => isCurrent).map((mark) => mark.id)).toEqual([id]);
});

test.each(['{', 'null', '{"sciezkiKariery":7}'])(
  'a broken record (%s) is said to be broken and breaks nothing else',
  async (text) => {
    const person = await signedIn(app);
    await makePremium(app.database, person.id);
    await storeAnalysisOf(app.database, person.id, { text });
    expect(await dashboardOf(person)).toMatchObject({
      current: null,
      isBroken: true,
      offersReset: true,
      history: [{ paths: [] }],
      offers: { open: [], locked: 0 },
    });
  },
);

test('two analyses are compared by what the plan shows, whichever is named first', async () => {
  const person = await signedIn(app);
  const [open, ...others] = SAMPLE_ANALYSIS.sciezkiKariery;
  if (open === undefined) throw new Error('the sample has paths');
  const analysis = { ...SAMPLE_ANALYSIS, sciezkiKariery: [{ ...open, nazwa: 'Kucharz' }, ...others] };
  const older = await storeAnalysisOf(app.database, person.id, {
    analysis,
    createdAt: LONG_AGO,
    isCurrent: false,
  });
  const newer = await storeAnalysisOf(app.database, person.id);
  const compared = (a: string, b: string) =>
    pageData<{ compared: ComparedAnalyses | null }>(
      person,
      '/dashboard/historia',
      'routes/advice/history',
      `?a=${a}&b=${b}`,
    );
  const free = (await compared(newer, older)).compared;
  expect([free?.older.id, free?.newer.id]).toEqual([older, newer]);
  const placesOf = (found: ComparedAnalyses | null) =>
    found?.comparison.paths.map(({ name, before, now }) => [name, before?.place, now?.place]);
  const paths = [
    ...NAMES.map((name, index) => [name, index === 0 ? undefined : index + 1, index + 1]),
    ['Kucharz', 1, undefined],
  ];
  expect(placesOf(free)).toEqual(paths);
  expect(free?.comparison.isPartial).toBe(true);
  await makePremium(app.database, person.id);
  const premium = (await compared(older, newer)).compared;
  expect(placesOf(premium)).toEqual(paths);
  expect(premium?.comparison.isPartial).toBe(false);
});

test('without a choice the latest two are compared at once, with the answers that differ', async () => {
  const person = await signedIn(app);
  const page = () =>
    pageData<{ compared: ComparedAnalyses | null }>(person, '/dashboard/historia', 'routes/advice/history');
  const answers = (additional_interests: string) =>
    JSON.stringify({ preferences: ['nature'], additional_interests, additional_info: '' });
  const [oldest, older] = ['2025-01-01T10:00:00.000Z', LONG_AGO];
  await storeAnalysisOf(app.database, person.id, { createdAt: oldest, isCurrent: false });
  expect((await page()).compared).toBeNull();
  const before = await storeAnalysisOf(app.database, person.id, {
    createdAt: older,
    answers: answers('góry'),
    isCurrent: false,
  });
  expect((await page()).compared?.answers).toBeNull();
  const now = await storeAnalysisOf(app.database, person.id, { answers: answers('góry, las') });
  const { compared } = await page();
  expect([compared?.older.id, compared?.newer.id]).toEqual([before, now]);
  expect(compared?.answers?.interests).toEqual({ added: ['las'], removed: [] });
});

test('nobody opens or compares what is somebody else’s', async () => {
  const person = await signedIn(app);
  const own = await storeAnalysisOf(app.database, person.id);
  const foreign = await storeAnalysisOf(app.database, (await signedIn(app)).id);
  for (const path of [
    `/dashboard/analiza/${foreign}`,
    `/dashboard/historia?a=${own}&b=${foreign}`,
    `/dashboard/historia?a=${foreign}&b=${own}`,
    `/dashboard/analiza/${crypto.randomUUID()}`,
  ]) {
    const response = await person.fetch(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toContain('Ogrodniczka');
  }
});

test('all of it costs one round trip, as do the other pages of it', async () => {
  const person = await signedIn(app);
  const older = await storeAnalysisOf(app.database, person.id, { createdAt: LONG_AGO, isCurrent: false });
  const id = await storeAnalysisOf(app.database, person.id);
  await person.fetch('/api/analysis');
  for (const path of [
    '/dashboard',
    '/dashboard.data',
    '/dashboard/analiza',
    `/dashboard/analiza/${older}`,
    `/dashboard/historia?a=${older}&b=${id}`,
    '/profil',
    '/moje-kursy',
    '/api/analysis',
  ]) {
    app.databaseProxy.forget();
    expect((await person.fetch(path)).status).toBe(200);
    expect([path, app.databaseProxy.roundTrips]).toEqual([path, 1]);
  }
});
