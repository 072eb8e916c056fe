// Review cards against the built Worker: which terms come, when, to whom, and what an answer does. The days go by in the database.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { dayAfter, dayInPoland, startInPoland } from '#domain/platform/calendar-day.ts';
import { lessonProgress, lessons } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { reviewCards } from '#db/courses/schema/review-cards.ts';
import { signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import {
  finishLessons,
  storePractice,
  storeStructureOf,
  storeTerms,
} from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const OTHER_COURSE = 'sql-od-podstaw';
const LONG_COURSE = 'canva-w-pracy';
const PAGE = '/powtorka';
const TERMS = ['motyw', 'wtyczka', 'szkic', 'kopia zapasowa'];

let app: Application;
let ids: string[];
beforeAll(async () => {
  app = await startApplication();
  ids = await storeStructureOf(app.database, COURSE, 3);
  await storeTerms(app.database, { courseId: COURSE, lessonId: ids[0] ?? '', terms: TERMS });
});
afterAll(() => app.stop());
afterEach(() => app.databaseProxy.setMood('pass'));

const todayStarts = () => startInPoland(dayInPoland(Date.now()));

/** Who has finished the first lesson, yesterday unless it says otherwise. */
async function learner(
  doneAt = todayStarts() - 1,
  course = COURSE,
  lesson = ids[0] ?? '',
): Promise<SignedIn> {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, course);
  await finishLessons(app.database, person.id, { id: course, lessonIds: [lesson], at: doneAt });
  return person;
}

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const pageOf = async (person: SignedIn) => plain(await (await person.fetch(PAGE)).text());
const send = (person: { fetch: SignedIn['fetch'] }, fields: Record<string, string>) =>
  person.fetch(PAGE, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams({ kurs: COURSE, etap: '0', ...fields }),
  });
const remember = (person: SignedIn, pojecie: string, etap = 0) =>
  send(person, { zamiar: 'pamietam', pojecie, etap: String(etap) });
const rowsOf = (person: SignedIn) =>
  app.database.select().from(reviewCards).where(eq(reviewCards.user_id, person.id));

/** As if so many days had passed since the last answers. */
async function passDays(person: SignedIn, days: number): Promise<void> {
  const ms = days * 24 * 60 * 60_000;
  await app.database
    .update(reviewCards)
    .set({
      due_on: sql`date(due_on, ${`-${days} days`})`,
      answered_at: sql`answered_at - ${ms}`,
    })
    .where(eq(reviewCards.user_id, person.id));
}

