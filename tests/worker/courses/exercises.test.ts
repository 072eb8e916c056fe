// The text of an exercise as it is saved, and the portfolio that is made of them, against the built Worker.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExerciseSave } from '#worker/services/courses/practice.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import {
  callOf,
  COURSE,
  html,
  PORTFOLIO,
  PORTFOLIO_FILE,
  practisedCourse,
  type Practised,
} from '#tests/support/courses/practised.ts';
import { PRACTICE, storePractice, storeStructureOf } from '#tests/support/courses/written.ts';

const OTHER_COURSE = 'sql-od-podstaw';
const MOST = 8_000;

let app: Application;
let course: Practised;
beforeAll(async () => {
  app = await startApplication();
  course = await practisedCourse(app);
});
afterAll(() => app.stop());

test('an exercise is saved in one round trip and goes on from its version; the same once more is no other text', async () => {
  const person = await course.buyer();
  const before = app.databaseProxy.roundTrips;
  const saved = await course.save(person, 'czynsz\r\nprąd', 0);
  expect([saved.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  const first = (await saved.json()) as { version: number };
  expect(first).toMatchObject({ kind: 'saved', version: 1 });
  // The answer was lost on its way, and the browser tries again.
  expect(await (await course.save(person, 'czynsz\nprąd', 0)).json()).toEqual(first);
  expect(await (await course.save(person, 'czynsz, prąd, gaz', 1)).json()).toMatchObject({ version: 2 });
  expect(await course.stored(person)).toMatchObject({
    text: 'czynsz, prąd, gaz',
    task: PRACTICE.exercise.task,
  });
  expect(await html(person, course.page())).toContain('czynsz, prąd, gaz</textarea>');
});

test('of two tabs one saves and the other learns of it; neither text is lost', async () => {
  const person = await course.buyer();
  const replies = await Promise.all([course.save(person, 'karta A', 0), course.save(person, 'karta B', 0)]);
  const bodies = (await Promise.all(replies.map((reply) => reply.json()))) as ExerciseSave[];
  expect(bodies.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  const { text } = (await course.stored(person)) ?? {};
  const lost = bodies.find((body) => body.kind === 'conflict');
  expect(lost?.other).toMatchObject({ text, version: 1 });
  // By a plain form, too: both are shown, and the next press goes on from the other.
  const met = await course.send(person, { intent: 'cwiczenie', wersja: '0', text: 'karta C' });
  expect(met.status).toBe(409);
  const shown = await met.text();
  expect(shown).toContain('karta C</textarea>');
  expect(shown).toContain(`>${text}</p>`);
  expect(shown).toContain('name="wersja" value="1"');
  const led = await course.send(person, { intent: 'cwiczenie', wersja: '1', text: 'karta\r\nC' });
  expect([led.status, led.headers.get('Location')]).toEqual([303, `${course.page()}#cwiczenie`]);
  expect(await course.stored(person)).toMatchObject({ text: 'karta\nC', version: 2 });
});

test('8 000 characters are saved and one more isn’t; by a form the text comes back whole', async () => {
  const person = await course.buyer();
  expect((await course.save(person, 'ż'.repeat(MOST), 0)).status).toBe(200);
  expect((await course.save(person, 'ż'.repeat(MOST + 1), 1)).status).toBe(400);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'cwiczenie',
    wersja: '1',
    text: 'ż'.repeat(MOST + 1),
  }))
    form.set(name, value);
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };
  const refused = await person.fetch(course.page(), { method: 'POST', headers, body: form });
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain('Skróć tekst do 8000 znaków.');
  expect(text).toContain(`${'ż'.repeat(MOST + 1)}</textarea>`);
  expect((await course.stored(person))?.text).toHaveLength(MOST);
});

test.each([{ text: 'x' }, { text: 'x', base: -1 }, { text: 'x', base: 0.5 }, { text: 1, base: 0 }])(
  '%j is no exercise',
  async (body) => {
    expect((await (await course.buyer()).post(callOf(course.ids[0]), body, { method: 'PUT' })).status).toBe(
      400,
    );
  },
);

test('what was written as markup is text on the page, in the portfolio and in the file', async () => {
  const person = await course.buyer();
  const hostile = '</textarea><script>alert(1)</script>';
  await course.save(person, hostile, 0);
  for (const path of [course.page(), PORTFOLIO])
    expect(await html(person, path)).not.toContain('<script>alert');
  expect(await html(person, PORTFOLIO_FILE)).toContain(hostile);
});

test('the portfolio has the course’s texts in the order of its lessons, as a page and as a file, in one round trip', async () => {
  const person = await course.buyer();
  expect(await html(person, PORTFOLIO)).toContain(`href="${course.page()}#cwiczenie"`);
  await course.save(person, 'drugie ćwiczenie', 0, 1);
  await course.save(person, 'pierwsze ćwiczenie', 0, 0);
  await buyCourse(app.database, person.id, OTHER_COURSE);
  const [foreign = ''] = await storeStructureOf(app.database, OTHER_COURSE, 1);
  await storePractice(app.database, { courseId: OTHER_COURSE, lessonId: foreign });
  const other = `/api/courses/${OTHER_COURSE}/lessons/${foreign}/exercise`;
  await person.post(other, { text: 'z innego kursu', base: 0 }, { method: 'PUT' });

  for (const path of [PORTFOLIO, PORTFOLIO_FILE]) {
    const before = app.databaseProxy.roundTrips;
    const shown = await person.fetch(path);
    expect([path, shown.status, app.databaseProxy.roundTrips - before]).toEqual([path, 200, 1]);
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await shown.text();
    expect(text.indexOf('pierwsze ćwiczenie')).toBeGreaterThan(0);
    expect(text.indexOf('drugie ćwiczenie')).toBeGreaterThan(text.indexOf('pierwsze ćwiczenie'));
    expect(text).toMatch(/Wypisz pięć swoich kosztów/);
    expect(text).not.toContain('z innego kursu');
  }
  // Its lessons have been opened, so the course leads there, too.
  await person.fetch(course.page());
  const file = await person.fetch(PORTFOLIO_FILE);
  expect(file.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="szlak-portfolio-${COURSE}.md"`);
  expect(await html(person, `/moje-kursy/${COURSE}`)).toContain(`href="${PORTFOLIO}"`);
});
