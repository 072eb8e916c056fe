// A course as a whole and the rules for its lessons against the built Worker: what breaks one is asked for once more with the reason,
// mended where that is enough (docs/decisions.md 'Rules for a lesson'); what becomes of one that needs work: needs-work.test.ts.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { courseStructures, lessonProgress, lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { readStoredPractice } from '#domain/courses/practice/stored.ts';
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import { listCourses, readCourse } from '#content/catalogue.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import { INVENTED_ADDRESS, type CourseFault, type Habit } from '#sandbox/gemini/misbehave.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import {
  endOf,
  lessonOf,
  structureOf,
  writings,
  written,
  type Event,
} from '#tests/support/courses/reading.ts';
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
  expect(writings(app.gemini)).toHaveLength(1);
  expect(
    lessonOf(await written(reader, `/api/courses/${course}/lessons/${first?.id}`)).words,
  ).toBeGreaterThan(500);
  expect(writings(app.gemini)).toHaveLength(1);

  await written(reader, `/api/courses/${course}/lessons/${second?.id}`);
  const prompt = writings(app.gemini).at(-1)?.prompt ?? '';
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

test('a course remembers itself: every lesson is told its world, and the next what the one before left', async () => {
  const course = 'budzet-domowy';
  const reader = await buyerOf(course);
  const told = structureOf(await written(reader, `/api/courses/${course}/structure`));
  expect(JSON.stringify(told)).not.toContain('"world"');
  const { markdown, practice: first } = await readFirstLessonSource(course);
  expect(writings(app.gemini)[0]?.prompt).toContain(JSON.stringify(markdown.slice(0, 200)).slice(1, -1));
  const [row] = await app.database
    .select()
    .from(courseStructures)
    .where(eq(courseStructures.course_id, course));
  const structure = readStoredStructure(row?.structure);
  const world = structure?.world?.data ?? '';
  expect(world).not.toBe('');
  const [, second, third, fourth] = structure === null ? [] : lessonsOf(structure);
  await written(reader, `/api/courses/${course}/lessons/${second?.id}`);
  const stored = readStoredPractice((await lessonRow(course, second?.id ?? ''))?.practice);
  const left = stored?.state?.now ?? '';
  expect(left).not.toBe('');
  // Opened before the third, which is planned only.
  await written(reader, `/api/courses/${course}/lessons/${fourth?.id}`);
  const [, ofSecond = '', ofFourth = ''] = writings(app.gemini).map(({ prompt }) => prompt);
  const asTold = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
  for (const prompt of [ofSecond, ofFourth]) expect(prompt).toContain(asTold(world));
  expect(first.state?.now).toBeTruthy();
  expect(ofSecond).toContain(asTold(first.state?.now ?? ''));
  // What the second left is told to the plan of the third, and what the third is to leave to the fourth.
  const plan = app.gemini.calls.find(({ prompt }) => prompt.includes(TASKS.between));
  expect(plan?.prompt).toContain(asTold(left));
  expect(ofFourth).toContain(`<stan>\n{"after":${JSON.stringify(third?.title)},"now":"`);
  const [, fromThird = ''] = ofFourth.split(`{"title":${JSON.stringify(third?.title)}`);
  expect(fromThird.slice(0, fromThird.indexOf('}'))).toContain('"planned":true');
});

test('a topic that a structure forgets goes to a lesson at once, marked for the editor', async () => {
  const course = 'nodejs-i-api';
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'missing-topic' });
  const events = await written(reader, `/api/courses/${course}/structure`);
  structureOf(events);
  expect(events.filter(isAgain)).toHaveLength(0);
  expect(writings(app.gemini)).toHaveLength(1);
  const [row] = await app.database
    .select()
    .from(courseStructures)
    .where(eq(courseStructures.course_id, course));
  const structure = readStoredStructure(row?.structure);
  const stored = structure === null ? [] : lessonsOf(structure);
  const plan = (await readCourse(course))?.plan ?? [];
  expect(stored.flatMap(({ topics = [] }) => topics).toSorted()).toEqual(plan.toSorted());
  expect(stored.flatMap(({ addedTopics = [] }) => addedTopics)).toEqual(plan.slice(-1));
});

test('a structure that can’t be read is asked for once more with the reason; twice, it is refused', async () => {
  const course = 'git-i-ci-cd';
  const reader = await buyerOf(course);
  const broken = { kind: 'text', text: '{"title": "Kurs", "modules": []}' } as const;
  app.gemini.misbehave(broken, broken);
  expect(endOf(await written(reader, `/api/courses/${course}/structure`))?.event).toBe('failed');
  expect(writings(app.gemini)[1]?.prompt).toContain('Pole modules: lista jest pusta.');
  expect(await app.database.$count(courseStructures, eq(courseStructures.course_id, course))).toBe(0);
  app.gemini.misbehave(broken);
  structureOf(await written(reader, `/api/courses/${course}/structure`));
});

