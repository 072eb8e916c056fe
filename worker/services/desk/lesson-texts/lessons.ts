// The operator reads the lessons of a course, mends one and takes a version back (docs/operations.md 'Lessons'). For
// `npm run lessons` and the desk.
import type { Database } from '#db/client.ts';
import { EDITOR } from '#db/courses/commands/course-texts.ts';
import type { DeskGuard } from '#db/desk/commands/guard.ts';
import * as commands from '#db/desk/commands/lessons.ts';
import * as queries from '#db/desk/queries/lessons.ts';
import type { Parsers } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import {
  lessonsOf,
  placeOf,
  type CourseStructure,
  type LessonPlace,
} from '#domain/courses/structure/structure.ts';
import { PRACTICE_MARK, splitReply } from '#domain/courses/writing/lesson-reply.ts';
import { checkWrittenLesson, type WrittenIssue } from '#domain/courses/writing/written-lesson.ts';
import type { Config } from '../../../config.ts';
import { lettersOf } from '../../../course-writer/store-anew.ts';
import { storedLesson } from '../../../course-writer/stored-lesson.ts';

export type Scope = {
  /** Null = nobody is written to. */
  config: Config | null;
  db: Database;
  now: number;
  parsers?: Parsers;
  /** Whose deed it is at the desk; none = by a command. */
  desk?: DeskGuard;
};
export type LessonAddress = { courseId: string; lessonId: string };

/** `version` 0 = not written yet. */
export type ListedLesson = {
  id: string;
  title: string;
  state: 'missing' | 'ready' | 'needs-work';
  version: number;
  words: number;
  correctedAt: number | null;
  /** When somebody of the editors marked it as read; null = nobody did. */
  readAt: number | null;
};

export type ListedCourse = {
  structure: CourseStructure;
  lessons: ListedLesson[];
};

/** Null = the course has no structure yet. */
export async function listLessons(db: Database, courseId: string): Promise<ListedCourse | null> {
  const [[row], rows] = await db.batch([
    queries.storedStructure(db, courseId),
    queries.storedLessons(db, courseId),
  ]);
  return listedCourse(row, rows);
}

type StoredStructure = Awaited<ReturnType<typeof queries.storedStructure>>[number];
type StoredLessons = Awaited<ReturnType<typeof queries.storedLessons>>;

/** Of what the two statements of `listLessons` found. */
export function listedCourse(row: StoredStructure | undefined, rows: StoredLessons): ListedCourse | null {
  const structure = readStoredStructure(row?.structure);
  if (structure === null) return null;
  const lessons = lessonsOf(structure).map(({ id, title }): ListedLesson => {
    const stored = rows.find(({ lesson_id }) => lesson_id === id);
    return {
      id,
      title,
      state: stored?.state ?? 'missing',
      version: stored?.version ?? 0,
      words: stored?.words ?? 0,
      correctedAt: stored?.corrected_at ?? null,
      readAt: stored?.read_at ?? null,
    };
  });
  return { structure, lessons };
}

/** `practice`: JSON as it is stored. `issues`: what the rules say of it today. */
export type ReadLesson = {
  place: LessonPlace;
  markdown: string;
  practice: string | null;
  state: 'ready' | 'needs-work';
  version: number;
  readAt: number | null;
  issues: readonly WrittenIssue[];
};

/** Null = there is no such lesson, or it isn't written. */
export async function readLesson(
  { db, parsers }: Pick<Scope, 'db' | 'parsers'>,
  address: LessonAddress,
): Promise<ReadLesson | null> {
  const [[course], [row]] = await db.batch([
    queries.storedStructure(db, address.courseId),
    queries.storedLesson(db, address),
  ]);
  return lessonAsRead(course, { ...address, row, parsers });
}

type AsRead = {
  lessonId: string;
  row: Awaited<ReturnType<typeof queries.storedLesson>>[number] | undefined;
  parsers?: Parsers | undefined;
};

/** Of what the two statements of `readLesson` found. */
export function lessonAsRead(
  course: StoredStructure | undefined,
  { lessonId, row, parsers }: AsRead,
): ReadLesson | null {
  const structure = readStoredStructure(course?.structure);
  const place = structure === null ? null : placeOf(structure, lessonId);
  if (place === null || row === undefined) return null;
  const { content: markdown, practice, state, version, read_at: readAt } = row;
  const { issues } = checkWrittenLesson(replyOf(markdown, practice), place.lesson, parsers);
  return { place, markdown, practice, state, version, readAt, issues };
}

/** `practice` null = the one that stands stays. */
export type Mended = { read: number; markdown: string; practice: string | null; note: string };

export type Put =
  | { kind: 'stored'; version: number }
  | { kind: 'refused'; issues: readonly WrittenIssue[] }
  /** Somebody else was faster, or there is no such version or lesson. */
  | { kind: 'other-version'; version: number }
  | { kind: 'no-lesson' | 'no-version' };

/** Refused where it harms its reader: what stands stays. Who read it while it needed work is written to. */
export async function putLesson(scope: Scope, address: LessonAddress, mended: Mended): Promise<Put> {
  const standing = await readLesson(scope, address);
  if (standing === null) return { kind: 'no-lesson' };
  if (standing.version !== mended.read) return { kind: 'other-version', version: standing.version };
  const { text, practice } = splitReply(mended.markdown);
  const reply = replyOf(text, mended.practice ?? practice ?? standing.practice);
  const checked = checkWrittenLesson(reply, standing.place.lesson, scope.parsers);
  if (checked.issues.length > 0) return { kind: 'refused', issues: checked.issues };
  const { courseId, lessonId } = address;
  const version = {
    courseId,
    lesson: storedLesson(lessonId, checked),
    read: mended.read,
    author: EDITOR,
    note: mended.note,
    now: scope.now,
  };
  const letters = standing.state === 'ready' ? [] : await lettersOf(scope, version);
  const stored = await commands.storeVersion(scope.db, version, scope.desk, letters);
  return stored
    ? { kind: 'stored', version: mended.read + 1 }
    : { kind: 'other-version', version: mended.read + 1 };
}

/** As a new version, by the same rules: one that needed work can't come back. */
export async function rollBackLesson(
  scope: Scope,
  address: LessonAddress,
  { read, to }: { read: number; to: number },
): Promise<Put> {
  const [earlier] = await queries.storedVersion(scope.db, address, to);
  if (earlier === undefined) return { kind: 'no-version' };
  return putLesson(scope, address, {
    read,
    markdown: replyOf(earlier.content, earlier.practice),
    practice: null,
    note: `Back to version ${to}.`,
  });
}

function replyOf(markdown: string, practice: string | null): string {
  return practice === null ? markdown : `${markdown}\n\n${PRACTICE_MARK}\n${practice}`;
}
