// The pages of bought courses against the built Worker: who gets them, in which state, and at what cost.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { lessons } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

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

test('anyone who hasn’t bought the course, or has given it back, is led to its offer and sees none of it', async () => {
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