const ONCE: [CourseFault, string, number][] = [
  ['foreign-address', 'canva-w-pracy', 1],
  ['no-right-answer', 'podstawy-ux', 1],
  ['broken-state', 'java-i-spring-boot', 1],
  // The text stays, and the practice alone is asked for.
  ['cut-in-exercise', 'react-w-praktyce', 2],
];

test.each(ONCE)('%s: the lesson is mended, and nobody reads it twice', async (kind, course, calls) => {
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind });
  const events = await written(reader, `/api/courses/${course}/lessons/${lesson}`);
  const { blocks } = lessonOf(events);
  expect(events.filter(isAgain)).toHaveLength(0);
  expect(sectionsOf(events).map(({ value }) => value)).toEqual(blocks);
  expect(blocks.join('')).not.toContain(INVENTED_ADDRESS);
  expect(writings(app.gemini)).toHaveLength(calls);
  const row = await lessonRow(course, lesson);
  expect(row).toMatchObject({ state: 'ready', version: 1, refused_at: null });
  expect(readStoredPractice(row?.practice)?.questions.length).toBeGreaterThan(0);
  expect(await openedAt(reader.id)).not.toBeNull();
  expect(JSON.stringify(events)).not.toMatch(/PRAKTYKA|"right":|accepted/);
});

const LAST_COURSES = listCourses()
  .map(({ id }) => id)
  .slice(-4);

test.each<[Habit, string, RegExp, RegExp]>([
  ['link', LAST_COURSES[0] ?? '', /Reszta stoi w tym poradniku\./, /\]\(http/],
  ['html', LAST_COURSES[1] ?? '', /Zapisz to \*\*pogrubione\*\* zdanie\./, /<\/?b>|<br>/],
  ['filler', LAST_COURSES[2] ?? '', /\p{L}/u, /Warto zauważyć/],
  ['long-paragraph', LAST_COURSES[3] ?? '', /To zdanie wraca/, /(?:To zdanie wraca[^\n]*?\.\s?){15}/],
])(
  'a lesson with the habit %s is shown, mended as it comes, and asked for once',
  async (kind, course, kept, gone) => {
    const [lessonId = ''] = await storeStructureOf(app.database, course, 3);
    const reader = await buyerOf(course);
    app.gemini.misbehave({ kind });
    const events = await written(reader, `/api/courses/${course}/lessons/${lessonId}`);
    expect(endOf(events)).toMatchObject({ event: 'done', data: { needsWork: false } });
    const row = await lessonRow(course, lessonId);
    expect(row?.state).toBe('ready');
    expect(row?.content).toMatch(kept);
    expect(row?.content).not.toMatch(gone);
    expect(writings(app.gemini)).toHaveLength(1);
  },
);

test('a refused lesson is written again with the reason, and what was read stays until then', async () => {
  const course = 'figma-od-podstaw';
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'short-lesson' });
  const events = await written(reader, `/api/courses/${course}/lessons/${lesson}`);
  const { blocks } = lessonOf(events);
  expect(writings(app.gemini)).toHaveLength(2);
  expect(writings(app.gemini)[0]?.prompt).not.toContain('Tekst ma słów');
  expect(writings(app.gemini)[1]?.prompt).toMatch(/Tekst ma słów: \d+/);
  // The second try isn't streamed: it comes whole, where it is better.
  expect(events.filter(isAgain)).toHaveLength(1);
  expect(sectionsOf(events.slice(events.findLastIndex(isAgain) + 1))).toEqual([]);
  expect(blocks.length).toBeGreaterThan(sectionsOf(events).length);
  expect(await lessonRow(course, lesson)).toMatchObject({ state: 'ready', version: 1 });
});

test('the whole course leaves out a lesson that needs work', async () => {
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

test('with the model away in the second try the refused text stays readable', async () => {
  const course = 'etf-i-obligacje';
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'text', text: 'Przepraszam, ale nie.' }, { kind: 'cut-after' });
  const path = `/api/courses/${course}/lessons/${lesson}`;
  expect(endOf(await written(reader, path))).toMatchObject({ event: 'done', data: { needsWork: true } });
  expect(await lessonRow(course, lesson)).toMatchObject({ state: 'needs-work' });
});

test('with the model away in the first try nothing is kept, and the next one may succeed', async () => {
  const course = 'niemiecki-w-pracy';
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  app.gemini.misbehave({ kind: 'cut-after' });
  const path = `/api/courses/${course}/lessons/${lesson}`;
  expect(endOf(await written(reader, path))?.event).toBe('failed');
  expect(await lessonRow(course, lesson)).toBeUndefined();
  expect(await openedAt(reader.id)).toBeNull();
  lessonOf(await written(reader, path));
});
