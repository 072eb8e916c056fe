// Marking isn't opening (docs/faults.md 55): who opened nothing gets neither the course's fruits nor keeps them, and who was sent a word
// of it doesn't get the whole sum back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { certificates } from '#db/courses/schema/certificates.ts';
import { courseFigures } from '#db/courses/schema/catalogue.ts';
import { lessonProgress, lessons as lessonRows } from '#db/courses/schema/lessons.ts';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Visitor } from '#tests/support/account/visitor.ts';
import { storePractice, storeStructureOf } from '#tests/support/courses/written.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseOwner, type CourseBuyer } from '#tests/support/payments/course-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

const PAGE = `/moje-kursy/${COURSE}`;
const API = `/api/courses/${COURSE}`;
const ANSWERS: [string, string][][] = [[['p1', '1']], [['p2', '1']], [['p3', 'nadwyżka']], []];

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let lessons: string[];
let unwritten: string;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  lessons = await storeStructureOf(app.database, COURSE, 4);
  unwritten = lessons.pop() ?? '';
  for (const lessonId of lessons) await storePractice(app.database, { courseId: COURSE, lessonId });
});
afterAll(() => stop());

let buyer: CourseBuyer & { payment: string };
beforeEach(async () => {
  buyer = await courseOwner(app, stripe);
});

const form = (who: Visitor, path: string, fields: Record<string, string> | [string, string][]) =>
  who.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams(fields),
  });
const mark = (lesson: string, done = true) =>
  buyer.post(`${API}/lessons/${lesson}/progress`, { done }, { method: 'PUT' });
const review = (stars = '5') =>
  form(buyer, `${PAGE}/opinia`, { zamiar: 'zapisz', gwiazdki: stars, tekst: 'Tak.' });
const certify = () => form(buyer, `${PAGE}/zaswiadczenie`, { zamiar: 'wystaw', imie: 'Ala Żółć' });
const shown = async (path: string, who: Visitor = buyer) =>
  (await (await who.fetch(path)).text()).replaceAll('\u00a0', ' ');
const open = async (of: readonly string[], who: Visitor = buyer) => {
  for (const lesson of of) await shown(`${PAGE}/${lesson}`, who);
};
const reviewsOf = () => app.database.$count(courseReviews, eq(courseReviews.user_id, buyer.id));

test('who opens nothing can mark, review, have certified and ask for nothing, and gets the whole sum back', async () => {
  for (const lesson of lessons)
    expect([(await mark(lesson)).status, (await mark(lesson, false)).status]).toEqual([404, 404]);
  expect(await app.database.$count(lessonProgress, eq(lessonProgress.user_id, buyer.id))).toBe(0);
  expect((await review()).status).toBe(403);
  expect((await certify()).status).toBe(400);
  const asked = app.gemini.calls.length;
  const ahead = await buyer.post(`${API}/content`, {});
  expect([ahead.status, ((await ahead.json()) as { code: string }).code]).toEqual([409, 'not-opened']);
  expect(app.gemini.calls).toHaveLength(asked);
  expect((await buyer.withdraw()).status).toBe(200);
});

test('with one lesson opened the rest of the course may be written ahead, and the sum doesn’t come back', async () => {
  await open(lessons.slice(0, 1));
  expect((await buyer.withdraw()).status).toBe(409);
  const ahead = await buyer.post(`${API}/content`, {});
  expect([ahead.status, await ahead.text()]).toEqual([200, expect.stringContaining(unwritten)]);
  // Of a lesson that was written for somebody's whole course nobody has read a word.
  expect((await mark(unwritten)).status).toBe(404);
});

test.each(['an answer', 'an exercise'])('%s ends the right of withdrawal as opening does', async (deed) => {
  const [lesson = ''] = lessons;
  const friend = await courseOwner(app, stripe);
  const key = /name="numer" value="1"\/><input type="hidden" name="wersja" value="([\w-]+)"/.exec(
    await shown(`${PAGE}/${lesson}`, friend),
  )?.[1];
  const done =
    deed === 'an answer'
      ? await form(buyer, `${PAGE}/${lesson}`, { intent: 'pytanie', numer: '1', wersja: key ?? '', p1: '1' })
      : await buyer.post(`${API}/lessons/${lesson}/exercise`, { text: 'x', base: 0 }, { method: 'PUT' });
  expect(done.status).toBeLessThan(400);
  expect((await buyer.withdraw()).status).toBe(409);
});

