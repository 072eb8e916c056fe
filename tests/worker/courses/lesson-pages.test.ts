// The pages of bought courses against the built Worker: who gets them, in which state, and at what cost.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { lessons } from '#db/schema/lessons.ts';
import { purchases } from '#db/schema/payments/courses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { finishLessons, storeStructureOf } from '#tests/support/courses/written.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const OTHER_COURSE = 'sql-od-podstaw';
const PAGE = `/moje-kursy/${COURSE}`;
const SECRET = 'Zdanie tylko dla kupujących.';

let app: Application;
let ids: string[];
let owner: Visitor & { id: string };
const lessonPage = (at: number) => `${PAGE}/${ids[at]}`;

beforeAll(async () => {
  app = await startApplication();
  ids = await storeStructureOf(app.database, COURSE, 3);
  const content = `Wstęp do lekcji.\n\n${SECRET}\n\n## Podsumowanie\n\n- koniec`;
  const row = { course_id: COURSE, content, words: 450, model: 'test', created_at: 1 };
  await app.database.insert(lessons).values({ ...row, lesson_id: ids[0] ?? '' });
  owner = await signedIn(app);
  await buyCourse(app.database, owner.id, COURSE);
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

const send = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams(fields),
  });

test('an owner gets course and lesson in one round trip each, whole without a script', async () => {
  for (const [path, words] of [
    [PAGE, /Przed Tobą 3\s*lekcje/],
    [lessonPage(0), new RegExp(SECRET)],
  ] as const) {
    const before = app.databaseProxy.roundTrips;
    const answer = await owner.fetch(path);
    expect([path, answer.status, app.databaseProxy.roundTrips - before]).toEqual([path, 200, 1]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toMatch(words);
    expect(html).toContain('data-ai-generated="true"');
  }
});

test('whoever hasn’t bought the course, or has given it back, is led to its offer and sees none of it', async () => {
  const stranger = await signedIn(app);
  const returned = await signedIn(app);
  await buyCourse(app.database, returned.id, COURSE);
  const closed = { withdrawn_at: Date.now() };
  await app.database.update(purchases).set(closed).where(eq(purchases.user_id, returned.id));
  for (const visitor of [stranger, returned])
    for (const path of [PAGE, lessonPage(0)]) {
      const answer = await visitor.fetch(path);
      expect(answer.headers.get('Location')).toBe(`/kursy/${COURSE}`);
      expect(await answer.text()).not.toContain(SECRET);
      expect(await (await visitor.fetch(`${path}.data`)).text()).not.toContain(SECRET);
    }
});

test('signed out one is led to the sign-in and back', async () => {
  for (const path of [PAGE, lessonPage(0)]) {
    const answer = await visitorOf(app).fetch(path);
    expect(answer.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${path}`);
  }
});

test.each(['/moje-kursy/nie-ma', `${PAGE}/nie-ma`, `/moje-kursy/${OTHER_COURSE}/1-1-x`])(
  '%s is the Polish 404',
  async (path) => {
    await buyCourse(app.database, owner.id, OTHER_COURSE);
    const answer = await owner.fetch(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nie ma takiej strony');
  },
);

test('with the database away the page keeps its frame and says so', async () => {
  app.databaseProxy.setMood('refuse');
  for (const path of [PAGE, lessonPage(0), CERTIFICATE]) {
    const answer = await owner.fetch(path);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Nie możemy teraz otworzyć tego kursu');
  }
});

test('a lesson is marked by a plain form, which leads back to it; an unwritten one can’t be', async () => {
  const answer = await send(owner, lessonPage(0), { intent: 'ukonczone', done: 'tak' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${lessonPage(0)}#ukonczone`]);
  expect(await (await owner.fetch(PAGE)).text()).toMatch(/Za Tobą 1\s*z\s*3\s*lekcji/);
  const refused = await send(owner, lessonPage(1), { intent: 'ukonczone', done: 'tak' });
  expect(refused.status).toBe(404);
  const stranger = await signedIn(app);
  const led = await send(stranger, lessonPage(0), { intent: 'ukonczone', done: 'tak' });
  expect(led.headers.get('Location')).toMatch(/^\/(?:kursy|moje-kursy)\//);
  expect(await (await stranger.fetch('/moje-kursy')).text()).toContain('Nie masz jeszcze żadnego kursu');
});

const CERTIFICATE = `${PAGE}/zaswiadczenie`;
const FINISHED_AT = Date.parse('2026-10-31T23:30:00Z');

async function finisher(course = COURSE) {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, course);
  const lessonIds = await storeStructureOf(app.database, course, 3);
  await finishLessons(app.database, person.id, { id: course, lessonIds, at: FINISHED_AT });
  return person;
}

test('whoever has done every lesson gets the confirmation, in one round trip and with the same number each time', async () => {
  const person = await finisher();
  for (const path of [PAGE, lessonPage(0), '/moje-kursy'])
    expect([path, (await (await person.fetch(path)).text()).includes(`href="${CERTIFICATE}"`)]).toEqual([
      path,
      true,
    ]);
  const before = app.databaseProxy.roundTrips;
  const answer = await person.fetch(CERTIFICATE);
  expect([answer.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  const html = await answer.text();
  expect(html).toContain('WordPress dla początkujących');
  expect(html).toContain(person.email);
  // Half past midnight in Poland.
  expect(html).toMatch(/1\s*listopada\s*2026/);
  expect(html).toMatch(/3\s*lekcje/);
  expect(html).toContain('Nie jest dokumentem urzędowym');
  expect(html).toContain('Ctrl+P');
  // A sheet to print needs no React.
  expect(html).not.toMatch(/modulepreload|__reactRouter/);
  expect(html).toMatch(/<script[^>]*\ssrc="\/assets\/plain\.js/);
  const [number] = /SZ(?:-[0-9A-Z]{4}){3}/.exec(html) ?? [];
  expect(number).toBeDefined();
  expect(await (await person.fetch(CERTIFICATE)).text()).toContain(number);
  expect(await (await (await finisher()).fetch(CERTIFICATE)).text()).not.toContain(number);
});

test('a name typed for the print stands on it as text; one too long is answered at its field', async () => {
  const person = await finisher();
  const shown = async (name: string) =>
    (await person.fetch(`${CERTIFICATE}?${new URLSearchParams({ imie: name })}`)).text();
  const hostile = await shown('<img src=x onerror=alert(1)> "Ala"');
  expect(hostile).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Ala&quot;');
  expect(hostile).not.toContain('<img src=x');
  expect(await shown('Żaneta Źrebię')).toMatch(/<p[^>]*>Żaneta Źrebię<\/p>/);
  const long = await shown('ż'.repeat(81));
  expect(long).toMatch(/Skróć imię i\s*nazwisko do 80 znaków/);
  expect(long).toContain(`${person.email}</p>`);
  expect(await (await person.fetch(CERTIFICATE)).text()).not.toContain('Żaneta');
});

test('no confirmation without every lesson, without the purchase, or of a course that comes without one', async () => {
  const plain = 'canva-w-pracy';
  const cases: [Visitor, string, string][] = [
    [owner, CERTIFICATE, PAGE],
    [await signedIn(app), CERTIFICATE, `/kursy/${COURSE}`],
    [await finisher(plain), `/moje-kursy/${plain}/zaswiadczenie`, `/moje-kursy/${plain}`],
    [visitorOf(app), CERTIFICATE, `/?wymagane=logowanie&powrot=${CERTIFICATE}`],
  ];
  for (const [visitor, path, target] of cases) {
    const answer = await visitor.fetch(path);
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 302, target]);
    expect(await (await visitor.fetch(`${path}.data`)).text()).not.toMatch(/SZ-/);
  }
  const someone = await finisher(plain);
  expect(await (await someone.fetch(`/moje-kursy/${plain}`)).text()).not.toContain('zaswiadczenie"');
});

test('back from paying without a payment that can be found one sees the offer', async () => {
  const person = await signedIn(app);
  for (const query of ['', '&session_id=cs_test_obca']) {
    const answer = await person.fetch(`${PAGE}?purchase_status=success${query}`);
    expect(answer.headers.get('Location')).toBe(`/kursy/${COURSE}`);
  }
  expect(await (await owner.fetch(`${PAGE}?purchase_status=success`)).text()).toContain(
    'Dziękujemy za zakup.',
  );
});

test('no browser is sent a Markdown parser', () => {
  const scripts = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(20);
  // A message that the parser can't do without, found in the Worker, so that its absence here means something.
  const mark = 'Please report this to https://github.com/markedjs/marked';
  const worker = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(worker.some((code) => code.includes(mark))).toBe(true);
  expect(scripts.filter((code) => code.includes(mark))).toEqual([]);
});