test('terms of a lesson finished yesterday come today, one at a time, in one round trip and without React', async () => {
  const person = await learner();
  const before = app.databaseProxy.roundTrips;
  const answer = await person.fetch(PAGE);
  expect([answer.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
  const html = plain(await answer.text());
  expect(html).toContain('Na dziś jeszcze: 4 karty, 2 minuty');
  expect(TERMS.filter((term) => html.includes(`Znaczenie: ${term}.`))).toHaveLength(1);
  expect(html).not.toMatch(/modulepreload|__reactRouter/);
  expect(plain(await (await person.fetch('/dashboard')).text())).toContain('Powtórka: 4 karty, 2 minuty');
  const course = plain(await (await person.fetch(`/moje-kursy/${COURSE}`)).text());
  expect(course).toMatch(/href="\/powtorka">Powtórka: 4 karty, 2 minuty/);
});

test('a lesson finished today, or marked as open again, asks for nothing', async () => {
  const person = await learner(todayStarts());
  const html = await pageOf(person);
  expect(html).toContain('Na dziś nie ma żadnej karty');
  expect(plain(await (await person.fetch('/dashboard')).text())).not.toContain('Powtórka');
  const other = await learner();
  await app.database
    .update(lessonProgress)
    .set({ done_at: null })
    .where(eq(lessonProgress.user_id, other.id));
  expect(await pageOf(other)).toContain('Na dziś nie ma żadnej karty');
});

test('what is remembered comes after 2, 4 and 14 days more, and then no more', async () => {
  const person = await learner();
  let today = dayInPoland(Date.now());
  for (const [stage, days] of [2, 4, 14].entries()) {
    await remember(person, 'motyw', stage);
    expect(await rowsOf(person)).toMatchObject([{ stage: stage + 1, due_on: dayAfter(today, days) }]);
    await passDays(person, days);
    today = dayInPoland(Date.now());
  }
  await remember(person, 'motyw', 3);
  expect(await rowsOf(person)).toMatchObject([{ stage: 4, due_on: null }]);
  expect(await pageOf(person)).toContain('„motyw” zostaje w pamięci');
});

test('what is not known yet comes tomorrow, with nothing lost', async () => {
  const person = await learner();
  await remember(person, 'motyw');
  await passDays(person, 2);
  await send(person, { zamiar: 'jeszcze-nie', pojecie: 'motyw', etap: '1' });
  const tomorrow = dayAfter(dayInPoland(Date.now()));
  expect(await rowsOf(person)).toMatchObject([{ stage: 1, due_on: tomorrow }]);
  expect(await pageOf(person)).toContain('„motyw” wróci jutro.');
});

test('the same answer from two tabs counts once, and so does its taking back', async () => {
  const person = await learner();
  const answers = await Promise.all([remember(person, 'motyw'), remember(person, 'motyw')]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(answers[0]?.headers.get('Location')).toBe(`${PAGE}#karta`);
  expect(await rowsOf(person)).toMatchObject([{ stage: 1, previous_stage: null }]);
  // Another tab still shows it; so does a form that names a stage that isn't its.
  await send(person, { zamiar: 'jeszcze-nie', pojecie: 'motyw' });
  await remember(person, 'wtyczka', 3);
  expect(await rowsOf(person)).toMatchObject([{ term: 'motyw', stage: 1 }]);
  const takeBack = () => send(person, { zamiar: 'cofnij', pojecie: 'motyw' });
  await Promise.all([takeBack(), takeBack()]);
  expect(await rowsOf(person)).toEqual([]);
  await remember(person, 'motyw');
  await passDays(person, 2);
  await remember(person, 'motyw', 1);
  const [before] = await rowsOf(person);
  await takeBack();
  await takeBack();
  expect(await rowsOf(person)).toMatchObject([
    { stage: 1, answered_at: before?.previous_answered_at, previous_stage: null },
  ]);
});

test('at the end it says when the next ones come; days that were missed are not spoken of', async () => {
  const person = await learner(todayStarts() - 40 * 24 * 60 * 60_000);
  for (const term of TERMS.slice(1)) await remember(person, term);
  await send(person, { zamiar: 'jeszcze-nie', pojecie: 'motyw' });
  const html = await pageOf(person);
  expect(html).toContain('Na dziś wszystko');
  expect(html).toContain('W pamięci: 3 z 4. Reszta wróci jutro');
  expect(html).toContain('Następne karty:');
  expect(html).toContain('value="cofnij"');
  expect(plain(await (await person.fetch('/dashboard')).text())).not.toContain('Powtórka');
});

test('no more than twelve are asked for in a day', async () => {
  const lessonIds = await storeStructureOf(app.database, LONG_COURSE, 3);
  for (const [at, lessonId] of lessonIds.entries()) {
    const terms = Array.from({ length: 5 }, (_, index) => `pojęcie ${at}-${index}`);
    await storeTerms(app.database, { courseId: LONG_COURSE, lessonId, terms });
  }
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, LONG_COURSE);
  await finishLessons(app.database, person.id, { id: LONG_COURSE, lessonIds, at: todayStarts() - 1 });
  expect(await pageOf(person)).toContain('Na dziś jeszcze: 12 kart, 6 minut');
  for (let at = 0; at < 12; at += 1) {
    const [, term = ''] =
      /name="pojecie" value="([^"]+)"[^>]*\/><input type="hidden" name="etap"/.exec(await pageOf(person)) ??
      [];
    await send(person, { zamiar: 'pamietam', kurs: LONG_COURSE, pojecie: term });
  }
  const html = await pageOf(person);
  expect(html).toContain('12 kart i wszystko w pamięci');
  expect(await rowsOf(person)).toHaveLength(12);
});

