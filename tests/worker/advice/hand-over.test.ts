// The hand-over to a counsellor (docs/decisions.md 'Hand-over'): only what was chosen and the plan shows, by its address alone, and closed
// at once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_HAND_OVERS, MAX_REPLIES } from '#domain/advice/hand-over/hand-over.ts';
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { handOverReplies, handOvers } from '#db/advice/schema/hand-overs.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { objections } from '#db/advice/schema/steps.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { textOf } from '#tests/support/worker/plain-form.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';

const LINE = { factor: 'preferences' as const, points: 4, evidence: 'nature' };
const ADVISED = {
  ...SAMPLE_ADVISED,
  sciezkiKariery: SAMPLE_ADVISED.sciezkiKariery
    .filter(isAdvised)
    .map((path) => ({ ...path, bilans: [...path.bilans, LINE] })),
};
const [FIRST, SECOND] = ADVISED.sciezkiKariery;
const SAID = 'składam radia z demobilu';

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, {
    analysis: ADVISED,
    answers: JSON.stringify({ ...ANSWERS, additional_interests: SAID, facts: { years: 12 } }),
  });
});

const post = (visitor: Visitor, path: string, fields: [string, string][]) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const parts = (...names: string[]) => names.map((name): [string, string] => ['czesc', name]);
const make = (fields: [string, string][] = parts('paths'), visitor: Visitor = person, days = '30') =>
  post(visitor, '/przekazanie', [['zamiar', 'utworz'], ['dni', days], ...fields]);
const rows = () => app.database.select().from(handOvers).where(eq(handOvers.user_id, person.id));
const newestKey = async () => (await rows()).toSorted((a, b) => b.created_at - a.created_at)[0]?.key ?? '';
const open = (key: string, visitor: Visitor = visitorOf(app)) => visitor.fetch(`/przekazanie/${key}`);
const reply = (key: string, text: string) =>
  post(visitorOf(app), `/przekazanie/${key}`, [
    ['zamiar', 'wyslij'],
    ['tekst', text],
  ]);

test('a stranger with the address reads what was chosen, and nothing else', async () => {
  const made = await make([...parts('paths', 'answers'), ['imie', 'Ola']]);
  expect([made.status, made.headers.get('Location')]).toEqual([302, '/przekazanie?zrobione=utworzono']);
  const page = await open(await newestKey());
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('<meta name="referrer" content="same-origin"/>');
  expect(html).toContain(SAID);
  expect(html).toContain('Ola');
  expect(html).toContain('Zawody, które zaproponował Szlak');
  expect(html).not.toContain('Bilans: co ważyło');
  expect(html).not.toContain('Lata pracy');
  expect(html).not.toContain(person.email);
  const [row] = await rows();
  const days = ((row?.expires_at ?? 0) - (row?.created_at ?? 0)) / (24 * 3_600_000);
  expect(days).toBe(30);
});

test('what the plan does not show is in no hand-over', async () => {
  await make(parts('paths', 'ledger', 'plan'));
  const free = JSON.stringify(await rows());
  expect(free).toContain(FIRST?.luka.slice(0, 20));
  expect(free).not.toContain(SECOND?.nazwa);
  expect(free).not.toContain(SECOND?.luka.slice(0, 20));
  await makePremium(app.database, person.id);
  await make(parts('paths'));
  const all = JSON.stringify(await rows());
  expect(all).toContain(SECOND?.luka.slice(0, 20));
});

test('a line that was denied is handed to nobody', async () => {
  await make(parts('ledger'));
  expect(JSON.stringify(await rows())).toContain('+4 · Natura');
  const { factor, evidence } = LINE;
  await app.database
    .insert(objections)
    .values({ user_id: person.id, analysis_id: id, factor, evidence, created_at: 1 });
  await app.database.delete(handOvers).where(eq(handOvers.user_id, person.id));
  await make(parts('ledger'));
  expect(JSON.stringify(await rows())).toContain('·');
  expect(JSON.stringify(await rows())).not.toContain('Natura');
});