test('an exercise that can’t be saved leaves the right of withdrawal', async () => {
  await storePractice(app.database, { courseId: COURSE, lessonId: unwritten }, null);
  const save = () =>
    buyer.post(`${API}/lessons/${unwritten}/exercise`, { text: 'x', base: 0 }, { method: 'PUT' });
  expect((await save()).status).toBe(404);
  await app.database.delete(lessonRows).where(eq(lessonRows.lesson_id, unwritten));
  expect((await buyer.rows())[0]?.opened_at).toBeNull();
  expect(await app.database.$count(lessonProgress, eq(lessonProgress.user_id, buyer.id))).toBe(0);
  expect((await buyer.withdraw()).status).toBe(200);
});

test('what was read of a purchase that was paid back counts for nothing in the next one', async () => {
  await open(lessons);
  for (const lesson of lessons) expect((await mark(lesson)).status).toBe(204);
  await app.database.update(lessonProgress).set({ done_at: 1 }).where(eq(lessonProgress.user_id, buyer.id));
  expect(await shown('/powtorka')).toContain('koszt stały');
  expect((await review('4')).status).toBe(302);
  expect(await shown(PAGE)).toContain('3 z 4');
  stripe.dashboard.refund(buyer.payment);
  await stripe.post.settled();

  stripe.dashboard.pay(await buyer.order());
  await stripe.post.settled();
  expect(await buyer.standing()).toBe('owned');
  expect(await shown('/powtorka')).not.toContain('koszt stały');
  expect((await review('4')).status).toBe(403);
  expect(await shown(PAGE)).not.toContain('3 z 4');
  expect(await shown('/moje-kursy')).not.toContain('3 z 4');
  expect(await shown(`${PAGE}/zaswiadczenie`)).toContain('Zostały jeszcze 4 lekcje');
  expect((await buyer.withdraw()).status).toBe(200);
});

test('a review falls with the refund, and the course’s figures with it', async () => {
  const figures = async () =>
    (await app.database.select().from(courseFigures).where(eq(courseFigures.course_id, COURSE)))[0];
  await open(lessons.slice(0, 2));
  const before = await figures();
  expect((await review('3')).status).toBe(302);
  expect(await figures()).toMatchObject({
    ratings: (before?.ratings ?? 0) + 1,
    stars: (before?.stars ?? 0) + 3,
  });
  stripe.dashboard.refund(buyer.payment);
  await stripe.post.settled();
  expect(await reviewsOf()).toBe(0);
  expect(await figures()).toMatchObject({ ratings: before?.ratings ?? 0, stars: before?.stars ?? 0 });
});

test('a certificate needs an answer to every question, a wrong one will do', async () => {
  const missing = lessons[2] ?? '';
  // As a course whose last lesson is written, and has nothing to answer.
  await storePractice(app.database, { courseId: COURSE, lessonId: unwritten }, null);
  const all = [...lessons, unwritten];
  await open(all);
  for (const lesson of all) expect((await mark(lesson)).status).toBe(204);
  const answer = async (lesson: string) => {
    const html = await shown(`${PAGE}/${lesson}`);
    for (const [index, given] of ANSWERS.entries()) {
      const number = index + 1;
      const fields = given.length > 0 ? given : orderOf(html, number);
      const key = new RegExp(
        `name="numer" value="${number}"/><input type="hidden" name="wersja" value="([\\w-]+)"`,
      );
      const sent: [string, string][] = [
        ['intent', 'pytanie'],
        ['numer', String(number)],
        ['wersja', key.exec(html)?.[1] ?? ''],
      ];
      expect((await form(buyer, `${PAGE}/${lesson}`, [...sent, ...fields])).status).toBeLessThan(400);
    }
  };
  for (const lesson of lessons.slice(0, 2)) await answer(lesson);
  const html = await shown(`${PAGE}/zaswiadczenie`);
  expect(html).toContain('Zostały jeszcze pytania');
  expect(html.match(new RegExp(`href="${PAGE}/[^"]+"`, 'g'))).toEqual([`href="${PAGE}/${missing}"`]);
  expect((await certify()).status).toBe(400);
  await answer(missing);
  expect((await certify()).status).toBe(302);
  expect(await app.database.$count(certificates, eq(certificates.user_id, buyer.id))).toBe(1);
});

/** Some order of the items that are to be put in one. */
function orderOf(html: string, number: number): [string, string][] {
  const names = new Set(html.match(new RegExp(`(?<=name=")p${number}-\\d+(?=")`, 'g')));
  return [...names].map((name, index) => [name, String(index + 1)]);
}
