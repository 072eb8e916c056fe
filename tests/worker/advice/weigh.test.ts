// /dashboard/decyzja (docs/decisions.md 'Weigh it up'): kept as it was said, never over what another tab kept, and its person's alone.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { readDecision } from '#domain/advice/decide/decision.ts';
import { decisions } from '#db/advice/schema/decisions.ts';
import { handOvers } from '#db/advice/schema/hand-overs.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { sendForm, textOf } from '#tests/support/worker/plain-form.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

const PATH = '/dashboard/decyzja';
const [FIRST = '', SECOND = ''] = SAMPLE_ADVISED.sciezkiKariery.map(({ nazwa }) => nazwa);

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
});

type Fields = [string, string][];

const post = (fields: Fields, visitor: Visitor = person) => sendForm(visitor, PATH, fields);
const save = (fields: Fields, version = 0, visitor: Visitor = person) =>
  post([['zamiar', 'zapisz'], ['analiza', id], ['wersja', String(version)], ...fields], visitor);
const paths: Fields = [
  ['szlak', '0'],
  ['szlak', '1'],
];
const criterion = (name: string, weight: number, ...marks: number[]): Fields => [
  ['kryterium', name],
  ['waga-0', String(weight)],
  ...marks.map((mark, place): [string, string] => [`ocena-0-${place}`, String(mark)]),
];
const rows = () => app.database.select().from(decisions).where(eq(decisions.user_id, person.id));
const kept = async () => readDecision(JSON.parse((await rows())[0]?.decision ?? 'null'));
const page = async () => {
  const response = await person.fetch(PATH);
  expect(response.status).toBe(200);
  return textOf(response);
};

test('a free person weighs all paths by their names, and is told what follows from their own weights', async () => {
  expect(await page()).toContain(SECOND);
  const saved = await save([
    ...paths,
    ...criterion('Zarobki', 5, 4, 2),
    ['chce-0', '8'],
    ['podniesie-0', 'dzień próbny'],
  ]);
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, `${PATH}?zrobione=zapisz#wynik`]);
  const html = await page();
  expect(html).toContain(`Przy Twoich wagach najwyżej wychodzi „${FIRST}”: 4 na 5.`);
  expect(html).toContain(`Gdyby ścieżka „${SECOND}” dostała w kryterium „Zarobki” 5 zamiast 2.`);
  expect(html).toContain('value="dzień próbny"');
  const personal = SAMPLE_ADVISED.sciezkiKariery[1];
  expect(html).not.toContain(personal?.opis.slice(0, 30));
});

test('who has chosen paths, or adds a criterion, is led to the criteria: there is no result to see yet', async () => {
  const chosen = await save(paths);
  const added = await save([...paths, ['wlasne', 'Kot w pracy']], 1);
  for (const { headers } of [chosen, added])
    expect(headers.get('Location')).toBe(`${PATH}?zrobione=zapisz#kryteria`);
});

test('each button keeps the whole form and takes its row away, ticked ones and own words are added with it', async () => {
  await save([
    ...paths,
    ...criterion('Zarobki', 5, 4, 2),
    ['gotowe', 'sens'],
    ['gotowe', 'dojazd'],
    ['wlasne', '  Kot w pracy '],
  ]);
  expect((await kept()).criteria.map(({ name }) => name)).toEqual([
    'Zarobki',
    'Dojazd albo praca z domu',
    'Poczucie sensu',
    'Kot w pracy',
  ]);
  const taken = await save(
    [
      ...paths,
      ...criterion('Zarobki', 5, 4, 2),
      ['kryterium', 'Kot w pracy'],
      ['waga-1', '1'],
      ['ocena-1-0', '2'],
      ['ruch', 'usun:0'],
    ],
    1,
  );
  expect(taken.headers.get('Location')).toBe(`${PATH}?zrobione=zapisz#kryteria`);
  expect((await kept()).criteria).toEqual([{ name: 'Kot w pracy', weight: 1, marks: { 0: 2 } }]);
});

test('of two tabs the later one is told, and what it holds stays on its page until it is meant', async () => {
  await save([...paths, ...criterion('Zarobki', 5)]);
  expect((await save([...paths, ...criterion('Sens', 1)], 1)).status).toBe(302);
  const refused = await save([...paths, ...criterion('Dojazd', 2), ['wlasne', 'pies']], 1);
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('Zapisane jest już coś nowszego');
  expect(html).toContain('value="Dojazd"');
  expect(html).toContain('value="pies"');
  expect(html).toContain('name="wersja" value="2"');
  expect((await kept()).criteria.map(({ name }) => name)).toEqual(['Sens']);
  expect((await save([...paths, ...criterion('Dojazd', 2)], 2)).status).toBe(302);
});

