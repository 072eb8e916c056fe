// /dashboard/lista: what each plan is sent of it, why an occupation isn't there, and what it costs.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { advertName } from '#domain/advice/public-facts.ts';
import { rank } from '#domain/advice/rank.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { textOf } from '#tests/support/worker/plain-form.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis();
const careers = await readCareers();
const ADVISED = ANALYSIS.sciezkiKariery.filter(isAdvised);
const CANDIDATES = rank(ADVICE_ORDER, careers).candidates;
const nameOf = (id: string | undefined) => {
  const occupation = careers.occupations.find((one) => one.id === id);
  if (occupation === undefined) throw new Error(`There is no ${id}.`);
  return advertName(occupation).replaceAll(/\s/g, ' ');
};
const [FIRST, ...REST] = CANDIDATES;

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
});

const page = async (query = '') => {
  const response = await person.fetch(`/dashboard/lista${query}`);
  expect(response.status).toBe(200);
  return textOf(response);
};
const countOf = (html: string, text: string) => html.split(text).length - 1;

test('the free plan is sent eight names and the reasons of its own path', async () => {
  const html = await page();
  for (const { id } of CANDIDATES.slice(0, 8)) expect(html).toContain(`href="/zawody/${id}"`);
  for (const { id } of CANDIDATES.slice(8)) expect(html).not.toContain(`/zawody/${id}"`);
  expect(countOf(html, 'Bilans: ')).toBe(1);
  expect(html).toContain(`Bilans: ${nameOf(FIRST?.id)}`);
  expect(html).toContain('Zobacz plan Premium');
});

test('a list that is named to the last isn’t called the first of it, nor sold as what is missing', async () => {
  const [few, many] = [
    await page('?months=3&shifts=avoid&lifting=avoid&strangers=avoid&telephone=avoid&screen=avoid'),
    await page(),
  ];
  expect(few).toMatch(/tych warunkach: [1-8] zaw/);
  expect(few).toContain('Wszystkie na liście');
  expect(few).not.toContain('całą listę (');
  expect(many).toContain(`Pierwsze z ${CANDIDATES.length}`);
  expect(many).toContain('całą listę (');
});

