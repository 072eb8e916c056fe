// The shared card (docs/decisions.md 'The shared card'): what it shows, who makes it, and that it is gone at once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { objections } from '#db/advice/schema/steps.ts';
import { sharedCards } from '#db/site/schema/share.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

// Of the tables, as the sample's first one is.
const PATHS = SAMPLE_ADVISED.sciezkiKariery
  .filter(isAdvised)
  .map((path, place) => (place === 1 ? { ...path, zawodId: 'opiekun-medyczny' } : path));
const [FIRST, SECOND] = PATHS.map(({ zawodId }) => zawodId);
const WITH_INCLINATION = {
  ...SAMPLE_ADVISED,
  sciezkiKariery: PATHS.map((path) => ({
    ...path,
    bilans: [...path.bilans, { factor: 'preferences' as const, points: 4, evidence: 'nature' }],
  })),
};

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, { analysis: WITH_INCLINATION });
});

const make = async (body: object = {}, visitor: Visitor = person) => {
  const response = await visitor.post('/api/share/card', body);
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const takeBack = (visitor: Visitor = person) =>
  visitor.fetch('/api/share/card', { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'same-origin' } });
const stored = () => app.database.select().from(sharedCards).where(eq(sharedCards.user_id, person.id));
const look = (address: string) => visitorOf(app).fetch(new URL(address).pathname);
const statuses = (address: string) =>
  Promise.all(['', '/obraz.png', '/obraz-pion.png'].map(async (part) => (await look(address + part)).status));

test('a card has an address that nobody guesses, and a stranger sees page and both pictures', async () => {
  const { status, body } = await make({ name: 'Ola' });
  expect(status).toBe(200);
  expect(new URL(body.address).pathname).toMatch(/^\/karta\/[A-Za-z0-9_-]{22}$/);
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 364 * 24 * 3_600_000);
  const page = await look(body.address);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('Ogrodnik / ogrodniczka');
  expect(html).toContain('Natura');
  expect(html).toContain('Ola');
  expect(html).toContain(`content="${body.address}/obraz.png"`);
  for (const [file, width, height] of [
    ['obraz.png', 1200, 630],
    ['obraz-pion.png', 1080, 1350],
  ] as const) {
    const picture = await look(`${body.address}/${file}`);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(picture.headers.get('Cache-Control')).toBe('private, no-store');
    expect(picture.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    expect(bytes.length).toBeLessThan(120_000);
  }
});

test('nothing that the person or the model wrote is on the card or its page', async () => {
  const { body } = await make();
  const html = await (await look(body.address)).text();
  const { nazwa: _, zawodId: __, ...written } = PATHS[0] ?? { nazwa: '', zawodId: '' };
  const texts = JSON.stringify([written, SAMPLE_ADVISED.predyspozycje]).matchAll(/"([^"]*[\s.][^"]*)"/g);
  for (const [, text = ''] of texts) expect(html).not.toContain(text);
  expect(html).not.toContain(person.email);
  const [row] = await stored();
  expect(JSON.parse(row?.strengths ?? '')).toContain('nature');
});

test('what was denied is no strength', async () => {
  await app.database.insert(objections).values({
    user_id: person.id,
    analysis_id: id,
    factor: 'preferences',
    evidence: 'nature',
    created_at: 1,
  });
  await make();
  const [row] = await stored();
  expect(JSON.parse(row?.strengths ?? '')).not.toContain('nature');
});

test('made again, at the same moment too, it keeps its address and has what is new', async () => {
  const both = await Promise.all([make({ name: 'Ola' }), make({ name: 'Ola' })]);
  expect(both[0]?.body.address).toBe(both[1]?.body.address);
  const again = await make({ name: 'Jan K.' });
  expect(again.body.address).toBe(both[0]?.body.address);
  expect(await stored()).toMatchObject([{ name: 'Jan K.' }]);
});

test('taken back it is gone at once, for good, and may be taken back again', async () => {
  const { body } = await make();
  expect(await statuses(body.address)).toEqual([200, 200, 200]);
  expect((await takeBack()).status).toBe(204);
  expect(await statuses(body.address)).toEqual([404, 404, 404]);
  expect(await (await look(`${body.address}/obraz.png`)).text()).toContain('Nie ma takiej strony');
  expect((await takeBack()).status).toBe(204);
  const next = await make();
  expect(next.body.address).not.toBe(body.address);
  expect(await statuses(body.address)).toEqual([404, 404, 404]);
});

test('a year later it is over, and its address does not come back', async () => {
  const { body } = await make();
  await app.database
    .update(sharedCards)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(sharedCards.user_id, person.id));
  expect(await statuses(body.address)).toEqual([404, 404, 404]);
  expect((await make()).body.address).not.toBe(body.address);
});

