// Buyers' reviews against the built Worker: who may write, what is refused and keeps the words, what everybody sees, and what the operator
// hides.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { courseFigures } from '#db/courses/schema/catalogue.ts';
import { lessonProgress } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import { parseConfig } from '#worker/config.ts';
import { hideReview, keepReviewHidden, showReview } from '#worker/services/courses/moderation.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import { deliverLessons, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const PAGE = `/moje-kursy/${COURSE}/opinia`;
const LESSONS = 6;

let app: Application;
let ids: string[];
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
  ids = await storeStructureOf(app.database, COURSE, LESSONS);
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

async function reader(opened = 2): Promise<SignedIn> {
  const person = await signedIn(app, { confirmed: true });
  await buyCourse(app.database, person.id, COURSE);
  const rows = ids.slice(0, opened).map((lesson) => ({
    user_id: person.id,
    course_id: COURSE,
    lesson_id: lesson,
    opened_at: 1,
  }));
  await deliverLessons(app.database, person.id, { id: COURSE, lessonIds: ids.slice(0, opened) });
  if (rows.length > 0) await app.database.insert(lessonProgress).values(rows);
  return person;
}

const send = (visitor: { fetch: SignedIn['fetch'] }, fields: Record<string, string>, path = PAGE) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams({ zamiar: 'zapisz', ...fields }),
  });
const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const shownTo = async (visitor: { fetch: SignedIn['fetch'] }, course = COURSE) =>
  plain(await (await visitor.fetch(`/kursy/${course}`)).text());
const reviewsOf = (person: SignedIn) =>
  app.database.select().from(courseReviews).where(eq(courseReviews.user_id, person.id));

test('a buyer who has opened a third writes one, sees it on the course’s page, changes and withdraws it', async () => {
  const person = await reader();
  const saved = await send(person, { gwiazdki: '4', tekst: 'Jasno i\r\nna temat.' });
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, `${PAGE}?zrobione=zapisano`]);
  expect(plain(await (await person.fetch(`${PAGE}?zrobione=zapisano`)).text())).toContain('Opinia zapisana.');
  expect(await shownTo(person)).toMatch(
    /Ocena 4 na 5[\s\S]*Jasno i\nna temat\.[\s\S]*osoba, która kupiła kurs, \p{L}+ \d{4}/u,
  );
  await send(person, { gwiazdki: '2', tekst: 'Jednak nie.' });
  const page = await shownTo(person);
  expect(page).toContain('Jednak nie.');
  expect(page).not.toContain('Jasno i');
  expect(page).toContain(', zmieniona');
  expect(await reviewsOf(person)).toHaveLength(1);
  await send(person, { zamiar: 'wycofaj' });
  expect(await reviewsOf(person)).toEqual([]);
  expect(await shownTo(person)).not.toContain('Jednak nie.');
});

