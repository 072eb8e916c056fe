// The quiz by plain forms (docs/product.md 'Quiz without JavaScript').
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const ANSWERS = [
  ['preferences', 'ambitious'],
  ['additional_interests', 'procedury, dokumentacja, szkolenie młodszych koleżanek, Excel'],
  [
    'additional_info',
    'Jestem pielęgniarką od 18 lat. Nie chcę już łóżka chorego ani nocnych dyżurów. Szukam czegoś przy biurku.',
  ],
];

const send = (person: Pick<SignedIn, 'fetch'>, fields: string[][]) =>
  person.fetch('/quiz', {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Dest': 'document',
    },
    body: new URLSearchParams(fields).toString(),
  });

const FIELD = /<(?:input|select)\b[^>]*>/g;
const attribute = (tag: string, name: string) => {
  const text = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
};

/** What a browser would send of the page's form; a select as it stands, no radio button. */
const sentBack = (page: string): string[][] =>
  (page.match(FIELD) ?? []).flatMap((tag) => {
    const name = attribute(tag, 'name');
    const type = attribute(tag, 'type');
    if (name === '' || type === 'radio' || (type === 'checkbox' && !/\bchecked\b/.test(tag))) return [];
    return [[name, attribute(tag, 'value')]];
  });

test('the page asks, reads, and a run begins with what was corrected', async () => {
  const person = await signedIn(app);
  expect(await (await person.fetch('/quiz')).text()).toContain('name="additional_interests"');
  const read = await send(person, [...ANSWERS, ['zamiar', 'czytaj']]);
  expect(read.status).toBe(200);
  const page = await read.text();
  expect(page).toContain('Przeczytał to model AI');
  const fields = sentBack(page);
  expect(fields.filter(([name]) => name === 'zostaje').length).toBeGreaterThan(2);
  const [, place] = fields.find(([name]) => name === 'zostaje') ?? [];
  const corrected = fields.filter(([name, value]) => name !== 'zostaje' || value !== place);
  const again = await send(person, [...corrected, ['zamiar', 'popraw']]);
  const after = sentBack(await again.text());
  expect(after.filter(([name]) => name === 'zostaje')).toHaveLength(
    fields.filter(([name]) => name === 'zostaje').length - 1,
  );
  const begun = await send(person, [...after, ['zamiar', 'szukaj']]);
  expect([begun.status, begun.headers.get('Location')]).toEqual([302, '/dashboard']);
  await expect
    .poll(
      async () =>
        (await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id))).length,
      { timeout: 15_000 },
    )
    .toBe(1);
});

test('a stranger sees the rules’ reading and the first three, and loses nothing by being sent to sign in', async () => {
  const stranger = visitorOf(app);
  const page = await (await send(stranger, [...ANSWERS, ['zamiar', 'czytaj']])).text();
  expect(page).toContain('Trzy zawody na początek');
  const refused = await send(stranger, [...sentBack(page), ['zamiar', 'szukaj']]);
  expect(refused.status).toBe(401);
  const kept = await refused.text();
  expect(kept).toContain('szkolenie młodszych koleżanek');
  expect(sentBack(kept).filter(([name]) => name === 'zostaje')).toEqual(
    sentBack(page).filter(([name]) => name === 'zostaje'),
  );
  expect(app.gemini.calls).toHaveLength(0);
});

test('answers that can’t be read come back with a sentence', async () => {
  const [, interests = [], info = []] = ANSWERS;
  const refused = await send(visitorOf(app), [interests, info, ['zamiar', 'czytaj']]);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain('Wybierz przynajmniej jedną opcję');
  expect(page).toContain('szkolenie młodszych koleżanek');
});

test('a crisis leads to the page of help, and nothing is read', async () => {
  const [preferences = []] = ANSWERS;
  const led = await send(visitorOf(app), [
    preferences,
    ['additional_interests', 'nie chcę już żyć, chcę się zabić'],
    ['zamiar', 'czytaj'],
  ]);
  expect([led.status, led.headers.get('Location')]).toEqual([302, '/wsparcie']);
});

test('a reading that somebody made up in the form counts for nothing', async () => {
  const forged = JSON.stringify({
    work: [{ occupation: 'nie-ma-takiego', label: 'x', relation: 'now', years: 3, quote: 'jestem królem' }],
  });
  const page = await (
    await send(visitorOf(app), [...ANSWERS, ['odczyt', forged], ['zamiar', 'popraw']])
  ).text();
  expect(page).not.toContain('jestem królem');
  const broken = await send(visitorOf(app), [...ANSWERS, ['odczyt', '{'], ['zamiar', 'popraw']]);
  expect(broken.status).toBe(200);
});
