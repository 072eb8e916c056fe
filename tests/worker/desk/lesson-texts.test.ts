// What the operator does with lessons, on a real database: reading, mending, taking back, marking as read.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { byCommand } from '#db/desk/commands/guard.ts';
import { markRead, storeVersion } from '#db/desk/commands/lessons.ts';
import { lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { splitReply } from '#domain/courses/writing/lesson-reply.ts';
import {
  listLessons,
  putLesson,
  readLesson,
  rollBackLesson,
} from '#worker/services/desk/lesson-texts/lessons.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let database: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const sqld = await startSqld({ directory });
  const address = { url: sqld.url, authToken: null };
  await migrateDatabase(address);
  database = openDatabase(address, 10_000);
  stop = async () => {
    await sqld.stop();
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(() => stop());

const NOW = 5_000;
const scope = () => ({ config: null, db: database, now: NOW });
const mended = (read: number, more: string) => ({
  read,
  markdown: lessonReply(more),
  practice: null,
  note: 'Kwota była stara.',
});

async function courseWith(courseId: string, state: 'ready' | 'needs-work') {
  const [first = '', second = ''] = await storeStructureOf(database, courseId, 2);
  const { text, practice } = splitReply(lessonReply());
  const row = { course_id: courseId, lesson_id: first, content: text, words: 560, practice, model: 'test' };
  await database.insert(lessons).values({ ...row, state, created_at: 1 });
  await database.insert(lessonVersions).values({ ...row, version: 1, author: 'test', created_at: 1 });
  return { first: { courseId, lessonId: first }, second: { courseId, lessonId: second } };
}

async function lessonRow({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const at = and(eq(lessons.course_id, courseId), eq(lessons.lesson_id, lessonId));
  const [row] = await database.select().from(lessons).where(at);
  return row;
}

const versionsOf = (courseId: string) =>
  database.select().from(lessonVersions).where(eq(lessonVersions.course_id, courseId));

test('a course lists its lessons with their states, and one without a structure lists nothing', async () => {
  await courseWith('lists', 'needs-work');
  const listed = await listLessons(database, 'lists');
  expect(listed?.lessons.map(({ state, version }) => [state, version])).toEqual([
    ['needs-work', 1],
    ['missing', 0],
  ]);
  expect(await listLessons(database, 'nothing')).toBeNull();
});

test('a mended lesson is the next version, with its note, and says when it was mended', async () => {
  const { first } = await courseWith('mended', 'ready');
  expect(await putLesson(scope(), first, mended(1, 'Nowe zdanie.'))).toEqual({ kind: 'stored', version: 2 });
  expect(await lessonRow(first)).toMatchObject({ version: 2, state: 'ready', corrected_at: NOW });
  expect((await readLesson(scope(), first))?.markdown).toContain('Nowe zdanie.');
  expect(await versionsOf('mended')).toMatchObject([
    { version: 1, author: 'test' },
    { version: 2, author: 'editor', note: 'Kwota była stara.' },
  ]);
});

test('what needed work was read, so that its mended version says when it was corrected', async () => {
  const { first } = await courseWith('needs-work', 'needs-work');
  await putLesson(scope(), first, mended(1, ''));
  expect(await lessonRow(first)).toMatchObject({ version: 2, state: 'ready', corrected_at: NOW });
});

test('a text that breaks a rule is refused with the reasons, and nothing changes', async () => {
  const { first } = await courseWith('refused', 'ready');
  const refused = await putLesson(scope(), first, { ...mended(1, ''), practice: '{}' });
  expect(refused).toMatchObject({
    kind: 'refused',
    issues: expect.arrayContaining([expect.objectContaining({ code: 'no-practice' })]),
  });
  const short = await putLesson(scope(), first, { ...mended(1, ''), markdown: 'Krótko.' });
  expect(short.kind).toBe('refused');
  expect(await lessonRow(first)).toMatchObject({ version: 1, corrected_at: null });
  expect(await versionsOf('refused')).toHaveLength(1);
});

test('of two who mend the same version at once the first one’s stays', async () => {
  const { first } = await courseWith('twice', 'ready');
  const both = await Promise.all([
    putLesson(scope(), first, mended(1, 'Pierwsze.')),
    putLesson(scope(), first, mended(1, 'Drugie.')),
  ]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['other-version', 'stored']);
  expect(await versionsOf('twice')).toHaveLength(2);
  expect(await putLesson(scope(), first, mended(1, 'Trzecie.'))).toEqual({
    kind: 'other-version',
    version: 2,
  });
});

test('an earlier version comes back as a new one, unless there is none', async () => {
  const { first } = await courseWith('back', 'ready');
  await putLesson(scope(), first, mended(1, 'Nowe zdanie.'));
  expect(await rollBackLesson(scope(), first, { read: 2, to: 1 })).toEqual({ kind: 'stored', version: 3 });
  expect((await readLesson(scope(), first))?.markdown).not.toContain('Nowe zdanie.');
  expect(await versionsOf('back')).toHaveLength(3);
  expect(await rollBackLesson(scope(), first, { read: 3, to: 9 })).toEqual({ kind: 'no-version' });
});

test.each(['editor', 'gemini'])(
  'new words by the %s are words that nobody has marked as read',
  async (author) => {
    const { first } = await courseWith(`read-${author}`, 'ready');
    const desk = byCommand(database);
    const mark = (read: number, now: number) => markRead(database, { ...first, read, now }, desk);
    expect([await mark(2, NOW), await mark(1, NOW), await mark(1, NOW + 1)]).toEqual([false, true, false]);
    expect((await listLessons(database, first.courseId))?.lessons.map(({ readAt }) => readAt)).toEqual([
      NOW,
      null,
    ]);
    const { text, practice } = splitReply(lessonReply());
    const lesson = { id: first.lessonId, markdown: text, words: 560, practice, state: 'ready' as const };
    const version = { courseId: first.courseId, lesson, author, note: '', now: NOW };
    expect(await storeVersion(database, { ...version, read: 9 })).toBe(false);
    expect((await lessonRow(first))?.read_at).toBe(NOW);
    expect(await storeVersion(database, { ...version, read: 1 })).toBe(true);
    expect((await lessonRow(first))?.read_at).toBeNull();
  },
);

test('what needs work is not marked as read', async () => {
  const { first } = await courseWith('unready', 'needs-work');
  expect(await markRead(database, { ...first, read: 1, now: NOW }, byCommand(database))).toBe(false);
});
