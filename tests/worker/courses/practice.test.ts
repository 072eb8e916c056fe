// Questions and exercises of bought lessons against the built Worker: whose they are, what is kept, and at what cost.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases } from '#db/payments/schema/courses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import {
  COURSE,
  html,
  PORTFOLIO,
  PORTFOLIO_FILE,
  practisedCourse,
  type Practised,
} from '#tests/support/courses/practised.ts';
import { endOf, lessonOf, written } from '#tests/support/courses/reading.ts';
import { PRACTICE, storePractice } from '#tests/support/courses/written.ts';

let app: Application;
let course: Practised;
beforeAll(async () => {
  app = await startApplication();
  course = await practisedCourse(app);
});
afterAll(() => app.stop());

test('an owner gets goal, questions and exercise in one round trip, and no right answer before an answer', async () => {
  const person = await course.buyer();
  const before = app.databaseProxy.roundTrips;
  const text = await html(person, course.page());
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  for (const words of [/Policzysz,/, /Tabela kosztów/, /Co jest kosztem stałym\?/, /Wypisz pięć swoich/])
    expect(text).toMatch(words);
  for (const path of [course.page(), `${course.page()}.data`])
    expect(await html(person, path)).not.toMatch(/wraca\s+w\s+każdym|nadwyżka|Bez rachunków|Banknot nie/i);
});

test('a lesson without questions shows nothing of them, and takes no answer', async () => {
  const person = await course.buyer();
  expect(await html(person, course.page(2))).not.toMatch(/Sprawdź się|Ćwiczenie|portfolio/);
  expect((await course.save(person, 'tekst', 0, 2)).status).toBe(404);
  const fields = { intent: 'pytanie', numer: '1', wersja: 'x', p1: '1' };
  expect((await course.send(person, fields, 2)).status).toBe(404);
  expect(await course.resultsOf(person)).toEqual([]);
});

test('an answer by a plain form leads back to its question, with the first verdict and the latest kept', async () => {
  const person = await course.buyer();
  const open = await course.answer(person, 1, []);
  expect(open.status).toBe(200);
  expect(await open.text()).toContain('Najpierw odpowiedz');
  expect(await course.resultsOf(person)).toEqual([]);

  const wrong = await course.answer(person, 1, [['p1', '0']]);
  expect([wrong.status, wrong.headers.get('Location')]).toEqual([303, `${course.page()}#pytanie-1`]);
  const told = await html(person, course.page());
  expect(told).toContain('Jeszcze nie.');
  expect(told).toMatch(/Czynsz wraca w/);
  // The other questions keep theirs to themselves.
  expect(told).not.toContain('Banknot nie');

  // What isn't kept comes back to its place, too.
  for (const place of ['pytanie-1', 'cwiczenie'])
    expect(told).toContain(`action="${course.page()}#${place}"`);

  const key = await course.keyOf(person, 1);
  const before = app.databaseProxy.roundTrips;
  await course.send(person, { intent: 'pytanie', numer: '1', wersja: key, p1: '1' });
  expect(app.databaseProxy.roundTrips - before).toBe(2);
  expect(await html(person, course.page())).toContain('Teraz dobrze!');
  const [result] = await course.resultsOf(person);
  expect(result).toMatchObject({ question: 1, first_verdict: 'wrong', latest_verdict: 'right' });
  expect(result?.latest_at).toBeGreaterThanOrEqual(result?.first_at ?? Infinity);
});

test('all four kinds are judged; only when all are right the page says so', async () => {
  const person = await course.buyer();
  await course.answer(person, 1, [['p1', '1']]);
  await course.answer(person, 2, [
    ['p2', '0'],
    ['p2', '1'],
  ]);
  await course.answer(person, 3, [['p3', ' NADWYŻKA. ']]);
  expect(await html(person, course.page())).not.toContain('Wszystko dobrze');
  // Shown by the alphabet: policzyć, wpisać, zebrać.
  await course.answer(person, 4, [
    ['p4-0', '3'],
    ['p4-1', '2'],
    ['p4-2', '1'],
  ]);
  expect((await course.resultsOf(person)).map(({ latest_verdict }) => latest_verdict)).toEqual(
    Array(4).fill('right'),
  );
  expect(await html(person, course.page())).toContain('Wszystko dobrze');
});

