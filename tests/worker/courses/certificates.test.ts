// Certificates against the built Worker: who gets one, what is printed, and what a stranger with the number sees.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { profiles } from '#db/account/schema/accounts.ts';
import { certificates } from '#db/courses/schema/certificates.ts';
import { lessonProgress, lessons } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { QUOTAS } from '#worker/limits.ts';
import {
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { finishLessons, storeStructureOf, storeTerms } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const PLAIN_COURSE = 'canva-w-pracy';
const COURSE_PAGE = `/moje-kursy/${COURSE}`;
const PAGE = `${COURSE_PAGE}/zaswiadczenie`;
const FINISHED_AT = Date.parse('2026-10-31T23:30:00Z');

let app: Application;
let ids: string[];
beforeAll(async () => {
  app = await startApplication();
  ids = await storeStructureOf(app.database, COURSE, 3);
  for (const lessonId of ids)
    await storeTerms(app.database, { courseId: COURSE, lessonId, terms: ['motyw'], words: 601 });
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

async function reader(done: number, course = COURSE): Promise<SignedIn> {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, course);
  const lessonIds = (await storeStructureOf(app.database, course, 3)).slice(0, done);
  if (done > 0) await finishLessons(app.database, person.id, { id: course, lessonIds, at: FINISHED_AT });
  return person;
}

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const shownAt = async (visitor: Visitor, path = PAGE) => plain(await (await visitor.fetch(path)).text());
const send = (visitor: Visitor, fields: Record<string, string>, path = PAGE) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams({ zamiar: 'wystaw', ...fields }),
  });
const rowsOf = (person: SignedIn) =>
  app.database.select().from(certificates).where(eq(certificates.user_id, person.id));

/** With a certificate, and where strangers check it. */
async function certified(imie = 'Żaneta Źrebię') {
  const person = await reader(3);
  await send(person, { imie });
  const [row] = await rowsOf(person);
  return { person, number: row?.number ?? '', address: `/certyfikat/${row?.number}` };
}