test('it goes with its analysis', async () => {
  const { body } = await make();
  expect((await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' })).status).toBe(204);
  expect(await statuses(body.address)).toEqual([404, 404, 404]);
  expect(await stored()).toEqual([]);
});

test('it goes with the account, and the export holds it', async () => {
  const { body } = await make({ name: 'Ola' });
  const exported = await (await person.fetch('/api/account/export')).text();
  expect(exported).toContain(new URL(body.address).pathname.split('/').at(-1));
  const gone = await person.post('/api/account', {}, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  expect(await statuses(body.address)).toEqual([404, 404, 404]);
});

test('the trail that is followed goes on the card, while the plan shows it', async () => {
  await makePremium(app.database, person.id);
  await person.post(`/api/analysis/${id}/trail`, { zawodId: SECOND }, { method: 'PUT' });
  await make();
  expect(await stored()).toMatchObject([{ zawod_id: SECOND, place: 1 }]);
  const free = await signedIn(app);
  await storeAnalysisOf(app.database, free.id, { analysis: WITH_INCLINATION });
  await make({}, free);
  const [row] = await app.database.select().from(sharedCards).where(eq(sharedCards.user_id, free.id));
  expect(row?.zawod_id).toBe(FIRST);
});

test("another's card stays when one takes one's own back; strangers make none", async () => {
  const { body } = await make();
  const other = await signedIn(app);
  expect((await takeBack(other)).status).toBe(204);
  expect(await statuses(body.address)).toEqual([200, 200, 200]);
  const stranger = visitorOf(app);
  expect((await make({}, stranger)).status).toBe(401);
  expect((await takeBack(stranger)).status).toBe(401);
  expect((await stranger.fetch('/karta')).headers.get('Location')).toBe('/?wymagane=logowanie&powrot=/karta');
  expect((await stranger.fetch('/karta/podglad/obraz.png')).status).toBe(404);
});

test('without an analysis there is nothing to show', async () => {
  const other = await signedIn(app);
  expect((await make({}, other)).status).toBe(404);
  expect((await other.fetch('/karta')).status).toBe(200);
  expect((await other.fetch('/karta/podglad/obraz.png')).status).toBe(404);
});

test.each(['Ola 123', 'szlak.example', '<script>', 'x'.repeat(41), 'x'.repeat(300), 7])(
  '%j is no name',
  async (name) => {
    expect((await make({ name })).status).toBe(400);
    expect(await stored()).toEqual([]);
  },
);

test.each([
  '/karta/x',
  `/karta/${'A'.repeat(22)}`,
  `/karta/${'A'.repeat(22)}/obraz.png`,
  '/karta/podglad',
  '/karta/podglad/inny.png',
  '/obrazy/zawody/nie-ma.png',
  '/obrazy/zawody/ogrodnik',
  '/obrazy/zawody/..%2F.png',
])('%s leads nowhere', async (path) => {
  expect((await visitorOf(app).fetch(path)).status).toBe(404);
});

test('the preview is one picture an occupation, whatever is asked beside its name', async () => {
  const stranger = visitorOf(app);
  const picture = await stranger.fetch('/obrazy/zawody/ogrodnik.png');
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  const again = await stranger.fetch('/obrazy/zawody/ogrodnik.png?x=1');
  expect([again.status, again.headers.get('Location')]).toEqual([301, '/obrazy/zawody/ogrodnik.png']);
  const html = await (await stranger.fetch('/zawody/ogrodnik')).text();
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/obrazy\/zawody\/ogrodnik\.png"\/>/);
  expect(html).toMatch(/<meta property="og:image:alt" content="Atlas zawodów: Ogrodnik/);
});

test('/karta costs one round trip, and its forms work as plain POSTs', async () => {
  app.databaseProxy.forget();
  expect((await person.fetch('/karta')).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
  const submit = (fields: Record<string, string>) =>
    person.fetch('/karta', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  expect((await submit({ zamiar: 'utworz', imie: 'Ola' })).headers.get('Location')).toBe(
    '/karta?zrobione=utworzono',
  );
  const refused = await submit({ zamiar: 'zmien', imie: 'Ola 123' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Wpisz imię samymi literami');
  expect(await stored()).toMatchObject([{ name: 'Ola' }]);
  expect((await submit({ zamiar: 'cofnij' })).headers.get('Location')).toBe('/karta?zrobione=cofnieto');
  expect(await stored()).toEqual([]);
  expect((await submit({ zamiar: 'inne' })).status).toBe(400);
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(5);
  expect(scans).toEqual([]);
});

test('a card that is refused for too many changes nothing of the one that is there', async () => {
  const counting = await startApplication({ RATE_LIMIT_SCALE: '0.1' });
  const eager = await signedIn(counting);
  await storeAnalysisOf(counting.database, eager.id, { analysis: WITH_INCLINATION });
  for (const name of ['Ala', 'Ela', 'Ola']) expect((await make({ name }, eager)).status).toBe(200);
  expect((await make({ name: 'Iza' }, eager)).status).toBe(429);
  expect(await counting.database.select({ name: sharedCards.name }).from(sharedCards)).toEqual([
    { name: 'Ola' },
  ]);
  await counting.stop();
});