test('the page of one’s own review costs one round trip and comes without React', async () => {
  const person = await reader();
  const before = app.databaseProxy.roundTrips;
  const answer = await person.fetch(PAGE);
  expect([answer.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.text()).not.toMatch(/modulepreload|__reactRouter/);
});

test('sent twice at once it is one review', async () => {
  const person = await reader();
  const answers = await Promise.all(
    ['3', '5'].map((gwiazdki) => send(person, { gwiazdki, tekst: 'Dwa razy.' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await reviewsOf(person)).toHaveLength(1);
});

const TYPED = 'Napisane z trudem, nie może przepaść.';

test.each<[string, () => Promise<SignedIn>, Record<string, string>, number, string]>([
  ['before a third of the lessons', () => reader(1), { gwiazdki: '5' }, 403, 'jeszcze 1 lekcję'],
  [
    'without the course',
    () => signedIn(app),
    { gwiazdki: '5' },
    403,
    'Opinie piszą osoby, które mają ten kurs',
  ],
  ['by a buyer who was paid back', refunded, { gwiazdki: '5' }, 403, 'Po zwrocie pieniędzy'],
  ['without stars', () => reader(), {}, 400, 'Wybierz ocenę od 1 do 5 gwiazdek.'],
  ['with six stars', () => reader(), { gwiazdki: '6' }, 400, 'Wybierz ocenę od 1 do 5 gwiazdek.'],
  ['with no command of ours', () => reader(), { zamiar: 'x', gwiazdki: '5' }, 400, 'Nieprawidłowe żądanie.'],
])('refused with a Polish sentence, and the words are kept: %s', async (_, who, fields, status, sentence) => {
  const person = await who();
  const answer = await send(person, { ...fields, tekst: TYPED });
  const html = plain(await answer.text());
  expect(answer.status).toBe(status);
  expect(html).toContain(sentence);
  expect(html).toMatch(new RegExp(`<textarea[^>]*>${TYPED}</textarea>`));
  expect(await reviewsOf(person)).toEqual([]);
});

async function refunded(): Promise<SignedIn> {
  const person = await reader();
  await app.database
    .update(purchases)
    .set({ withdrawn_at: Date.now() })
    .where(eq(purchases.user_id, person.id));
  return person;
}

test('10 000 characters are refused and all of them come back', async () => {
  const person = await reader();
  const long = 'Dobry kurs'.repeat(1_000);
  const answer = await send(person, { gwiazdki: '5', tekst: long });
  expect(answer.status).toBe(400);
  const html = plain(await answer.text());
  expect(html).toContain('Skróć opinię do 800 znaków.');
  expect(html).toContain(`>${long}</textarea>`);
  expect(html).toMatch(/<input(?=[^>]*value="5")[^>]*checked/);
});

test('markup is words, on the page and in the form', async () => {
  const person = await reader();
  const hostile = '</textarea><script>alert(1)</script><img src=x onerror=alert(1)>';
  await send(person, { gwiazdki: '1', tekst: hostile });
  for (const html of [await shownTo(person), await (await person.fetch(PAGE)).text()]) {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  }
  await send(person, { zamiar: 'wycofaj' });
});

test('a stranger is led to the sign-in, and another’s review can’t be named', async () => {
  const author = await reader();
  await send(author, { gwiazdki: '5', tekst: 'Nietykalna.' });
  const [review] = await reviewsOf(author);
  const led = await send(visitorOf(app), { gwiazdki: '1', tekst: 'x' });
  expect(led.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${PAGE}`);
  const other = await reader();
  const foreign = { id: review?.id ?? '', user_id: author.id, opinia: review?.id ?? '' };
  await send(other, { ...foreign, gwiazdki: '1', tekst: 'Podmieniona.' });
  await send(other, { ...foreign, zamiar: 'wycofaj' });
  await send(other, { ...foreign, zamiar: 'odwolaj', tekst: 'Cudze.' });
  expect(await reviewsOf(author)).toEqual([review]);
  expect(await reviewsOf(other)).toEqual([]);
});

test('from another site nothing is written', async () => {
  const person = await reader();
  const answer = await person.fetch(PAGE, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    body: new URLSearchParams({ zamiar: 'zapisz', gwiazdki: '1', tekst: 'x' }),
  });
  expect(answer.status).toBe(403);
  expect(await reviewsOf(person)).toEqual([]);
});

test('the average is shown, and told to search engines, from five reviews on', async () => {
  const course = 'sql-od-podstaw';
  const lessonIds = await storeStructureOf(app.database, course, 1);
  const people: SignedIn[] = [];
  const write = async (stars: string) => {
    const person = await signedIn(app);
    await buyCourse(app.database, person.id, course);
    const row = { user_id: person.id, course_id: course, lesson_id: lessonIds[0] ?? '', opened_at: 1 };
    await deliverLessons(app.database, person.id, { id: course, lessonIds });
    await app.database.insert(lessonProgress).values(row);
    const answer = await send(person, { gwiazdki: stars }, `/moje-kursy/${course}/opinia`);
    expect(answer.status).toBe(302);
    people.push(person);
    return shownTo(person, course);
  };
  let page = '';
  for (const stars of ['5', '4', '4', '5']) page = await write(stars);
  expect(page).toContain('Nowy kurs: 4 opinie.');
  expect(page).not.toContain('aggregateRating');
  page = await write('4');
  expect(page).toContain('Średnia 4,4 na 5, 5 opinii.');
  expect(page).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.4,"reviewCount":5');
  const [figures] = await app.database
    .select()
    .from(courseFigures)
    .where(eq(courseFigures.course_id, course));
  expect(figures).toMatchObject({ ratings: 5, stars: 22 });
});

function operator() {
  const parsed = parseConfig({
    APP_ENV: 'development',
    APP_URL: 'https://szlak.example',
    AUTH_SECRET,
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: app.inbox.url,
  });
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { config: parsed.config, db: app.database, now: Date.now() };
}

test('the operator hides one: it is gone, its author hears why, objects, and is answered', async () => {
  const person = await reader();
  await send(person, { gwiazdki: '1', tekst: 'Autor to idiota.' });
  const [review] = await reviewsOf(person);
  const id = review?.id ?? '';
  expect(await hideReview(operator(), id, 'Opinia obraża osobę.')).toBe('done');
  expect(await hideReview(operator(), id, 'Drugi raz.')).toBe('no-change');
  expect(await hideReview(operator(), 'nie-ma', 'Nic.')).toBe('no-review');
  expect(await shownTo(person)).not.toContain('Autor to idiota.');
  await app.tick(EVERY_MINUTE);
  const [letter] = await app.inbox.to(person.email, 1);
  expect(plain(letter?.text ?? '')).toMatch(
    /Powód: Opinia obraża osobę\.[\s\S]*Autor to idiota\.[\s\S]*w ciągu 6 miesięcy/,
  );
  expect(letter?.links).toContain(`https://szlak.example${PAGE}`);

  // Neither a change nor a new one brings it back.
  await send(person, { gwiazdki: '1', tekst: 'Autor to jednak idiota.' });
  await send(person, { zamiar: 'wycofaj' });
  expect((await reviewsOf(person))[0]).toMatchObject({ stars: 0, text: '' });
  await send(person, { gwiazdki: '1', tekst: 'Autor to idiota, wersja trzecia.' });
  expect(await shownTo(person)).not.toContain('idiota');

  const own = plain(await (await person.fetch(PAGE)).text());
  expect(own).toContain('Powód: Opinia obraża osobę.');
  expect((await send(person, { zamiar: 'odwolaj', tekst: '' })).status).toBe(400);
  expect((await send(person, { zamiar: 'odwolaj', tekst: 'To cytat z lekcji.' })).status).toBe(302);
  expect((await send(person, { zamiar: 'odwolaj', tekst: 'Drugie.' })).status).toBe(404);
  expect(await keepReviewHidden(operator(), id, 'Cytatu nie ma.')).toBe('done');
  expect(plain(await (await person.fetch(PAGE)).text())).toContain('Odpowiedź: Cytatu nie ma.');
  expect(await showReview(operator(), id)).toBe('done');
  expect(await shownTo(person)).toContain('wersja trzecia');
  await app.tick(EVERY_MINUTE);
  const subjects = (await app.inbox.to(person.email, 3)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Ukryliśmy Twoją opinię o kursie',
    'Odpowiedź na Twoje odwołanie',
    'Twoja opinia o kursie jest znów widoczna',
  ]);
});

test('the export holds it, and it goes with the account', async () => {
  const person = await reader();
  await send(person, { gwiazdki: '3', tekst: 'Do zabrania ze sobą.' });
  expect(await (await person.fetch('/api/account/export')).text()).toContain('Do zabrania ze sobą.');
  await person.post('/api/account', {}, { method: 'DELETE' });
  expect(await reviewsOf(person)).toEqual([]);
});

test('with the database away the course’s page is there and says so', async () => {
  app.databaseProxy.setMood('refuse');
  const answer = await visitorOf(app).fetch('/kursy/canva-w-pracy');
  expect(answer.status).toBe(200);
  expect(plain(await answer.text())).toContain('Nie możemy teraz wczytać opinii.');
});