test('two first saves at once keep one, and the same sent twice is no conflict', async () => {
  const both = await Promise.all(['Sens', 'Dojazd'].map((name) => save([...paths, ...criterion(name, 1)])));
  expect(both.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  const [one] = (await kept()).criteria;
  expect((await save([...paths, ...criterion(one?.name ?? '', 1)])).status).toBe(302);
});

test.each([
  ['one path', [['szlak', '0']], 'Wybierz dwie albo trzy ścieżki.'],
  ['four', [...paths, ['szlak', '2'], ['szlak', '3']], 'najwyżej trzy ścieżki'],
  ['a long criterion', [...paths, ['wlasne', 'a'.repeat(81)]], 'Skróć kryterium do 80'],
  [
    'nine criteria',
    [...paths, ...Array.from({ length: 9 }, (_, at) => ['kryterium', `k${at}`])],
    'Najwyżej 8 kryteriów',
  ],
] as [string, Fields, string][])(
  '%s is kept by nobody, and stays on the page',
  async (_, fields, sentence) => {
    const refused = await save([...fields, ['podniesie-0', 'rozmowa z Anią']]);
    expect(refused.status).toBe(400);
    expect((await refused.text()).replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(await rows()).toEqual([]);
  },
);

test.each([
  ['wlasne', 'Chcę ze sobą skończyć', '/wsparcie'],
  ['podniesie-0', 'Nie chcę już żyć', '/wsparcie'],
  ['kryterium', 'Mąż mnie bije', '/wsparcie?krzywda'],
])('words of danger in %s lead to help, and nothing of them is kept', async (field, words, help) => {
  const led = await save([...paths, [field, words]]);
  expect([led.status, led.headers.get('Location')]).toEqual([302, help]);
  expect(await rows()).toEqual([]);
  await expect
    .poll(() => app.database.select().from(metrics).where(eq(metrics.metric_name, 'gate_crisis')))
    .not.toEqual([]);
});

test('nobody keeps anything with another’s analysis, nor with one that is no longer the current', async () => {
  const other = await signedIn(app);
  await storeAnalysisOf(app.database, other.id, { analysis: SAMPLE_ADVISED });
  const refused = await save([...paths, ...criterion('Sens', 1)], 0, other);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('value="Sens"');
  await save([...paths, ...criterion('Sens', 1)]);
  await post(
    [
      ['zamiar', 'usun'],
      ['analiza', id],
    ],
    other,
  );
  expect(await rows()).toHaveLength(1);
  expect(await (await other.fetch(PATH)).text()).not.toContain('value="Sens"');
});

test('it stands in the document, and in a hand-over where it is chosen', async () => {
  await save([...paths, ...criterion('Zarobki', 5, 4, 2)]);
  const paper = await (await person.fetch('/dashboard/dokument')).text();
  expect(paper).toContain('Ścieżki zważone po swojemu');
  expect(paper).toContain('Przy tych wagach');
  for (const parts of [['paths'], ['decision']]) {
    await person.fetch('/przekazanie', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([
        ['zamiar', 'utworz'],
        ['dni', '7'],
        ...parts.map((part): [string, string] => ['czesc', part]),
      ]).toString(),
    });
  }
  const handed = await app.database
    .select({ sections: handOvers.sections })
    .from(handOvers)
    .where(eq(handOvers.user_id, person.id));
  expect(handed.filter(({ sections }) => sections.includes('Zarobki (waga'))).toHaveLength(1);
});

test('it is exported, and goes when it is deleted, with its analysis, with a reset and with the account', async () => {
  const keep = async () => {
    await save([...paths, ...criterion('Zarobki', 5)], 1);
    expect(await rows()).toHaveLength(1);
  };
  await keep();
  expect(await (await person.fetch('/api/account/export')).text()).toContain('Zarobki');
  await post([
    ['zamiar', 'usun'],
    ['analiza', id],
  ]);
  expect(await rows()).toEqual([]);
  await keep();
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  expect(await rows()).toEqual([]);
  await makePremium(app.database, person.id);
  id = await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
  await keep();
  expect((await person.post('/api/analysis/reset', {})).status).toBeLessThan(300);
  expect(await rows()).toEqual([]);
  id = await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
  await keep();
  expect((await person.post('/api/account', {}, { method: 'DELETE' })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('strangers are led to the sign-in and back; without an analysis there is nothing to weigh', async () => {
  const stranger = visitorOf(app);
  const asked = await stranger.fetch(PATH, { redirect: 'manual' });
  expect(asked.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${PATH}`);
  expect((await save(paths, 0, stranger)).headers.get('Location')).toContain('wymagane=logowanie');
  const other = await signedIn(app);
  expect((await other.fetch(PATH, { redirect: 'manual' })).headers.get('Location')).toBe(
    '/dashboard/analiza',
  );
});

test('to look and to keep costs one round trip each, and every row is found by an index', async () => {
  app.databaseProxy.forget();
  await page();
  expect(app.databaseProxy.roundTrips).toBe(1);
  app.databaseProxy.forget();
  await save([...paths, ...criterion('Zarobki', 5)]);
  expect(app.databaseProxy.roundTrips).toBe(1);
  await page();
  const { scans } = await scansOf(app);
  expect(scans.filter((one) => one.includes('decisions'))).toEqual([]);
});
