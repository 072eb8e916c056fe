// Who opens a later lesson first gets those between planned before it is written (docs/decisions.md 'A course that remembers itself'),
// against the built Worker.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lessonPlans, lessons } from '#db/courses/schema/lessons.ts';
import { modelCalls, modelMonths } from '#db/desk/schema/model-calls.ts';
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import { monthInPoland } from '#domain/desk/model-cost/shares.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { lessonOf, structureOf, written, writings } from '#tests/support/courses/reading.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const PRICES = { MODEL_PRICES: 'gemini-3.8-flash=0.01/10, gemini-3.5-flash-lite=0.01/10' };
const MONTH = monthInPoland(Date.now());

let app: Application;
let reader: SignedIn;
beforeAll(async () => {
  app = await startApplication(PRICES);
  reader = await signedIn(app);
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const planned = () => app.gemini.calls.filter(({ prompt }) => prompt.includes(TASKS.between));
const plansOf = (course: string) =>
  app.database.select().from(lessonPlans).where(eq(lessonPlans.course_id, course));

/** With its structure and our first lesson; how a lesson is opened, and the ids of all. */
async function courseBegun(course: string) {
  await buyCourse(app.database, reader.id, course);
  const structure = structureOf(await written(reader, `/api/courses/${course}/structure`));
  const ids = lessonsOf(structure).map(({ id }) => id);
  app.gemini.reset();
  const open = (number: number) => written(reader, `/api/courses/${course}/lessons/${ids[number - 1]}`);
  return { ids, open };
}

test('the lessons that are passed over are planned in one call, counted as such, and hold for the others', async () => {
  const course = 'canva-w-pracy';
  const { ids, open } = await courseBegun(course);
  expect(lessonOf(await open(4)).blocks.length).toBeGreaterThan(3);
  const [call] = planned();
  expect(planned()).toHaveLength(1);
  expect(call?.prompt).toMatch(/<luka>\n\[\{"number":2,.*\{"number":3,/);
  const rows = await plansOf(course);
  expect(rows.map(({ lesson_id }) => lesson_id).toSorted()).toEqual(ids.slice(1, 3).toSorted());
  const [writing] = writings(app.gemini);
  expect(writing?.prompt.match(/"planned":true/g)).toHaveLength(2);
  expect(writing?.prompt).toContain('<stan>\n{"after":');
  const counted = () =>
    app.database.$count(
      modelCalls,
      and(
        eq(modelCalls.purpose, 'lesson-plan'),
        eq(modelCalls.outcome, 'ok'),
        eq(modelCalls.subject, `${course}/${ids[3]}`),
      ),
    );
  await expect.poll(counted).toBe(1);

  app.gemini.reset();
  await open(3);
  expect(planned()).toEqual([]);
  const { summary = '' } = rows.find(({ lesson_id }) => lesson_id === ids[2]) ?? {};
  expect(writings(app.gemini)[0]?.prompt).toContain(`<ustalone>\n{"summary":${JSON.stringify(summary)}`);
  // The next in order passes over nothing.
  app.gemini.reset();
  await open(5);
  expect(planned()).toEqual([]);
});

test('the second lesson may use the terms of our first one, which no model wrote', async () => {
  const { open } = await courseBegun('budzet-domowy');
  await open(2);
  const before = /<przed>\n(.*)\n<\/przed>/.exec(writings(app.gemini)[0]?.prompt ?? '')?.[1] ?? '[]';
  const [first] = JSON.parse(before) as { concepts?: string[] }[];
  expect(first?.concepts?.length).toBeGreaterThan(2);
  expect(planned()).toEqual([]);
});

test('two that are opened at once plan each lesson once', async () => {
  const course = 'zarzadzanie-czasem';
  const { ids, open } = await courseBegun(course);
  await Promise.all([open(4), open(5)]);
  const asked = planned().flatMap(({ prompt }) => {
    const gap = /<luka>\n(.*)\n<\/luka>/.exec(prompt)?.[1] ?? '[]';
    return (JSON.parse(gap) as { number: number }[]).map(({ number }) => number);
  });
  expect(asked.toSorted()).toEqual([2, 3]);
  expect((await plansOf(course)).map(({ lesson_id }) => lesson_id).toSorted()).toEqual(
    ids.slice(1, 3).toSorted(),
  );
});

test.each([
  ['sql-od-podstaw', { kind: 'safety' } as const],
  ['scrum-w-praktyce', { kind: 'text', text: 'Nie wiem.' } as const],
])('%s: a model that plans nothing costs nobody the lesson', async (course, plan) => {
  const { ids, open } = await courseBegun(course);
  app.gemini.misbehave(plan);
  expect(lessonOf(await open(3)).blocks.length).toBeGreaterThan(3);
  expect(planned()).toHaveLength(1);
  expect(await plansOf(course)).toEqual([]);
  expect(writings(app.gemini)[0]?.prompt).toContain('"planned":true');
  const ofLesson = and(eq(lessons.course_id, course), eq(lessons.lesson_id, ids[2] ?? ''));
  const [row] = await app.database.select().from(lessons).where(ofLesson);
  expect(row?.state).toBe('ready');
});

test('what was set aside for a plan that the provider turns away comes back', async () => {
  const course = 'react-w-praktyce';
  const { ids, open } = await courseBegun(course);
  app.gemini.misbehave({ kind: 'status', status: 403 });
  lessonOf(await open(3));
  const calls = () => app.database.select().from(modelCalls);
  await expect.poll(async () => (await calls()).every(({ ended_at }) => ended_at !== null)).toBe(true);
  const plan = (await calls()).find(
    ({ purpose, subject }) => purpose === 'lesson-plan' && subject === `${course}/${ids[2]}`,
  );
  expect(plan).toMatchObject({ outcome: 'model-key', cost_micro: 0, output_tokens: 0 });
  expect(plan?.reserved_micro).toBeGreaterThan(0);
  const [month] = await app.database.select().from(modelMonths).where(eq(modelMonths.month, MONTH));
  const costs = (await calls()).reduce((sum, { cost_micro: cost }) => sum + Number(cost), 0);
  expect(month?.micro).toBe(costs);
});

test('what a reply says of some lessons and of others stays with those', async () => {
  const course = 'git-i-ci-cd';
  const { ids, open } = await courseBegun(course);
  const entry = { summary: 'O gałęziach.', now: 'Gałąź main.', concepts: ['gałąź'], words: [] };
  const reply = { lessons: [{ ...entry, number: 3 }, { ...entry, number: 9 }, { number: 2 }] };
  app.gemini.misbehave({ kind: 'text', text: JSON.stringify(reply) });
  await open(4);
  expect(await plansOf(course)).toMatchObject([
    { lesson_id: ids[2], summary: 'O gałęziach.', state: expect.stringContaining('Gałąź main.') },
  ]);
});
