// Facts beside the quiz's answers (docs/decisions.md 'Facts'): kept with an order, filled in again, exported, deleted; limits that say
// something of health only as long as the consent stands.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { personFacts } from '#db/advice/schema/facts.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { ANSWERS, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
let person: SignedIn;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
});
afterEach(() => app.gemini.reset());

const FACTS = { education: 'srednie', from: ['kelner'], years: 3, activities: { R1: 2 } };
const HEALTH = { noLifting: true, noShifts: true };

async function runWith(more: object): Promise<void> {
  const response = await person.post('/api/analysis', { ...ANSWERS, ...more });
  expect(response.status).toBe(200);
  await response.text();
}

const rowOf = async () => {
  const [row] = await app.database.select().from(personFacts).where(eq(personFacts.user_id, person.id));
  return row === undefined ? null : { ...row, facts: JSON.parse(row.facts) as unknown };
};
const keptAnswers = async () => {
  const rows = await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id));
  return rows.map(({ quiz_answers }) => JSON.parse(quiz_answers) as { facts?: unknown });
};
const ownFacts = async () => (await person.fetch('/api/facts')).json();
const save = (form: Record<string, string>) =>
  person.fetch('/fakty', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Dest': 'document',
    },
    body: new URLSearchParams(form).toString(),
  });

test('facts that are sent are kept with the person and with the analysis, and filled in again', async () => {
  await runWith({ facts: { ...FACTS, minPay: 'dużo', from: ['kelner', 'nie ma takiego'] } });
  expect(await rowOf()).toMatchObject({ facts: FACTS, health_consent_at: null });
  expect(await keptAnswers()).toEqual([{ ...ANSWERS, facts: FACTS }]);
  expect(await ownFacts()).toEqual({ facts: FACTS, healthConsent: false });
});

test('without facts those that are stored count; an empty word empties them', async () => {
  await makePremium(app.database, person.id);
  await runWith({ facts: FACTS });
  await person.post('/api/analysis/reset', {});
  await runWith({});
  expect(await keptAnswers()).toEqual([
    { ...ANSWERS, facts: FACTS },
    { ...ANSWERS, facts: FACTS },
  ]);
  await person.post('/api/analysis/reset', {});
  await runWith({ facts: {} });
  expect(await rowOf()).toBeNull();
  expect(await ownFacts()).toEqual({ facts: {}, healthConsent: false });
});

test('limits of health without consent count for this one analysis, and are kept nowhere', async () => {
  await runWith({ facts: { ...FACTS, ...HEALTH } });
  expect(await rowOf()).toMatchObject({ facts: FACTS, health_consent_at: null });
  expect(await keptAnswers()).toEqual([{ ...ANSWERS, facts: FACTS }]);
  const other = await signedIn(app);
  person = other;
  await runWith({ facts: HEALTH });
  expect(await rowOf()).toBeNull();
  expect(await keptAnswers()).toEqual([ANSWERS]);
});

test('with consent they are kept, with its day, until it is withdrawn: then they are gone everywhere', async () => {
  await runWith({ facts: { ...FACTS, ...HEALTH }, healthConsent: true });
  const row = await rowOf();
  expect(row?.facts).toEqual({ ...FACTS, ...HEALTH });
  expect(row?.health_consent_at).toBeGreaterThan(Date.now() - 600_000);
  expect((await keptAnswers())[0]?.facts).toEqual({ ...FACTS, ...HEALTH });
  await save({ zamiar: 'wycofaj-zgode' });
  expect(await rowOf()).toMatchObject({ facts: FACTS, health_consent_at: null });
  expect(await keptAnswers()).toEqual([{ ...ANSWERS, facts: FACTS }]);
});

test('a condition of health that was added by hand is kept by the same consent, and goes with it', async () => {
  const condition = { kind: 'standing', value: 'avoid', firm: true, quote: null };
  const reading = { language: 'pl', conditions: [condition] };
  const keptHealth = async () => (await keptAnswers()).map((one) => (one as { health?: unknown }).health);
  await runWith({ reading, facts: {} });
  expect(await keptHealth()).toEqual([undefined]);
  person = await signedIn(app);
  await runWith({ reading, facts: {}, healthConsent: true });
  expect(await keptHealth()).toEqual([[condition]]);
  expect((await rowOf())?.health_consent_at).toBeGreaterThan(0);
  await save({ zamiar: 'wycofaj-zgode' });
  expect(await keptHealth()).toEqual([undefined]);
});