test('a term that a mended lesson no longer has is gone, and a new meaning is shown', async () => {
  const [lesson = ''] = await storeStructureOf(app.database, OTHER_COURSE, 3);
  await storeTerms(app.database, { courseId: OTHER_COURSE, lessonId: lesson, terms: ['klucz', 'tabela'] });
  const person = await learner(todayStarts() - 1, OTHER_COURSE, lesson);
  await send(person, { zamiar: 'pamietam', kurs: OTHER_COURSE, pojecie: 'klucz' });
  const own = and(eq(lessons.course_id, OTHER_COURSE), eq(lessons.lesson_id, lesson));
  const mended = { terms: [{ term: 'tabela', meaning: 'Poprawione znaczenie.' }] };
  await app.database
    .update(lessons)
    .set({ practice: JSON.stringify(mended) })
    .where(own);
  await passDays(person, 30);
  const html = await pageOf(person);
  expect(html).toContain('Na dziś jeszcze: 1 karta, 1 minuta');
  expect(html).toContain('Poprawione znaczenie.');
  // What can't be read, or was stored before there were terms, stops nobody's page.
  for (const practice of ['{', null]) {
    await app.database.update(lessons).set({ practice }).where(own);
    expect((await person.fetch('/dashboard')).status).toBe(200);
    expect(await pageOf(person)).not.toContain('tabela');
  }
});

test('a lesson that waits for its editors asks for nothing, also of the person who had finished it', async () => {
  const lesson = ids[1] ?? '';
  await storeTerms(app.database, { courseId: COURSE, lessonId: lesson, terms: ['niesprawdzone'] });
  const person = await learner(todayStarts() - 1, COURSE, lesson);
  expect(await pageOf(person)).toContain('Na dziś jeszcze: 1 karta, 1 minuta');
  const own = and(eq(lessons.course_id, COURSE), eq(lessons.lesson_id, lesson));
  await app.database.update(lessons).set({ state: 'needs-work' }).where(own);
  const html = await pageOf(person);
  expect(html).toContain('Na dziś nie ma żadnej karty');
  expect(html).not.toContain('niesprawdzone');
  expect(plain(await (await person.fetch('/dashboard')).text())).not.toContain('Powtórka');
  await remember(person, 'niesprawdzone');
  expect(await rowsOf(person)).toEqual([]);
});

test('cards are their owner’s alone, and go with the course', async () => {
  const person = await learner();
  const stranger = await signedIn(app);
  await remember(person, 'motyw');
  const before = await rowsOf(person);
  for (const zamiar of ['pamietam', 'jeszcze-nie', 'cofnij'])
    await send(stranger, { zamiar, pojecie: 'motyw', user_id: person.id });
  expect(await rowsOf(stranger)).toEqual([]);
  expect(await rowsOf(person)).toEqual(before);
  expect(await pageOf(stranger)).not.toContain('Znaczenie');
  const refund = { withdrawn_at: Date.now() };
  await app.database.update(purchases).set(refund).where(eq(purchases.user_id, person.id));
  const html = await pageOf(person);
  expect(html).not.toContain('Znaczenie');
  await remember(person, 'wtyczka');
  expect(await rowsOf(person)).toHaveLength(1);
});

