// A course as a whole and the rules for its lessons against the built Worker: what breaks one is asked for once more with the reason,
// then kept for its editors; nobody pays for it, and nothing of it is shown as a lesson (docs/decisions.md 'Rules for a lesson').
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { courseStructures, lessonProgress, lessons, lessonVersions } from '#db/schema/lessons.ts';
import { purchases } from '#db/schema/payments/courses.ts';
import { readStoredPractice } from '#domain/courses/practice/stored.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, titlesOf } from '#domain/courses/structure/structure.ts';
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import { readCourse } from '#content/catalogue.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import { planAsWhole } from '#worker/course-writer/renew-structure.ts';
import { INVENTED_ADDRESS, type CourseFault } from '#sandbox/gemini/habits.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { endOf, lessonOf, structureOf, written, type Event } from '#tests/support/courses/reading.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

async function buyerOf(course: string) {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, course);
  return person;
}

async function lessonRow(course: string, lessonId: string) {
  const [row] = await app.database
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, course), eq(lessons.lesson_id, lessonId)));
  return row;
}

const openedAt = async (personId: string) => {
  const [row] = await app.database.select().from(purchases).where(eq(purchases.user_id, personId));
  return row?.opened_at;
};

const sectionsOf = (events: Event[]) =>
  events.flatMap((event) => (event.event === 'section' ? [event.data] : []));

/** What came after the last time that it began anew. */
function standing(events: Event[]): Event[] {
  return events.slice(events.findLastIndex(isAgain) + 1);
}

const isAgain = (event: Event) => event.event === 'section' && event.data.name === 'again';

test('a new course begins with our own first lesson, stored with its structure, and checks off its topics', async () => {
  const course = 'sql-od-podstaw';
  const reader = await buyerOf(course);
  const told = structureOf(await written(reader, `/api/courses/${course}/structure`));
  expect(JSON.stringify(told)).not.toContain('"goal"');
  const [row] = await app.database
    .select()
    .from(courseStructures)
    .where(eq(courseStructures.course_id, course));
  const structure = readStoredStructure(row?.structure);
  if (structure === null) throw new Error('no structure');
  const { markdown, practice } = await readFirstLessonSource(course);
  const [first, second] = lessonsOf(structure);
  const { title, goal, leaves } = practice;
  expect(first).toMatchObject({ title, goal, leaves });
  expect(structure.project?.title).toBeTruthy();
  expect(structure.glossary?.length).toBeGreaterThan(4);
  const topics = lessonsOf(structure).flatMap((lesson) => lesson.topics ?? []);
  expect(topics).toEqual((await readCourse(course))?.plan);

  const ours = await lessonRow(course, first?.id ?? '');
  expect(ours).toMatchObject({ content: markdown, model: 'szlak-editors', state: 'ready', version: 1 });
  expect(readStoredPractice(ours?.practice)).toMatchObject({ goal, summary: practice.summary });
  expect(app.gemini.calls).toHaveLength(1);
  expect(
    lessonOf(await written(reader, `/api/courses/${course}/lessons/${first?.id}`)).words,
  ).toBeGreaterThan(500);
  expect(app.gemini.calls).toHaveLength(1);

  await written(reader, `/api/courses/${course}/lessons/${second?.id}`);
  const prompt = app.gemini.calls.at(-1)?.prompt ?? '';
  for (const text of [structure.project?.title, second?.goal, structure.glossary?.[0]?.meaning])
    expect(prompt).toContain(text);
  expect(prompt).toContain(JSON.stringify(practice.summary).replaceAll('<', '\\u003c'));
  const theirs = await lessonRow(course, second?.id ?? '');
  expect(theirs?.content).not.toContain(PRACTICE_MARK);
  expect(readStoredPractice(theirs?.practice)).toMatchObject({ goal: second?.goal, leaves: second?.leaves });
  const versions = await app.database
    .select()
    .from(lessonVersions)
    .where(eq(lessonVersions.course_id, course));
  expect(versions.map(({ version, author, content }) => [version, author, content])).toEqual([
    [1, 'editor', markdown],
    [1, theirs?.model, theirs?.content],
  ]);
});