test('a refused order keeps nothing', async () => {
  await app.database.run(
    sql`UPDATE subscriptions SET quiz_generations_left = 0 WHERE user_id = ${person.id}`,
  );
  expect((await person.post('/api/analysis', { ...ANSWERS, facts: FACTS })).status).toBe(403);
  expect(await rowOf()).toBeNull();
});

test('a consent that is withdrawn in mid-run keeps its limits out of what is stored at the end', async () => {
  app.gemini.setPace(1);
  const started = await person.post('/api/analysis', {
    ...ANSWERS,
    facts: { ...FACTS, ...HEALTH },
    healthConsent: true,
  });
  await save({ zamiar: 'wycofaj-zgode' });
  app.gemini.setPace(1_000);
  await started.text();
  expect((await keptAnswers())[0]?.facts).toEqual(FACTS);
});

test('deleting all facts takes them out of the history, too', async () => {
  await runWith({ facts: { ...FACTS, ...HEALTH }, healthConsent: true });
  await save({ zamiar: 'usun' });
  expect(await rowOf()).toBeNull();
  expect(await keptAnswers()).toEqual([ANSWERS]);
});

test('/fakty saves what it understands and says at its field what it does not', async () => {
  const saved = await save({ zamiar: 'zapisz', years: '7', from: 'Kelner', R1: '2', education: 'srednie' });
  expect(saved.status).toBe(302);
  expect((await rowOf())?.facts).toEqual({
    years: 7,
    from: ['kelner'],
    activities: { R1: 2 },
    education: 'srednie',
  });
  const refused = await save({ zamiar: 'zapisz', years: 'siedem', from: 'Pogromca smoków', noLifting: 'on' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('value="siedem"');
  expect(html).toContain('value="Pogromca smoków"');
  expect(html.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(2);
  expect((await rowOf())?.facts).toMatchObject({ years: 7 });
});

test('a crisis typed where an occupation belongs leads to the helplines, too, and is kept nowhere', async () => {
  const response = await save({ zamiar: 'zapisz', from: 'nie chcę już żyć' });
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/wsparcie');
  expect(await rowOf()).toBeNull();
});

test('strangers are led to the sign-in, and their facts are nobody’s', async () => {
  const stranger = visitorOf(app);
  expect((await stranger.fetch('/api/facts')).status).toBe(401);
  const page = await stranger.fetch('/fakty');
  expect(page.headers.get('Location')).toBe('/?wymagane=logowanie&powrot=/fakty');
});

test('facts are in the export, and go with the person', async () => {
  await runWith({ facts: { ...FACTS, ...HEALTH }, healthConsent: true });
  const exported = (await (await person.fetch('/api/account/export')).json()) as {
    tables: { person_facts: { facts: string }[] };
  };
  expect(JSON.parse(exported.tables.person_facts[0]?.facts ?? '')).toEqual({ ...FACTS, ...HEALTH });
  await person.post('/api/account', {}, { method: 'DELETE' });
  expect(await rowOf()).toBeNull();
});

test('the names of occupations are everybody’s', async () => {
  const names = (await (await visitorOf(app).fetch('/api/occupations')).json()) as { id: string }[];
  expect(names.length).toBeGreaterThan(400);
  expect(names.find(({ id }) => id === 'kelner')).toMatchObject({ name: 'Kelner' });
});

test.each([
  ['Wolałbym umrzeć, niż wrócić do call center', 400, 'tel:116123'],
  ['Nie chcę już żyć', 302, '/wsparcie'],
  ['Mąż mnie bije', 302, '/wsparcie?krzywda'],
])('"%s" in the field for occupations is answered with who helps', async (from, status, shown) => {
  const response = await save({ zamiar: 'zapisz', from });
  expect(response.status).toBe(status);
  const said = status === 302 ? response.headers.get('Location') : await response.text();
  expect(said).toContain(shown);
});