test('signed out one is led to the sign-in; a form that is none of ours is not there', async () => {
  const visitor = visitorOf(app);
  for (const answer of [
    await visitor.fetch(PAGE),
    await send(visitor, { zamiar: 'pamietam', pojecie: 'motyw' }),
  ])
    expect(answer.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${PAGE}`);
  const person = await learner();
  expect((await send(person, { zamiar: 'x', pojecie: 'motyw' })).status).toBe(404);
  for (const etap of ['4', '-1', 'x', '0.5'])
    expect((await send(person, { zamiar: 'pamietam', pojecie: 'motyw', etap })).status).toBe(400);
  app.databaseProxy.setMood('refuse');
  expect((await person.fetch(PAGE)).status).toBe(503);
});

const STOPPED_COURSE = 'figma-od-podstaw';
const QUESTION = 'Ile wierszy trzeba poprawić?';
const STOPPED = `Wstęp.\n\n\`\`\`stop\nprzewidź\n${QUESTION}\n- dwa :: Gdzie stoi telefon?\n+ jeden\n- trzy :: Policz.\ndlaczego: Stoi raz.\n\`\`\``;
const CARD = `${QUESTION} (dwa · jeden · trzy)`;

/** Where its owner tells what was missed in a lesson with one stop. */
async function stopped(): Promise<{ owner: SignedIn; missed: string }> {
  const [lessonId = ''] = await storeStructureOf(app.database, STOPPED_COURSE, 2);
  await storePractice(app.database, { courseId: STOPPED_COURSE, lessonId, content: STOPPED }, null);
  const owner = await signedIn(app);
  await buyCourse(app.database, owner.id, STOPPED_COURSE);
  return { owner, missed: `/api/courses/${STOPPED_COURSE}/lessons/${lessonId}/misses` };
}

test('a stop that was missed is one card from tomorrow on, however often it is missed, and can be answered', async () => {
  const { owner, missed } = await stopped();
  for (let time = 0; time < 2; time += 1)
    expect((await owner.post(missed, { question: QUESTION })).status).toBe(204);
  expect(await rowsOf(owner)).toMatchObject([{ term: CARD, meaning: 'jeden. Stoi raz.', stage: 0 }]);
  // Neither for today, nor one of today's answers.
  expect(await pageOf(owner)).toContain('Na dziś nie ma żadnej karty');
  await passDays(owner, 1);
  const page = await pageOf(owner);
  expect(page).toContain('Na dziś jeszcze: 1 karta, 1 minuta');
  // What there was to choose from stands line by line, and what is right before why.
  expect(page.match(/<summary id="karta".*?<form/s)?.[0].replaceAll(/(?:<[^>]*>)+/g, '|')).toMatch(
    /\|Ile wierszy trzeba poprawić\?\|dwa\|jeden\|trzy\|Jaka jest odpowiedź\? Odwróć kartę\|jeden\|Stoi raz\.\|/,
  );
  const answer = { kurs: STOPPED_COURSE, pojecie: CARD };
  await send(owner, { zamiar: 'pamietam', ...answer });
  expect(await rowsOf(owner)).toMatchObject([{ stage: 1, due_on: dayAfter(dayInPoland(Date.now()), 2) }]);
  // Missed once more, it stays as far as it has come; taken back, it is there again.
  await owner.post(missed, { question: QUESTION });
  expect(await rowsOf(owner)).toMatchObject([{ stage: 1 }]);
  await send(owner, { zamiar: 'cofnij', ...answer });
  expect(await pageOf(owner)).toContain('Na dziś jeszcze: 1 karta, 1 minuta');
});

test('nobody but an owner gets a card of a stop, and none of a stop that is not there', async () => {
  const { owner, missed } = await stopped();
  const other = await signedIn(app);
  const refused = [
    await other.post(missed, { question: QUESTION }),
    await visitorOf(app).post(missed, { question: QUESTION }),
    await owner.post(missed, { question: 'Czego tu nie ma?' }),
    await owner.post(missed, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 401, 404, 400]);
  expect([...(await rowsOf(other)), ...(await rowsOf(owner))]).toEqual([]);
  await owner.post(missed, { question: QUESTION });
  await passDays(owner, 1);
  await app.database
    .update(purchases)
    .set({ withdrawn_at: Date.now() })
    .where(eq(purchases.user_id, owner.id));
  expect(await pageOf(owner)).toContain('Na dziś nie ma żadnej karty');
});
