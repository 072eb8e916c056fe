// /dashboard/co-gdyby: what each plan is sent of it, what is kept by a press, and what it costs.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { objections } from '#db/advice/schema/steps.ts';
import { personFacts } from '#db/advice/schema/facts.ts';
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import { advertName } from '#domain/advice/public-facts.ts';
import { rank } from '#domain/advice/rank.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { sendForm, textOf } from '#tests/support/worker/plain-form.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis();
const careers = await readCareers();
const idsBy = (...evidences: string[]) => {
  const denied = evidences.map((evidence) => ({ factor: ANSWER_FACTOR, evidence }));
  return rank(withAnswersBack({ ...ADVICE_ORDER, denied }, careers), careers).candidates.map(({ id }) => id);
};
const TODAY = idsBy();
const PATH = '/dashboard/co-gdyby';

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await analysed();
});

async function analysed() {
  const one = await signedIn(app);
  await storeAnalysisOf(app.database, one.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
  return one;
}

const page = async (query = '', path = PATH) => {
  const response = await person.fetch(`${path}${query}`);
  expect(response.status).toBe(200);
  return textOf(response);
};
const linked = (html: string) => [
  ...new Set([...html.matchAll(/href="\/zawody\/([^"]+)"/g)].map(([, id]) => id)),
];
const keep = (query: string, fields: Record<string, string> = {}) =>
  sendForm(person, `${PATH}${query}`, { zamiar: 'zapamietaj', ...fields });
const kept = () => app.database.select().from(objections).where(eq(objections.user_id, person.id));

test('Premium is sent every row of the rule by these conditions, and what fell out of them with the reason', async () => {
  await makePremium(app.database, person.id);
  expect(linked(await page()).toSorted()).toEqual(TODAY.toSorted());
  const remote = idsBy('remote want');
  const html = await page('?remote=want');
  expect(linked(html).toSorted()).toEqual([...new Set([...remote, ...TODAY])].toSorted());
  expect(html).toContain(`Na liście przy tych warunkach: ${remote.length}`);
  expect(html).toContain('Nie spełnia Twojego warunku: „praca zdalna”.');
  expect(html).not.toContain('Zobacz plan Premium');
});

test.each(['free', 'lapsed'])(
  '%s is sent the first eight names, and moves of its own path alone',
  async (plan) => {
    if (plan === 'lapsed')
      await makePlan(app.database, person.id, {
        planId: 'price_premium',
        generations: 5,
        resets: 5,
        status: 'canceled',
      });
    for (const [query, ids] of [
      ['', TODAY],
      ['?shifts=avoid', idsBy('shifts avoid')],
      ['?remote=want&months=3', idsBy('remote want', 'months 3')],
    ] as const) {
      const html = await page(query);
      const shown = [...new Set([...ids.slice(0, 8), TODAY[0]])];
      expect(linked(html).toSorted(), query).toEqual(shown.toSorted());
      for (const one of careers.occupations)
        if (!shown.includes(one.id))
          expect(html.includes(`>${advertName(one).replaceAll(/\s/g, ' ')}<`), `${query} ${one.id}`).toBe(
            false,
          );
      // In its own row, and once more where it is one of the eight.
      expect(html.split(', po zmianie ').length - 1).toBe(ids.slice(0, 8).includes(TODAY[0] ?? '') ? 2 : 1);
    }
    expect(await page('?shifts=avoid')).toContain('Zobacz plan Premium');
  },
);

test('what is kept counts from then on: here, on the list, and in another try', async () => {
  await makePremium(app.database, person.id);
  const response = await keep('?remote=want+soft&pay=7000');
  expect([response.status, response.headers.get('Location')]).toEqual([302, `${PATH}?zrobione=zapamietaj`]);
  expect((await kept()).map(({ evidence }) => evidence).toSorted()).toEqual(['pay 7000', 'remote want soft']);
  const now = idsBy('remote want soft', 'pay 7000');
  const list = await page('', '/dashboard/lista');
  expect([...list.matchAll(/<h3[^>]*><a[^>]*href="\/zawody\/([^"]+)"/g)].map(([, id]) => id)).toEqual(now);
  const html = await page('?zrobione=zapamietaj');
  // The analysis' own paths stay in sight where they fell off the list.
  const own = ANALYSIS.sciezkiKariery.map(({ zawodId }) => zawodId);
  expect(linked(html).toSorted()).toEqual([...new Set([...now, ...own])].toSorted());
  expect(html).toContain('Zapamiętane.');
  expect(html).not.toContain('Zapamiętaj te warunki');
  await keep('?remote=any');
  expect((await kept()).map(({ evidence }) => evidence).toSorted()).toEqual(['pay 7000', 'remote any']);
});

test('a fact that says otherwise gives way, and no other', async () => {
  await app.database.insert(personFacts).values({
    user_id: person.id,
    facts: JSON.stringify({ maxMonths: 6, years: 3 }),
    health_consent_at: null,
    updated_at: 1,
  });
  await keep('?months=24');
  const [row] = await app.database.select().from(personFacts).where(eq(personFacts.user_id, person.id));
  expect(row?.facts).toBe(JSON.stringify({ years: 3 }));
});

test('what says something of health is kept by a consent alone, and goes with it', async () => {
  const query = '?lifting=avoid&telephone=avoid';
  expect(await page(query)).toContain('name="zgoda"');
  // When and how one works is no matter of health.
  expect(await page('?telephone=avoid&shifts=avoid')).not.toContain('name="zgoda"');
  const refused = await keep(query);
  expect(refused.status).toBe(400);
  const html = await textOf(refused);
  expect(html).toContain('Zaznacz zgodę');
  // What was tried still stands there.
  expect(html).toContain('Dźwiganie – musi być: bez dźwigania');
  expect(await kept()).toEqual([]);
  expect((await keep(query, { zgoda: 'tak' })).status).toBe(302);
  expect(await kept()).toHaveLength(2);
  expect(await page('?screen=avoid')).not.toContain('name="zgoda"');
  await sendForm(person, '/fakty', { zamiar: 'wycofaj-zgode' });
  expect((await kept()).map(({ evidence }) => evidence)).toEqual(['telephone avoid']);
});

test('the next reading shows what was kept, and what is confirmed without it holds', async () => {
  await makePremium(app.database, person.id);
  await keep('?remote=want');
  const { answers } = ADVICE_ORDER;
  const response = await person.fetch('/api/reading', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(answers),
  });
  const { reading } = (await response.json()) as { reading: { conditions: unknown[] } };
  expect(reading.conditions).toContainEqual({ kind: 'remote', value: 'want', firm: true, quote: null });
});

test('nothing tried keeps nothing, and without an analysis the page says so', async () => {
  expect((await keep('')).status).toBe(302);
  expect(await kept()).toEqual([]);
  person = await signedIn(app);
  expect(await page('?remote=want')).toContain('Lista powstaje razem z analizą');
  expect((await keep('?remote=want')).status).toBe(400);
});

test('it costs one round trip, and strangers are led to the sign-in and back', async () => {
  app.databaseProxy.forget();
  await page('?remote=want&shifts=avoid');
  expect(app.databaseProxy.roundTrips).toBe(1);
  app.databaseProxy.forget();
  await keep('?remote=want&lifting=avoid', { zgoda: 'tak' });
  expect(app.databaseProxy.roundTrips).toBe(2);
  const stranger = await visitorOf(app).fetch(`${PATH}?remote=want`, { redirect: 'manual' });
  expect(stranger.headers.get('Location')).toContain('wymagane=logowanie&powrot=/dashboard/co-gdyby');
});