test('a question that was mended since is asked again: the earlier answer is told as such and an old page’s is refused', async () => {
  const person = await course.buyer();
  const old = await course.keyOf(person, 1);
  await course.answer(person, 1, [['p1', '1']]);
  const [first, ...others] = PRACTICE.questions;
  if (first?.kind !== 'single') throw new Error('another kind');
  const mended = { ...PRACTICE, questions: [{ ...first, right: 2 }, ...others] };
  try {
    await storePractice(app.database, { courseId: COURSE, lessonId: course.ids[0] ?? '' }, mended, 2);
    const shown = await html(person, course.page());
    expect(shown).toMatch(/odpowiedź na\s+wcześniejszą wersję była dobra/);
    expect(shown).not.toContain('Dobrze! Niżej');
    const refused = await course.send(person, { intent: 'pytanie', numer: '1', wersja: old, p1: '1' });
    const told = await refused.text();
    expect(told).toContain('To pytanie zmieniło się');
    expect(told).not.toContain('checked=""');
    expect((await course.resultsOf(person))[0]).toMatchObject({ asked: old, latest_verdict: 'right' });
    // The new wording begins anew.
    await course.answer(person, 1, [['p1', '1']]);
    expect((await course.resultsOf(person))[0]).toMatchObject({
      first_verdict: 'wrong',
      latest_verdict: 'wrong',
    });
  } finally {
    await storePractice(app.database, { courseId: COURSE, lessonId: course.ids[0] ?? '' });
  }
});

test('a question that the lesson doesn’t have is no question', async () => {
  const person = await course.buyer();
  for (const numer of ['0', '5', '-1', '1.5', 'x', '']) {
    const answered = await course.send(person, { intent: 'pytanie', numer, wersja: 'x', p1: '1' });
    expect([numer, answered.status]).toEqual([numer, 404]);
  }
});

test('another buyer sees nothing of it and writes over nothing', async () => {
  const [person, other] = [await course.buyer(), await course.buyer()];
  await course.save(person, 'tylko moje zdanie', 0);
  await course.answer(person, 1, [['p1', '1']]);
  for (const path of [
    course.page(),
    `${course.page()}.data`,
    PORTFOLIO,
    PORTFOLIO_FILE,
    '/api/account/export',
  ]) {
    const shown = await html(other, path);
    expect([path, /tylko moje zdanie|Czynsz wraca/.test(shown)]).toEqual([path, false]);
  }
  await course.save(other, 'cudze', 1);
  await course.answer(other, 1, [['p1', '0']]);
  expect(await course.stored(person)).toMatchObject({ text: 'tylko moje zdanie', version: 1 });
  expect((await course.resultsOf(person))[0]).toMatchObject({ latest_verdict: 'right' });
});

test('nobody writes without a session or the course; a course given back closes, and its texts stay in the export', async () => {
  expect((await course.save(visitorOf(app), 'x', 0)).status).toBe(401);
  expect((await visitorOf(app).fetch(PORTFOLIO)).headers.get('Location')).toBe(
    `/?wymagane=logowanie&powrot=${PORTFOLIO}`,
  );
  const stranger = await signedIn(app);
  expect((await course.save(stranger, 'x', 0)).status).toBe(403);
  expect((await stranger.fetch(PORTFOLIO)).headers.get('Location')).toBe(`/kursy/${COURSE}`);
  expect((await stranger.fetch(PORTFOLIO_FILE)).status).toBe(403);
  expect((await visitorOf(app).fetch(PORTFOLIO_FILE)).status).toBe(401);

  const person = await course.buyer();
  await course.save(person, 'moje mimo zwrotu', 0);
  const key = await course.keyOf(person, 1);
  const closed = { withdrawn_at: Date.now() };
  await app.database.update(purchases).set(closed).where(eq(purchases.user_id, person.id));
  expect((await course.save(person, 'po zwrocie', 1)).status).toBe(403);
  await course.send(person, { intent: 'cwiczenie', wersja: '1', text: 'po zwrocie' });
  await course.send(person, { intent: 'pytanie', numer: '1', wersja: key, p1: '1' });
  expect(await course.stored(person)).toMatchObject({ text: 'moje mimo zwrotu' });
  expect(await course.resultsOf(person)).toEqual([]);
  expect(await html(person, PORTFOLIO_FILE)).not.toContain('moje mimo zwrotu');
  expect(await html(person, '/api/account/export')).toContain('moje mimo zwrotu');
});

test('with the account everything of it goes', async () => {
  const person = await course.buyer();
  await course.save(person, 'do skasowania', 0);
  await course.answer(person, 1, [['p1', '1']]);
  const gone = await person.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  expect([await course.stored(person), await course.resultsOf(person)]).toEqual([undefined, []]);
});

test('what a reader’s stream ends with has the questions without their answers', async () => {
  const events = await written(await course.buyer(), `/api/courses/${COURSE}/lessons/${course.ids[0]}`);
  const { practice } = lessonOf(events);
  expect(practice?.questions.map(({ kind }) => kind)).toEqual(['single', 'multiple', 'gap', 'order']);
  expect(JSON.stringify(endOf(events))).not.toMatch(/nadwyżka|"right"|"why"/);
});