test('anyone who has done every lesson is asked for the name first, in one round trip, with the account’s one filled in', async () => {
  const person = await reader(3);
  await app.database.update(profiles).set({ full_name: 'Żaneta Źrebię' }).where(eq(profiles.id, person.id));
  for (const path of [COURSE_PAGE, `${COURSE_PAGE}/${ids[0]}`, '/moje-kursy'])
    expect([path, (await shownAt(person, path)).includes(`href="${PAGE}"`)]).toEqual([path, true]);
  const before = app.databaseProxy.roundTrips;
  const answer = await person.fetch(PAGE);
  expect([answer.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  const html = plain(await answer.text());
  expect(html).toMatch(/<input(?=[^>]*name="imie")(?=[^>]*value="Żaneta Źrebię")/);
  expect(html).toContain('3 lekcje · 1 godz. 12 min: 12 min czytania i 1 godz. ćwiczeń');
  expect(html).toContain('Po wystawieniu już się nie zmienią');
  expect(html).not.toMatch(/SZ-|modulepreload|__reactRouter/);
  expect(await rowsOf(person)).toEqual([]);
});

test('made out, it says the same ever after, and a stranger with the number sees what is printed and no more', async () => {
  const person = await reader(3);
  const made = await send(person, { imie: ' Żaneta  Źrebię ' });
  expect([made.status, made.headers.get('Location')]).toEqual([302, PAGE]);
  const [row] = await rowsOf(person);
  const number = row?.number ?? '';
  expect(number).toMatch(/^SZ(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const before = app.databaseProxy.roundTrips;
  const own = await shownAt(person);
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  expect(own).toContain(`/certyfikat/${number}</strong>`);
  const answer = await visitorOf(app).fetch(`/certyfikat/${number}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const checked = plain(await answer.text());
  for (const html of [own, checked]) {
    for (const words of [
      number,
      'WordPress dla początkujących',
      '3 lekcje',
      '1 godz. 12 min: 12 min czytania i 1 godz. ćwiczeń',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/<p[^>]*>Żaneta Źrebię<\/p>/);
    // Half past midnight in Poland.
    expect(html).toContain('1 listopada 2026');
    expect(html).toContain('nie stoi za nim żadna akredytacja');
    expect(html).toContain('Lekcje pisze AI');
    expect(html).not.toMatch(/modulepreload|__reactRouter/);
  }
  expect(checked).not.toContain(person.email);
  expect(checked).not.toContain(person.id);
  // Lessons marked as open again take nothing back; typed in small letters it is the same number.
  await app.database
    .update(lessonProgress)
    .set({ done_at: null })
    .where(eq(lessonProgress.user_id, person.id));
  expect(await shownAt(person)).toContain(number);
  expect((await visitorOf(app).fetch(`/certyfikat/${number.toLowerCase()}`)).status).toBe(200);
});

test('asked for twice at once it is one, and nobody gets the same number or another name', async () => {
  const person = await reader(3);
  const names = ['Ala Jeden', 'Ala Dwa'];
  const answers = await Promise.all(names.map((imie) => send(person, { imie })));
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  const rows = await rowsOf(person);
  expect(rows).toHaveLength(1);
  await send(person, { imie: 'Ala Trzy' });
  expect(await rowsOf(person)).toEqual(rows);
  expect((await certified()).number).not.toBe(rows[0]?.number);
});

test.each(['', 'A', 'ż'.repeat(81), 'kup@example.pl', '<img src=x onerror=alert(1)>'])(
  'the name %j is refused at its field and comes back as text',
  async (imie) => {
    const person = await reader(3);
    const answer = await send(person, { imie });
    expect(answer.status).toBe(400);
    const html = plain(await answer.text());
    expect(html).toContain('Wpisz imię i nazwisko samymi literami, od 2 do 80 znaków.');
    expect(html).toMatch(/aria-invalid="true"/);
    expect(html).not.toContain('<img src=x');
    expect(await rowsOf(person)).toEqual([]);
  },
);

test.each([
  [2, 'Została jeszcze 1 lekcja'],
  [1, 'Zostały jeszcze 2 lekcje'],
  [0, 'Zostały jeszcze 3 lekcje'],
])('with %d of 3 lessons done the page says: %s', async (done, words) => {
  const person = await reader(done);
  const answer = await person.fetch(PAGE);
  expect(answer.status).toBe(200);
  expect(plain(await answer.text())).toContain(words);
  const refused = await send(person, { imie: 'Ala Żółć' });
  expect(refused.status).toBe(400);
  expect(await rowsOf(person)).toEqual([]);
});

test('it says how much of its course was read once that is so, and nothing because another one was', async () => {
  const { person, address } = await certified();
  const readAll = (id: string, at: number | null) =>
    app.database.update(lessons).set({ read_at: at }).where(eq(lessons.course_id, id));
  const [lessonId = ''] = await storeStructureOf(app.database, PLAIN_COURSE, 3);
  await storeTerms(app.database, { courseId: PLAIN_COURSE, lessonId, terms: ['motyw'] });
  await readAll(PLAIN_COURSE, FINISHED_AT);
  const both = () => Promise.all([shownAt(person), shownAt(visitorOf(app), address)]);
  for (const html of await both()) expect(html).toContain('jeszcze niesprawdzone');
  const [first = ''] = ids;
  await app.database.update(lessons).set({ read_at: FINISHED_AT }).where(eq(lessons.lesson_id, first));
  for (const html of await both()) expect(html).toContain('z 3 lekcji redakcja przeczytała 1');
  await readAll(COURSE, FINISHED_AT);
  const whole = 'redakcja przeczytała wszystkie (3), ostatnią 1 listopada 2026';
  for (const html of await both()) expect(html).toContain(whole);
  await readAll(COURSE, null);
  await app.database.delete(lessons).where(eq(lessons.course_id, PLAIN_COURSE));
});

test('LinkedIn’s own form gets the number and where it is checked, while anybody may check it', async () => {
  const { person, number, address } = await certified();
  const linked = async () => /https:\/\/www\.linkedin\.com\/[^"]+/.exec(await shownAt(person))?.[0] ?? null;
  const { searchParams } = new URL((await linked())?.replaceAll('&amp;', '&') ?? '');
  expect(searchParams.get('certId')).toBe(number);
  expect(searchParams.get('certUrl')).toBe(`${app.url}${address}`);
  await send(person, { zamiar: 'wylacz' });
  expect(await linked()).toBeNull();
});

test('its owner turns the public page off and on again, under the same number; nobody else does', async () => {
  const { person, number, address } = await certified();
  const unknown = await visitorOf(app).fetch('/certyfikat/SZ-0000-0000-0000');
  expect(unknown.status).toBe(404);
  const other = await reader(3);
  await send(other, { zamiar: 'wylacz', number, user_id: person.id });
  expect((await visitorOf(app).fetch(address)).status).toBe(200);
  await send(person, { zamiar: 'wylacz' });
  const gone = await visitorOf(app).fetch(address);
  expect(gone.status).toBe(404);
  expect((await gone.text()).replaceAll(number, '')).toContain('Nie ma takiej strony');
  const own = await shownAt(person);
  expect(own).toContain('Sprawdzanie jest wyłączone');
  expect(own).not.toContain('Autentyczność');
  await send(person, { zamiar: 'wlacz' });
  expect((await visitorOf(app).fetch(address)).status).toBe(200);
});

test('a course that was paid back, asked back or belongs to a deleted account is confirmed no more', async () => {
  for (const closed of [{ withdrawn_at: 1 }, { withdrawal_asked_at: 1 }]) {
    const { person, address } = await certified();
    await app.database.update(purchases).set(closed).where(eq(purchases.user_id, person.id));
    expect((await visitorOf(app).fetch(address)).status).toBe(404);
    expect((await person.fetch(PAGE)).headers.get('Location')).toBe(`/kursy/${COURSE}`);
  }
  const { person, address } = await certified();
  const deleted = await person.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  expect(deleted.status).toBe(204);
  expect((await visitorOf(app).fetch(address)).status).toBe(404);
  expect(await rowsOf(person)).toEqual([]);
});

test('no certificate without the purchase, of a course that comes without one, or signed out', async () => {
  const plainPage = `/moje-kursy/${PLAIN_COURSE}/zaswiadczenie`;
  const cases: [Visitor, string, string][] = [
    [await signedIn(app), PAGE, `/kursy/${COURSE}`],
    [await reader(3, PLAIN_COURSE), plainPage, `/moje-kursy/${PLAIN_COURSE}`],
    [visitorOf(app), PAGE, `/?wymagane=logowanie&powrot=${PAGE}`],
  ];
  for (const [visitor, path, target] of cases) {
    for (const answer of [await visitor.fetch(path), await send(visitor, { imie: 'Ala Żółć' }, path)])
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 302, target]);
    expect(await (await visitor.fetch(`${path}.data`)).text()).not.toMatch(/SZ-/);
  }
  expect(await shownAt(await reader(3, PLAIN_COURSE), `/moje-kursy/${PLAIN_COURSE}`)).not.toContain(
    'zaswiadczenie"',
  );
  expect((await send(await reader(3), { zamiar: 'x' })).status).toBe(404);
});

test('anyone who tries numbers is held up by the hour, and what is no number asks nobody', async () => {
  const counting = await startApplication({ RATE_LIMIT_SCALE: '1' });
  const from = (path: string, network: string) =>
    visitorOf(counting).fetch(path, { headers: { 'CF-Connecting-IP': network } });
  const guess = '/certyfikat/SZ-0000-0000-0000';
  expect((await from('/certyfikat/nie-ma', '203.0.113.7')).status).toBe(404);
  expect(counting.databaseProxy.roundTrips).toBe(0);
  const tries = Array.from({ length: QUOTAS.certificateByNetwork.most }, () => from(guess, '203.0.113.7'));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]));
  expect((await from(guess, '203.0.113.7')).status).toBe(429);
  expect((await from(guess, '198.51.100.7')).status).toBe(404);
  await counting.stop();
});

test('with the database away the page says so, and nobody is told that there is no certificate', async () => {
  const { address } = await certified();
  app.databaseProxy.setMood('refuse');
  expect((await visitorOf(app).fetch(address)).status).toBe(503);
});