test('a condition that was kept of “Co gdyby” stands in the reading of a hand-over and of the document', async () => {
  await app.database.insert(objections).values({
    user_id: person.id,
    analysis_id: id,
    factor: ANSWER_FACTOR,
    evidence: 'telephone avoid',
    created_at: 1,
  });
  await make(parts('reading'));
  expect(JSON.stringify(await rows())).toContain('bez telefonów');
  expect(await (await person.fetch('/dashboard/dokument')).text()).toContain('bez telefonów');
});

test('a later change of the answers gets into no link that is out', async () => {
  await make(parts('answers'));
  const key = await newestKey();
  await app.database
    .update(userAnalysis)
    .set({ quiz_answers: JSON.stringify({ ...ANSWERS, additional_interests: 'nic z tego' }) })
    .where(eq(userAnalysis.id, id));
  expect(await (await open(key)).text()).toContain(SAID);
});

test('closed it is gone at once, also for the person who had it open, and another can’t close it', async () => {
  await make();
  const key = await newestKey();
  const close = (visitor: Visitor) =>
    post(visitor, '/przekazanie', [
      ['zamiar', 'zamknij'],
      ['klucz', key],
    ]);
  await close(await signedIn(app));
  expect((await open(key)).status).toBe(200);
  expect((await close(person)).headers.get('Location')).toBe('/przekazanie?zrobione=zamknij');
  const closed = await open(key);
  expect([closed.status, closed.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
  expect(closed.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  // Anyone who guesses is told the same.
  const told = await textOf(closed);
  expect(told).toContain('Ten link nie działa');
  expect(await textOf(await open('A'.repeat(22)))).toBe(told.replaceAll(key, 'A'.repeat(22)));
  // What was being sent back is still there, to be copied.
  const late = await reply(key, 'Dzień dobry, do zobaczenia.');
  expect(late.status).toBe(404);
  expect(await textOf(late)).toContain('Dzień dobry, do zobaczenia.');
  expect((await close(person)).status).toBe(302);
});

test('after its days it is over, and the clock takes it out of the table', async () => {
  await make();
  const key = await newestKey();
  await app.database.update(handOvers).set({ expires_at: Date.now() }).where(eq(handOvers.key, key));
  expect((await open(key)).status).toBe(404);
  expect((await reply(key, 'Dzień dobry')).status).toBe(404);
  await app.tick(EVERY_HOUR);
  expect(await rows()).toEqual([]);
});

test.each(['x', 'A'.repeat(22), `${'A'.repeat(21)}%00`, 'a'.repeat(2_000)])(
  'a key that somebody made up (%#) leads nowhere',
  async (key) => {
    expect((await open(key)).status).toBe(404);
  },
);

test('each opening is told by its day, one’s own is none', async () => {
  await make();
  const key = await newestKey();
  await open(key, person);
  expect(await (await person.fetch('/przekazanie')).text()).toContain('Jeszcze nikt go nie otworzył.');
  await Promise.all([open(key), open(key)]);
  expect(await (await person.fetch('/przekazanie')).text()).toMatch(/Otwarcia: [^.]*2\u00a0razy/);
});

test('what a counsellor sends is read by its person alone, deleted by them, and outlives the link', async () => {
  await make();
  const key = await newestKey();
  const sent = await reply(key, ' Porozmawiajmy o <b>kursie</b>.\nAnna ');
  expect(sent.headers.get('Location')).toBe(`/przekazanie/${key}?zrobione=wyslano`);
  expect(await (await open(key)).text()).not.toContain('Porozmawiajmy');
  const other = await signedIn(app);
  expect(await (await other.fetch('/przekazanie')).text()).not.toContain('Porozmawiajmy');
  await post(person, '/przekazanie', [
    ['zamiar', 'zamknij'],
    ['klucz', key],
  ]);
  expect(await (await person.fetch('/przekazanie')).text()).toContain(
    'Porozmawiajmy o &lt;b&gt;kursie&lt;/b&gt;.\nAnna',
  );
  const [row] = await app.database
    .select()
    .from(handOverReplies)
    .where(eq(handOverReplies.user_id, person.id));
  const remove = (visitor: Visitor) =>
    post(visitor, '/przekazanie', [
      ['zamiar', 'usun'],
      ['wiadomosc', row?.id ?? ''],
    ]);
  await remove(other);
  expect(await (await person.fetch('/przekazanie')).text()).toContain('Porozmawiajmy');
  await remove(person);
  expect(await (await person.fetch('/przekazanie')).text()).not.toContain('Porozmawiajmy');
});

test('a link takes five messages, also at once; what was typed is kept', async () => {
  await make();
  const key = await newestKey();
  const sent = await Promise.all(Array.from({ length: MAX_REPLIES + 2 }, () => reply(key, 'Tak')));
  expect(sent.filter(({ status }) => status === 302)).toHaveLength(MAX_REPLIES);
  const long = await reply(key, 'a'.repeat(2_001));
  expect(long.status).toBe(400);
  expect(await long.text()).toContain('Skróć wiadomość do 2000 znaków');
});

test('five links are open at a time, also when they are made at once', async () => {
  const made = await Promise.all(Array.from({ length: MAX_HAND_OVERS + 2 }, () => make()));
  expect(made.filter(({ status }) => status === 302)).toHaveLength(MAX_HAND_OVERS);
  expect(await rows()).toHaveLength(MAX_HAND_OVERS);
});

test.each([
  ['nothing chosen', [], '30', 'Zaznacz przynajmniej jedną część'],
  ['a part that is none', parts('email'), '30', 'Zaznacz przynajmniej jedną część'],
  ['no days', parts('paths'), '3650', 'Wybierz, jak długo link ma działać'],
  ['no name', [...parts('paths'), ['imie', 'tel. 600 100 200']], '30', 'Wpisz imię samymi literami'],
] as [string, [string, string][], string, string][])(
  '%s makes no link',
  async (_, fields, days, sentence) => {
    const refused = await make(fields, person, days);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(sentence);
    expect(await rows()).toEqual([]);
  },
);

test('it goes with its analysis, and with the account; the export holds it', async () => {
  await make();
  const key = await newestKey();
  await reply(key, 'Porozmawiajmy');
  const exported = await (await person.fetch('/api/account/export')).text();
  expect(exported).toContain(key);
  expect(exported).toContain('Porozmawiajmy');
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  expect((await open(key)).status).toBe(404);
  expect((await person.post('/api/account', {}, { method: 'DELETE' })).status).toBe(204);
  const left = await app.database
    .select()
    .from(handOverReplies)
    .where(eq(handOverReplies.user_id, person.id));
  expect(left).toEqual([]);
});

test.each([
  ['facts are deleted', { zamiar: 'usun' }],
  ['the consent to keep limits of health is taken back', { zamiar: 'wycofaj-zgode' }],
])('it goes when %s', async (_, fields) => {
  await make(parts('facts', 'paths'));
  const key = await newestKey();
  const done = await post(person, '/fakty', Object.entries(fields));
  expect(done.status).toBe(302);
  expect((await open(key)).status).toBe(404);
});

test('strangers are led to the sign-in; anyone who has no analysis is told so', async () => {
  const stranger = visitorOf(app);
  expect((await stranger.fetch('/przekazanie')).headers.get('Location')).toBe(
    '/?wymagane=logowanie&powrot=/przekazanie',
  );
  expect((await make(parts('paths'), stranger)).headers.get('Location')).toContain('wymagane=logowanie');
  const other = await signedIn(app);
  expect(await (await other.fetch('/przekazanie')).text()).toContain('Przejdź do quizu');
  expect((await make(parts('paths'), other)).status).toBe(404);
});

test('/przekazanie costs one round trip, and so does the page behind a link', async () => {
  await make();
  const key = await newestKey();
  app.databaseProxy.forget();
  expect((await person.fetch('/przekazanie')).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
  app.databaseProxy.forget();
  expect((await open(key)).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
});

test('every row is found by an index', async () => {
  app.databaseProxy.forget();
  await make();
  const key = await newestKey();
  await open(key);
  await reply(key, 'Tak');
  await person.fetch('/przekazanie');
  await post(person, '/przekazanie', [
    ['zamiar', 'zamknij'],
    ['klucz', key],
  ]);
  await app.tick(EVERY_HOUR);
  const { scans } = await scansOf(app);
  expect([...app.databaseProxy.statements].filter((one) => one.includes('hand_over')).length).toBeGreaterThan(
    5,
  );
  expect(scans.filter((one) => one.includes('hand_over'))).toEqual([]);
});