test('a structure that forgets a topic is asked for once more with its number, and all is well', async () => {
  const course = 'nodejs-i-api';
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'missing-topic' });
  const events = await written(reader, `/api/courses/${course}/structure`);
  const structure = structureOf(events);
  expect(sectionsOf(standing(events)).map(({ value }) => value)).toEqual(structure.modules);
  expect(events.filter(isAgain)).toHaveLength(1);
  expect(app.gemini.calls).toHaveLength(2);
  expect(app.gemini.calls[1]?.prompt).toMatch(/Żadna lekcja nie ma tematu o numerze: \d+\./);
});

test('one that forgets it twice is refused, and the next try may succeed', async () => {
  const course = 'git-i-ci-cd';
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'missing-topic' }, { kind: 'missing-topic' });
  expect(endOf(await written(reader, `/api/courses/${course}/structure`))?.event).toBe('failed');
  expect(await app.database.$count(courseStructures, eq(courseStructures.course_id, course))).toBe(0);
  expect(await app.database.$count(lessons, eq(lessons.course_id, course))).toBe(0);
  structureOf(await written(reader, `/api/courses/${course}/structure`));
});

const FAULTS: [CourseFault, string, RegExp][] = [
  ['short-lesson', 'figma-od-podstaw', /Tekst ma za mało słów: \d+/],
  ['foreign-address', 'canva-w-pracy', /W tekście jest adres spoza listy: www\.poradnik-eksperta\.pl/],
  ['no-right-answer', 'podstawy-ux', /right nie wskazuje odpowiedzi z listy/],
  ['cut-in-exercise', 'react-w-praktyce', /Nie da się go odczytać: odpowiedź urywa się/],
];

test.each(FAULTS)(
  '%s once: it is written anew with the reason, and only that stays',
  async (kind, course, reason) => {
    const [lesson = ''] = await storeStructureOf(app.database, course, 2);
    const reader = await buyerOf(course);
    app.gemini.misbehave({ kind });
    const events = await written(reader, `/api/courses/${course}/lessons/${lesson}`);
    const { blocks } = lessonOf(events);
    expect(sectionsOf(standing(events)).map(({ value }) => value)).toEqual(blocks);
    expect(blocks.join('')).not.toContain(INVENTED_ADDRESS);
    expect(app.gemini.calls).toHaveLength(2);
    expect(app.gemini.calls[0]?.prompt).not.toMatch(reason);
    expect(app.gemini.calls[1]?.prompt).toMatch(reason);
    const row = await lessonRow(course, lesson);
    expect(row).toMatchObject({ state: 'ready', version: 1 });
    expect(readStoredPractice(row?.practice)?.questions).toHaveLength(3);
    expect(await openedAt(reader.id)).not.toBeNull();
    expect(JSON.stringify(events)).not.toMatch(/PRAKTYKA|"right":|accepted/);
  },
);

