// Writes the lessons that a course still lacks, before anybody buys it (docs/operations.md 'Lessons'). In their order, since each builds on
// what those before it hold and leave; what is stored already stays. Begun again, it goes on where it stopped.
import { readCourse } from '#content/catalogue.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import type { Database } from '#db/client.ts';
import { storeLessons, storeStructure } from '#db/courses/commands/course-texts.ts';
import { storeVersion, type NewVersion } from '#db/desk/commands/lessons.ts';
import type { OwnedMail } from '#db/platform/commands/outbox.ts';
import { lessonMemories } from '#db/courses/queries/lessons.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { Parsers } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { rememberedLessons } from '#domain/courses/memory/memory.ts';
import { readStoredStructure, storedText } from '#domain/courses/structure/schema.ts';
import { placeOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import type { ModelCalls } from '../../../adapters/gemini.ts';
import type { GeminiConfig } from '../../../config.ts';
import type { Emit } from '../../../course-writer/progress.ts';
import { firstLessonText, storedLesson } from '../../../course-writer/stored-lesson.ts';
import { writeLesson } from '../../../course-writer/write-lesson.ts';
import { writeStructure } from '../../../course-writer/write-structure.ts';
import { countedCalls } from '../../../model-calls.ts';
import { listLessons, type ListedCourse, type ListedLesson } from './lessons.ts';

export type WriteWays = {
  config: GeminiConfig;
  db: Database;
  clock: () => number;
  /** Also those that need work, once more. */
  again: boolean;
  /** Asked before each text: what is being written is finished. */
  isStopped: () => boolean;
  tell: (line: string) => void;
  /** Of what is written down behind a text. */
  waitUntil: (work: Promise<unknown>) => void;
  parsers?: Parsers;
  /** To those who read a lesson while it needed work. */
  letters: (version: NewVersion) => Promise<OwnedMail[]>;
};

export type WriteCount = { calls: number; ready: number; needsWork: number; failed: number };

/** What `writeCourse` would write. Null = the course has no structure yet, so nobody knows how many lessons. */
export function lessonsToWrite(listed: ListedCourse | null, again: boolean): ListedLesson[] | null {
  return (
    listed?.lessons.filter(({ state }) => state === 'missing' || (again && state === 'needs-work')) ?? null
  );
}

/** A lesson that fails is told, and the rest goes on; without a structure nothing does. */
export async function writeCourse(ways: WriteWays, courseId: string): Promise<WriteCount> {
  const count = { calls: 0, ready: 0, needsWork: 0, failed: 0 };
  const course = await readCourse(courseId);
  if (course === null) throw new Error(`The catalogue has no course '${courseId}'.`);
  const structure = await tried(ways, { count, what: courseId }, () => structureOf(ways, course, count));
  if (structure === null) return count;
  const wanted = lessonsToWrite(await listLessons(ways.db, courseId), ways.again) ?? [];
  for (const lesson of wanted) {
    if (ways.isStopped()) break;
    const what = `${courseId} ${lesson.id}`;
    const state = await tried(ways, { count, what }, () =>
      writeOne(ways, { course, structure, lesson }, count),
    );
    if (state === null) continue;
    count[state === 'ready' ? 'ready' : 'needsWork']++;
    ways.tell(`${what}: ${state}`);
  }
  return count;
}

type Count = { count: WriteCount; what: string };

async function tried<Result>(
  { tell }: WriteWays,
  { count, what }: Count,
  write: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    count.failed++;
    tell(`${what}: ${error instanceof Error ? error.message : 'failed'}`);
    return null;
  }
}

async function structureOf(
  ways: WriteWays,
  course: PublishedCourse,
  count: WriteCount,
): Promise<CourseStructure> {
  const { config, db, clock } = ways;
  const listed = await listLessons(db, course.id);
  if (listed !== null) return listed.structure;
  const calls = callsOf(ways, course.id);
  const first = await readFirstLessonSource(course.id);
  const structure = await writeStructure(config, { course, first }, counted(count), calls);
  const stored = await storeStructure(db, {
    courseId: course.id,
    structure: storedText(structure),
    model: config.structureModel,
    now: clock(),
    first: await firstLessonText(course.id, structure),
  });
  ways.tell(`${course.id}: structure written`);
  return readStoredStructure(stored) ?? structure;
}

type Wanted = { course: PublishedCourse; structure: CourseStructure; lesson: ListedLesson };

function callsOf({ config, db, clock, waitUntil }: WriteWays, subject: string): ModelCalls {
  return countedCalls({ config, db, subject, payer: 'operator', clock, waitUntil });
}

async function writeOne(
  way: WriteWays,
  { course, structure, lesson }: Wanted,
  count: WriteCount,
): Promise<'ready' | 'needs-work'> {
  const { config, db, clock, parsers } = way;
  const place = placeOf(structure, lesson.id);
  if (place === null) throw new Error('The structure has no such lesson.');
  const remembered = rememberedLessons(await lessonMemories(db, course.id));
  const calls = callsOf(way, `${course.id}/${lesson.id}`);
  const ways = { emit: counted(count), calls, ...(parsers === undefined ? {} : { parsers }) };
  const text = storedLesson(
    lesson.id,
    await writeLesson(config, { course, structure, place, remembered }, ways),
  );
  const stamp = { courseId: course.id, now: clock() };
  if (lesson.state === 'missing') {
    const lessons = { ...stamp, lessons: [text], model: config.lessonModel, readers: null };
    const [stored] = await storeLessons(db, lessons);
    return (stored ?? text).state;
  }
  const version = { ...stamp, lesson: text, read: lesson.version, author: config.lessonModel, note: '' };
  const letters = await way.letters(version);
  if (!(await storeVersion(db, version, undefined, letters)))
    throw new Error('It was mended meanwhile; that version stays.');
  return text.state;
}

/** Each text is one call, and one more where its first version broke the rules. */
function counted(count: WriteCount): Emit {
  count.calls++;
  return (event) => {
    if (event.event === 'section' && event.data.name === 'again') count.calls++;
  };
}