test('Premium is sent all of them, and once it has lapsed no more than the free plan', async () => {
  await makePremium(app.database, person.id);
  const whole = await page();
  for (const { id } of CANDIDATES) expect(whole).toContain(`href="/zawody/${id}"`);
  expect(countOf(whole, 'Bilans: ')).toBe(CANDIDATES.length);
  expect(whole).not.toContain('Zobacz plan Premium');
  const lapsed = await signedIn(app);
  await storeAnalysisOf(app.database, lapsed.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
  await makePlan(app.database, lapsed.id, {
    planId: 'price_premium',
    generations: 5,
    resets: 5,
    status: 'canceled',
  });
  person = lapsed;
  const html = await page('?warunki=bez-zmian');
  expect(countOf(html, 'Bilans: ')).toBe(1);
  for (const { id } of CANDIDATES.slice(8)) expect(html).not.toContain(`/zawody/${id}"`);
});

test.each(['free', 'lapsed'])(
  '%s is sent eight names and the row of its own path, wherever that stands and whatever is asked',
  async (plan) => {
    const last = CANDIDATES.at(-1)?.id ?? '';
    const [, chosen] = ADVISED;
    for (const ownId of [ADVISED[0]?.zawodId ?? '', last]) {
      const paths = ADVISED.map((path, at) => (at === 0 ? { ...path, zawodId: ownId } : path));
      person = await signedIn(app);
      const analysisId = await storeAnalysisOf(app.database, person.id, {
        analysis: { ...ANALYSIS, sciezkiKariery: paths },
        answers: ADVICE_ANSWERS,
      });
      if (plan === 'lapsed') {
        await makePremium(app.database, person.id);
        const trail = { zawodId: chosen?.zawodId };
        await person.post(`/api/analysis/${analysisId}/trail`, trail, { method: 'PUT' });
        expect(await page()).toContain('Twój szlak');
        const lapsed = { status: 'canceled' };
        await app.database.update(subscriptions).set(lapsed).where(eq(subscriptions.user_id, person.id));
      }
      const shown = new Set([...CANDIDATES.slice(0, 8).map(({ id }) => id), ownId]);
      for (const query of ['', '?droga=do-3&warunki=bez-zmian', `?zawod=${ownId}`]) {
        const html = await page(query);
        for (const { id } of careers.occupations) {
          expect(html.includes(`href="/zawody/${id}"`), `${query} ${id}`).toBe(shown.has(id));
          if (!shown.has(id)) expect(html.includes(`>${nameOf(id)}<`), `${query} ${id}`).toBe(false);
        }
        // Its own is there, once more where it is asked for, and no other.
        expect(html).toContain(`Bilans: ${nameOf(ownId)}`);
        expect(countOf(html, 'Bilans: '), query).toBe(countOf(html, `Bilans: ${nameOf(ownId)}`));
        expect(html).not.toContain('Twój szlak');
        expect(html).toContain('Zobacz plan Premium');
      }
    }
  },
);

test('Premium narrows the list by the address, and the places stay', async () => {
  await makePremium(app.database, person.id);
  const html = await page('?droga=do-3&warunki=bez-zmian');
  const left = CANDIDATES.flatMap(({ id, monthsLeft }, at) => {
    const conditions = careers.occupations.find((one) => one.id === id)?.conditions;
    return monthsLeft <= 3 && conditions?.shifts === false ? [at + 1] : [];
  });
  const places = [...html.matchAll(/<li[^>]* value="(\d+)"/g)].map(([, place]) => Number(place));
  expect(places).toEqual(left);
});

test('by other conditions in the address the list is that of “Co gdyby”, and nothing of it is kept', async () => {
  await makePremium(app.database, person.id);
  const query = '?shifts=avoid&remote=want+soft';
  const html = await page(query);
  const denied = ['shifts avoid', 'remote want soft'].map((evidence) => ({ factor: 'answer', evidence }));
  const tried = rank(withAnswersBack({ ...ADVICE_ORDER, denied }, careers), careers).candidates;
  const ids = (shown: string) =>
    [...shown.matchAll(/<h3[^>]*><a[^>]*href="\/zawody\/([^"]+)"/g)].map(([, one]) => one);
  expect(ids(html)).toEqual(tried.map(({ id }) => id));
  expect(countOf(html, ', po zmianie ')).toBe(tried.length);
  expect(html).toContain('Zmiany – musi być: bez pracy na zmiany');
  expect(await page(`${query}&warunki=zdalnie`)).toContain('name="remote" value="want soft"');
  expect(ids(await page())).toEqual(CANDIDATES.map(({ id }) => id));
});

test('by other conditions the free plan is sent eight names and the move of its own path alone', async () => {
  const html = await page('?shifts=avoid');
  const denied = [{ factor: 'answer', evidence: 'shifts avoid' }];
  const tried = rank(withAnswersBack({ ...ADVICE_ORDER, denied }, careers), careers).candidates;
  for (const { id } of tried.slice(0, 8)) expect(html).toContain(`href="/zawody/${id}"`);
  for (const { id } of tried.slice(8)) if (id !== FIRST?.id) expect(html).not.toContain(`/zawody/${id}"`);
  expect(countOf(html, ', po zmianie ')).toBe(1);
  expect(countOf(html, 'Bilans: ')).toBe(1);
});

test('an occupation that a condition excludes names the condition, for any plan', async () => {
  const remote = await signedIn(app);
  await storeAnalysisOf(app.database, remote.id, {
    analysis: ANALYSIS,
    answers: JSON.stringify({ ...ADVICE_ORDER.answers, facts: { ...ADVICE_ORDER.facts, remoteOnly: true } }),
  });
  person = remote;
  const html = await page('?zawod=strazak');
  expect(html).toContain('Nie ma go na Twojej liście. Nie spełnia Twojego warunku');
  expect(html).toContain('„praca zdalna”');
});

test('an occupation is found by what a person types, and its points are Premium’s', async () => {
  const [last] = REST.slice(-1);
  const typed = encodeURIComponent('pielęgniarka');
  expect(await page(`?zawod=${typed}`)).toContain('href="/zawody/pielegniarka"');
  expect(await page('?zawod=qwertyuiop')).toContain('nie ma takiego zawodu w atlasie');
  const hidden = await page(`?zawod=${last?.id}`);
  expect(hidden).toContain('Jest na Twojej liście, za pierwszą ósemką.');
  expect(countOf(hidden, 'Bilans: ')).toBe(1);
  await makePremium(app.database, person.id);
  expect(await page(`?zawod=${last?.id}`)).toContain(
    `Jest na Twojej liście, na ${CANDIDATES.length}. miejscu.`,
  );
});

test('a denied line moves the list at once', async () => {
  const line = ANALYSIS.sciezkiKariery[0]?.bilans.find(({ factor }) => factor === 'words');
  if (line === undefined) throw new Error('There is no line of words.');
  const denied = [{ factor: line.factor, evidence: line.evidence }];
  const anew = rank({ ...ADVICE_ORDER, denied }, careers).candidates.map(({ id }) => id);
  person = await signedIn(app);
  const id = await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS, answers: ADVICE_ANSWERS });
  await makePremium(app.database, person.id);
  await person.post(`/api/analysis/${id}/objections`, denied[0], { method: 'PUT' });
  const ids = [...(await page()).matchAll(/<h3[^>]*><a[^>]*href="\/zawody\/([^"]+)"/g)].map(([, one]) => one);
  expect(ids).toEqual(anew);
  expect(ids).not.toEqual(CANDIDATES.map((one) => one.id));
});

test('without an analysis, and with one that keeps no answers, the page says so', async () => {
  person = await signedIn(app);
  expect(await page('?zawod=strazak')).toContain('Lista powstaje razem z analizą');
  await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS });
  expect(await page()).toContain('Przy tej analizie nie ma zapisanych odpowiedzi');
});

test('it costs one round trip, and strangers are led to the sign-in and back', async () => {
  app.databaseProxy.forget();
  await page('?zawod=strazak&shifts=avoid');
  expect(app.databaseProxy.roundTrips).toBe(1);
  const stranger = await visitorOf(app).fetch('/dashboard/lista?zawod=strazak', { redirect: 'manual' });
  expect(stranger.headers.get('Location')).toBe(
    `/?wymagane=logowanie&powrot=${encodeURIComponent('/dashboard/lista?zawod=strazak').replaceAll('%2F', '/')}`,
  );
});
