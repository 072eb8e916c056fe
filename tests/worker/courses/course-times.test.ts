// What a course takes, on its card and its offer: the sum that its lessons state once every one of them can be read, and no hours before
// (docs/decisions.md 'Time that a course takes').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { courseFigures } from '#db/courses/schema/catalogue.ts';
import { lessons } from '#db/courses/schema/lessons.ts';
import { EVERY_NIGHT } from '#worker/tasks/table.ts';
import { visitorOf } from '#tests/support/account/visitor.ts';
import { storeStructureOf, storeTerms } from '#tests/support/courses/written.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const WHOLE = 'canva-w-pracy';
const PARTLY = 'sql-od-podstaw';
const WAITING = 'podstawy-ux';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { isOwn: true });
  for (const [courseId, written] of [
    [WHOLE, 3],
    [PARTLY, 2],
    [WAITING, 3],
  ] as const) {
    const ids = await storeStructureOf(app.database, courseId, 3);
    for (const lessonId of ids.slice(0, written))
      await storeTerms(app.database, { courseId, lessonId, terms: ['pojęcie'], words: 700 });
    const last = and(eq(lessons.course_id, courseId), eq(lessons.lesson_id, ids[2] ?? ''));
    if (courseId === WAITING) await app.database.update(lessons).set({ state: 'needs-work' }).where(last);
  }
  // What its structure doesn't name isn't counted.
  await storeTerms(app.database, { courseId: WHOLE, lessonId: 'dawna', terms: ['pojęcie'] });
  await app.tick(EVERY_NIGHT);
});
afterAll(() => app.stop());

const timesOf = async (courseId: string) => {
  const [row] = await app.database.select().from(courseFigures).where(eq(courseFigures.course_id, courseId));
  return row === undefined ? null : [row.lessons, row.reading_minutes, row.exercise_minutes];
};
const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const shown = async (path: string) => plain(await (await visitorOf(app).fetch(path)).text());

test('only a course of which every lesson can be read states its hours', async () => {
  expect(await timesOf(WHOLE)).toEqual([3, 12, 60]);
  expect(await timesOf(PARTLY)).toBeNull();
  expect(await timesOf(WAITING)).toBeNull();
  const words = '3 lekcje, 1 godz. 12 min';
  expect(await shown(`/kursy/${WHOLE}`)).toContain(`${words}: 12 min czytania i 1 godz. ćwiczeń`);
  expect(await shown('/biblioteka-kursow?q=canva')).toContain(`<span>${words}</span>`);
  const partly = await shown(`/kursy/${PARTLY}`);
  expect(partly).toContain('(szacunek)');
  expect(partly).not.toContain('3 lekcje');
});

test('a course that loses a lesson states them no more', async () => {
  await app.database
    .update(lessons)
    .set({ state: 'needs-work' })
    .where(eq(lessons.lesson_id, '1-1-lekcja-1'));
  await app.tick(EVERY_NIGHT);
  expect(await timesOf(WHOLE)).toEqual([0, 0, 0]);
});
