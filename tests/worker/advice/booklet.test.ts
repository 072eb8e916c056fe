// The booklet of stamps (docs/decisions.md 'Booklet'): of all trails and courses, in one round trip, and of a locked path no words.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import type { BookletPage } from '#domain/advice/progress/booklet.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { lessonProgress } from '#db/courses/schema/lessons.ts';
import { stepMarks } from '#db/advice/schema/steps.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { pageData } from '#tests/support/pages/data.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

const [, SECOND] = SAMPLE_ADVISED.sciezkiKariery.filter(isAdvised);
const SECRET = SECOND?.kroki[0]?.nazwa ?? '';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const pagesOf = async (visitor: Visitor) =>
  (await pageData<{ pages: BookletPage[] | null }>(visitor, '/ksiazeczka', 'routes/advice/booklet')).pages;

async function walked() {
  const person = await signedIn(app);
  const id = await storeAnalysisOf(app.database, person.id, { text: JSON.stringify(SAMPLE_ADVISED) });
  const trail = SECOND?.zawodId ?? '';
  await app.database.update(userAnalysis).set({ trail }).where(eq(userAnalysis.id, id));
  const mark = { user_id: person.id, analysis_id: id, trail, updated_at: 1 };
  await app.database.insert(stepMarks).values([
    { ...mark, step: 0, done_at: 2_000 },
    { ...mark, step: -1, done_at: 3_000 },
    { ...mark, step: 1, done_at: null, due_on: '2026-12-24' },
  ]);
  return { person, trail };
}

test('a person reads the stamps of every trail, and of a course its lessons, in one round trip', async () => {
  const { person } = await walked();
  await makePremium(app.database, person.id);
  await buyCourse(app.database, person.id, 'sql-od-podstaw');
  const [lesson = ''] = await storeStructureOf(app.database, 'sql-od-podstaw', 2);
  await app.database.insert(lessonProgress).values({
    user_id: person.id,
    course_id: 'sql-od-podstaw',
    lesson_id: lesson,
    opened_at: 1,
    done_at: 9_000,
  });
  app.databaseProxy.forget();
  const pages = await pagesOf(person);
  expect(app.databaseProxy.roundTrips).toBe(1);
  expect(pages?.map(({ kind, title }) => [kind, title])).toEqual([
    ['course', expect.stringContaining('SQL')],
    ['trail', SECOND?.nazwa],
    ['plan', null],
  ]);
  expect(pages?.[1]?.stamps).toEqual([
    { kind: 'step', name: SECRET, at: 2_000, number: 1 },
    { kind: 'test', name: null, at: 3_000, number: null, told: { outcome: null, note: null } },
  ]);
  expect(pages?.[2]?.stamps[0]?.name).toBe(SAMPLE_ADVISED.planRozwoju.kroki[0]?.nazwa);
});

test('of a trail that a lapsed plan has locked again only its name and the steps’ numbers are left', async () => {
  const { person } = await walked();
  const html = await (await person.fetch('/ksiazeczka')).text();
  expect(html).toContain(SECOND?.nazwa);
  expect(html).toContain('Krok 1');
  expect(html).not.toContain(SECRET);
});

test('nobody reads somebody else’s, and strangers are sent to sign in', async () => {
  await walked();
  expect(await pagesOf(await signedIn(app))).toEqual([]);
  const response = await visitorOf(app).fetch('/ksiazeczka', { redirect: 'manual' });
  expect(response.headers.get('Location')).toBe('/?wymagane=logowanie&powrot=/ksiazeczka');
});
