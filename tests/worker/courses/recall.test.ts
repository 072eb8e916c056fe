// What a lesson asks again of the one before, against the built Worker: only what its reader has been told already.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessons } from '#db/courses/schema/lessons.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { COURSE, html, practisedCourse, type Practised } from '#tests/support/courses/practised.ts';

const RECALL = /Najpierw pół\s+minuty/;
const STOP =
  '```stop\nwybierz\nCo wraca co miesiąc?\n- kino :: Nie zawsze.\n+ czynsz\n- prezent :: Raz w roku.\ndlaczego: Umowa trwa.\n```';

let app: Application;
let course: Practised;
beforeAll(async () => {
  app = await startApplication();
  course = await practisedCourse(app);
});
afterAll(() => app.stop());

test('what was answered in the lesson before is asked again, in the same round trip; its other answers stay there', async () => {
  const person = await course.buyer();
  expect(await html(person, course.page())).not.toMatch(RECALL);
  expect(await html(person, course.page(1))).not.toMatch(RECALL);
  await course.answer(person, 1, [['p1', '0']]);
  const before = app.databaseProxy.roundTrips;
  const asked = await html(person, course.page(1));
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  expect(asked).toMatch(RECALL);
  expect(asked).toMatch(/Czynsz wraca w/);
  for (const path of [course.page(1), `${course.page(1)}.data`])
    expect(await html(person, path)).not.toMatch(/nadwyżka|Bez rachunków|Banknot nie/i);
  // Two lessons on, it is the lesson between that is asked.
  expect(await html(person, course.page(2))).not.toMatch(RECALL);
});

test('a stop is asked again of a lesson that was opened, ready, and by nobody else', async () => {
  const stored = and(eq(lessons.course_id, COURSE), eq(lessons.lesson_id, course.ids[0] ?? ''));
  const content = `Wstęp.\n\n${STOP}\n\nDalej.`;
  await app.database.update(lessons).set({ content }).where(stored);
  const person = await course.buyer();
  expect(await html(person, course.page(1))).not.toContain('Umowa trwa');
  await html(person, course.page());
  expect(await html(person, course.page(1))).toMatch(/Umowa trwa/);
  expect(await html(await course.buyer(), course.page(1))).not.toContain('Umowa trwa');
  await app.database.update(lessons).set({ state: 'needs-work' }).where(stored);
  expect(await html(person, course.page(1))).not.toMatch(RECALL);
});