test.each(FAULTS)('%s twice: it waits for its editors, and nobody pays', async (kind, _, reason) => {
  const course = `${TWICE[kind]}`;
  const [lesson = '', next = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  const path = `/api/courses/${course}/lessons/${lesson}`;
  app.gemini.misbehave({ kind }, { kind });
  const events = await written(reader, path);
  expect(endOf(events)).toMatchObject({ event: 'done', data: { waits: true, savedAt: expect.any(String) } });
  expect(app.gemini.calls[1]?.prompt).toMatch(reason);
  expect(JSON.stringify(events)).not.toMatch(/PRAKTYKA|"right":|accepted/);
  const row = await lessonRow(course, lesson);
  expect(row).toMatchObject({ state: 'needs-work' });
  expect(await app.database.$count(lessonVersions, eq(lessonVersions.course_id, course))).toBe(1);

  // Nothing was opened, and the right of withdrawal stays.
  expect(await openedAt(reader.id)).toBeNull();
  expect(await app.database.$count(lessonProgress, eq(lessonProgress.course_id, course))).toBe(0);
  const mark = await reader.post(`${path}/progress`, { done: true }, { method: 'PUT' });
  expect(mark.status).toBe(404);

  // It isn't asked for again, by nobody, and no attempt counts as a failure.
  const other = await buyerOf(course);
  for (let times = 0; times < 7; times += 1)
    expect(endOf(await written(other, path))).toMatchObject({ data: { waits: true } });
  expect(app.gemini.calls).toHaveLength(2);
  expect(await openedAt(other.id)).toBeNull();

  const html = await (await reader.fetch(`/moje-kursy/${course}/${lesson}`)).text();
  expect(html).toMatch(/Ta\slekcja\sczeka\sna\spoprawki\sredakcji/);
  expect(html).not.toContain((row?.content ?? '').slice(0, 40));
  expect(await openedAt(reader.id)).toBeNull();
  const plan = await (await reader.fetch(`/moje-kursy/${course}`)).text();
  expect(plan).toContain(`/moje-kursy/${course}/${next}`);
  expect(plan).toMatch(/czeka\sna\spoprawki/);

  // The next one is read, and the whole course goes on past it.
  lessonOf(await written(reader, `/api/courses/${course}/lessons/${next}`));
  expect(await openedAt(reader.id)).not.toBeNull();
  const whole = endOf(await written(reader, `/api/courses/${course}/content`));
  expect(whole?.event === 'done' && 'content' in whole.data && whole.data.content.lessons).toHaveLength(1);
  expect(app.gemini.calls).toHaveLength(3);
});

const TWICE: Record<CourseFault, string> = {
  'short-lesson': 'excel-dla-poczatkujacych',
  'foreign-address': 'java-i-spring-boot',
  'no-right-answer': 'power-bi-w-praktyce',
  'cut-in-exercise': 'python-od-podstaw',
  'missing-topic': '',
};

test('the whole course leaves out a lesson that waits', async () => {
  const course = 'uczenie-maszynowe';
  const [first = ''] = await storeStructureOf(app.database, course, 3);
  const reader = await buyerOf(course);
  await written(reader, `/api/courses/${course}/lessons/${first}`);
  app.gemini.misbehave({ kind: 'short-lesson' }, { kind: 'short-lesson' });
  const end = endOf(await written(reader, `/api/courses/${course}/content`));
  expect(end?.event === 'done' && 'content' in end.data && end.data.content.lessons).toMatchObject([
    { title: 'Lekcja 1' },
    { title: 'Lekcja 3' },
  ]);
  const rows = await app.database.select().from(lessons).where(eq(lessons.course_id, course));
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['needs-work', 'ready', 'ready']);
  expect(await app.database.$count(lessonProgress, eq(lessonProgress.user_id, reader.id))).toBe(1);
});

test('the operator plans a stored course as a whole; its lessons and what people read of them stay', async () => {
  const course = 'seo-w-praktyce';
  const [first = '', second = ''] = await storeStructureOf(app.database, course, 3);
  const reader = await buyerOf(course);
  await written(reader, `/api/courses/${course}/lessons/${first}`);
  const before = await lessonRow(course, first);
  const [row] = await app.database
    .select()
    .from(courseStructures)
    .where(eq(courseStructures.course_id, course));
  const stored = readStoredStructure(row?.structure);
  if (stored === null) throw new Error('no structure');
  app.gemini.misbehave({ kind: 'missing-topic' });
  const renewed = await planAsWhole(
    geminiOf(app.gemini.url),
    app.database,
    { courseId: course, structure: stored },
    Date.now(),
  );
  expect(titlesOf(renewed ?? stored)).toEqual(stored);
  expect(lessonsOf(renewed ?? stored).every(({ goal }) => goal !== undefined)).toBe(true);
  expect(await lessonRow(course, first)).toEqual(before);
  await written(reader, `/api/courses/${course}/lessons/${second}`);
  expect(app.gemini.calls.at(-1)?.prompt).toContain(renewed?.project?.description);
  expect(readStoredPractice((await lessonRow(course, second))?.practice)?.goal).toBe(
    lessonsOf(renewed ?? stored)[1]?.goal,
  );
});

const geminiOf = (baseUrl: string) => ({
  apiKey: 'k',
  baseUrl,
  analysisModel: 'gemini-3.8-flash',
  structureModel: 'gemini-3.8-flash',
  lessonModel: 'gemini-3.8-flash',
  firstByteMs: 20_000,
  idleMs: 20_000,
  totalMs: 60_000,
  isLocal: true,
  prices: new Map(),
  monthlyLimitMicro: null,
  tier: 'standard' as const,
});

test('a fault of the model in the second try is a failure of the attempt, and nothing is kept', async () => {
  const course = 'etf-i-obligacje';
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'short-lesson' }, { kind: 'cut-after' });
  const path = `/api/courses/${course}/lessons/${lesson}`;
  expect(endOf(await written(reader, path))?.event).toBe('failed');
  expect(await lessonRow(course, lesson)).toBeUndefined();
  expect(await openedAt(reader.id)).toBeNull();
  lessonOf(await written(reader, path));
});
