// The catalogue's pages against the built Worker: what strangers and owners get, and what it costs.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { listCourses } from '#content/catalogue.server.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { ANSWERS, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const MAX_LIBRARY_BYTES = 40_000;

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { isOwn: true });
  // It brings the operator's switches along, which this isolate would else ask for behind its first page.
  await (await signedIn(app)).fetch('/api/account/me');
});
afterAll(() => app.stop());

const moreIn = (html: string) => /href="(\/biblioteka-kursow\?ile=\d+)#kurs-\d+"/.exec(html)?.[1] ?? null;
const page = async (path: string) => (await visitorOf(app).fetch(path)).text();

test('strangers read library and course with one call to the database each, and none once the edge holds them', async () => {
  const costs: number[] = [];
  for (const path of ['/biblioteka-kursow', `/kursy/${COURSE}`, `/obrazy/kursy/${COURSE}`])
    for (let visit = 0; visit < 2; visit += 1) {
      const before = app.databaseProxy.roundTrips;
      expect((await visitorOf(app).fetch(path)).status).toBe(200);
      costs.push(app.databaseProxy.roundTrips - before);
    }
  expect(costs).toEqual([1, 0, 1, 0, 0, 0]);
});

test('the library weighs at most 40 kB and carries no course\u2019s full text', async () => {
  const html = await page('/biblioteka-kursow?ile=240');
  expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_LIBRARY_BYTES);
  expect(html).not.toContain('Ile kosztuje utrzymanie strony poza ceną kursu?');
});

test('the library sends the cards that it shows and no other, and its links lead to all of them', async () => {
  const coursesIn = (html: string) =>
    new Set(Array.from(html.matchAll(/(?<!obrazy)\/kursy\/([a-z0-9-]+)/g), ([, id]) => id));
  const first = await page('/biblioteka-kursow');
  expect(coursesIn(first).size).toBe(12);
  const unseen = listCourses().filter(({ id }) => !coursesIn(first).has(id));
  for (const { title } of unseen) expect(first).not.toContain(title);

  let html = first;
  for (let next = moreIn(html); next !== null; next = moreIn(html)) html = await page(next);
  expect(coursesIn(html).size).toBe(listCourses().length);
});

test('the library answers a query on the server', async () => {
  const found = await page('/biblioteka-kursow?q=wordpres&poziom=poczatkujacy');
  expect(found).toContain(`href="/kursy/${COURSE}"`);
  expect(await page('/biblioteka-kursow?q=zzzz')).toContain('Nie znaleźliśmy takiego kursu.');
  const stretched = await page('/biblioteka-kursow?q=gotowanie');
  expect(stretched).toContain('Nic dokładnie o\u00a0„gotowanie”; najbliższe:');
  expect(stretched).not.toContain('Znaleziono');
  // What has the words but not the level is in the way of a filter, and isn't called nothing.
  expect(await page('/biblioteka-kursow?q=wordpress&poziom=zaawansowany')).toContain(
    'Usuń któryś z\u00a0filtrów',
  );
});

test('a query of 5 000 characters and unknown filters are no error', async () => {
  const long = await visitorOf(app).fetch(`/biblioteka-kursow?q=${'a'.repeat(5_000)}`);
  expect(long.status).toBe(200);
  const unknown = await visitorOf(app).fetch('/biblioteka-kursow?kategoria=magia&cena=x&ile=-5&sortowanie=');
  expect(unknown.status).toBe(200);
});

test('a course page has its offer, its plan and no React', async () => {
  const html = await page(`/kursy/${COURSE}`);
  expect(html).toContain('189,99\u00a0PLN');
  // Its file wants 249,99 struck, which nobody was asked for; nobody has rated it either.
  expect(html).not.toContain('249,99');
  expect(html).toContain('Nowy kurs');
  expect(html).toContain('Instalacja WordPressa');
  expect(html).not.toContain('entry.client');
});

test('an unknown course is the Polish 404, with its picture', async () => {
  const answer = await visitorOf(app).fetch('/kursy/nie-ma');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Nie ma takiej strony');
  expect((await visitorOf(app).fetch('/obrazy/kursy/nie-ma')).status).toBe(404);
  expect((await visitorOf(app).fetch('/kursy/__proto__')).status).toBe(404);
});

test('the cover is a drawing of our own, by day and by night, and the image route gives the one by day', async () => {
  const stranger = visitorOf(app);
  const [routed, day, night] = await Promise.all(
    ['', '.svg', '-noc.svg'].map((end) => stranger.fetch(`/obrazy/kursy/${COURSE}${end}`)),
  );
  const drawings = await Promise.all([routed, day, night].map((answer) => answer?.text()));
  for (const answer of [routed, day, night])
    expect(answer?.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(drawings[0]).toBe(drawings[1]);
  expect(drawings[2]).not.toBe(drawings[1]);
  expect(drawings[0]).not.toContain('<style');
  const html = await (await stranger.fetch(`/kursy/${COURSE}`)).text();
  expect(html).toContain(
    `<source media="(prefers-color-scheme: dark)" srcSet="/obrazy/kursy/${COURSE}-noc.svg"/>`,
  );
});

test('the owner of a course finds it among the own ones, others may buy it', async () => {
  const owner = await signedIn(app);
  await buyCourse(app.database, owner.id, COURSE);
  const owned = await (await owner.fetch(`/kursy/${COURSE}`)).text();
  expect(owned).toContain('Zakupiono');
  expect(owned).not.toContain('Kup kurs');
  expect(await (await owner.fetch('/moje-kursy')).text()).toContain('WordPress dla początkujących');

  const other = await signedIn(app);
  expect(await (await other.fetch(`/kursy/${COURSE}`)).text()).toContain('Kup kurs');
  expect(await (await other.fetch('/moje-kursy')).text()).toContain('Nie masz jeszcze żadnego kursu');
});

test('a withdrawn purchase closes the course again', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, COURSE);
  await app.database
    .update(purchases)
    .set({ withdrawn_at: Date.now() })
    .where(eq(purchases.user_id, person.id));
  expect(await (await person.fetch(`/kursy/${COURSE}`)).text()).toContain('Kup kurs');
});

test('signed-in pages of the catalogue cost one round trip each', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  for (const path of [`/kursy/${COURSE}`, '/moje-kursy', '/dashboard']) {
    const before = app.databaseProxy.roundTrips;
    expect((await person.fetch(path)).status).toBe(200);
    expect([path, app.databaseProxy.roundTrips - before]).toEqual([path, 1]);
  }
});

test('signed out, the own courses lead to the sign-in and back', async () => {
  const answer = await visitorOf(app).fetch('/moje-kursy');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/?wymagane=logowanie&powrot=/moje-kursy');
});
