// 'Lekcje': how far courses are, and one lesson to be read, mended and rolled back (docs/operations.md 'Lessons').
import { findCourse, listCourses } from '#content/catalogue.server.ts';
import { lessonsThatNeedWork } from '#db/courses/queries/needs-work.ts';
import { markRead } from '#db/desk/commands/lessons.ts';
import {
  coursesAtDesk,
  storedLesson,
  storedLessons,
  storedStructure,
  versionsOfLesson,
} from '#db/desk/queries/lessons.ts';
import { taughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import * as operator from './lesson-texts/lessons.ts';
import { asOperator, authorizeAction, checkedReason } from './desk.ts';
import { pageKey, paged } from './paged.ts';

type LessonAddress = operator.LessonAddress;

const COURSES_A_PAGE = 25;
const VERSIONS_A_PAGE = 20;
const NEEDING_WORK_SHOWN = 25;

export type CoursesAtDesk = Awaited<ReturnType<typeof readCourses>>;

/** `after`: the course after which the page begins. Throws as `asOperator`. */
export function readCourses(scope: RequestScope, after: string | null) {
  const cards = listCourses();
  const from = cards.findIndex(({ id }) => id === after) + 1;
  const shown = cards.slice(from, from + COURSES_A_PAGE + 1);
  return asOperator(scope, 'lessons', async (ask) => {
    const ids = shown.map(({ id }) => id);
    const [rows, inNeed] = await Promise.all([
      ask((db) => coursesAtDesk(db, ids)),
      after === null ? ask((db) => lessonsThatNeedWork(db, NEEDING_WORK_SHOWN)) : [],
    ]);
    const courses = shown.map(({ id, title }) => ({
      id,
      title,
      /** Null = nothing is written for it yet. */
      written: rows.find((row) => row.id === id) ?? null,
    }));
    return { ...paged(courses, COURSES_A_PAGE, ({ id }) => id), inNeed };
  });
}

/** Throws as `asOperator`; `not-found` also where the catalogue has no such course. */
export async function readCourseAtDesk(scope: RequestScope, courseId: string) {
  const card = findCourse(courseId);
  if (card === null) throw appError('not-found');
  return asOperator(scope, 'lessons', async (ask) => {
    const [[structure], rows] = await Promise.all([
      ask((db) => storedStructure(db, courseId)),
      ask((db) => storedLessons(db, courseId)),
    ]);
    const listed = operator.listedCourse(structure, rows);
    return { id: courseId, title: card.title, isWritten: listed !== null, lessons: listed?.lessons ?? [] };
  });
}

export type LessonAtDesk = Awaited<ReturnType<typeof readLessonAtDesk>>;

/** `before`: the version before which the list of versions goes on. Throws as `asOperator`; `not-found` also for what isn't written. */
export async function readLessonAtDesk(scope: RequestScope, address: LessonAddress, before: string | null) {
  const { courseId, lessonId } = address;
  const card = findCourse(courseId);
  if (card === null) throw appError('not-found');
  const page = { before: pageKey(before) ?? Number.MAX_SAFE_INTEGER, most: VERSIONS_A_PAGE + 1 };
  return asOperator(scope, 'lessons', async (ask) => {
    const [[structure], [row], versions] = await Promise.all([
      ask((db) => storedStructure(db, courseId)),
      ask((db) => storedLesson(db, address)),
      ask((db) => versionsOfLesson(db, address, page)),
    ]);
    const lesson = operator.lessonAsRead(structure, { lessonId, row });
    if (lesson === null) throw appError('not-found');
    const { renderBlocks } = await import('../../markdown/blocks.ts');
    const { place, ...read } = lesson;
    return {
      ...address,
      courseTitle: card.title,
      title: place.lesson.title,
      ...read,
      practice: read.practice ?? '',
      blocks: renderBlocks(read.markdown, taughtLanguage(courseId)),
      versions: paged(versions, VERSIONS_A_PAGE, ({ version }) => version),
    };
  });
}

/** `practice`: JSON; '' = the one that stands stays. */
type MendForm = { read: number; markdown: string; practice: string; note: string };

/** Throws as `authorizeAction`, `invalid` with each rule that the text breaks, `changed`. */
export async function mendLesson(
  scope: RequestScope,
  address: LessonAddress,
  { read, markdown, practice, note }: MendForm,
): Promise<void> {
  const desk = await authorizeAction(scope, told(address, `wersja ${read + 1}`));
  const mended = {
    read,
    markdown,
    practice: practice.trim() === '' ? null : practice,
    note: checkedReason(note),
  };
  settle(
    await operator.putLesson(
      { config: scope.config, db: scope.writes(), now: scope.now, desk },
      address,
      mended,
    ),
  );
}

/** `read`: the version whose words they are. Throws as `authorizeAction`, `changed`. */
export async function markLessonRead(
  scope: RequestScope,
  address: LessonAddress,
  read: number,
): Promise<void> {
  const desk = await authorizeAction(scope, told(address, `przeczytana wersja ${read}`));
  if (!(await markRead(scope.writes(), { ...address, read, now: scope.now }, desk)))
    throw new AppError(
      'changed',
      'Nie zaznaczono: obowiązuje już inna wersja, lekcja wymaga pracy albo ktoś zaznaczył ją wcześniej.',
    );
}

/** Throws as `mendLesson`. */
export async function rollBack(
  scope: RequestScope,
  address: LessonAddress,
  versions: { read: number; to: number },
): Promise<void> {
  const desk = await authorizeAction(scope, told(address, `powrót do wersji ${versions.to}`));
  settle(
    await operator.rollBackLesson(
      { config: scope.config, db: scope.writes(), now: scope.now, desk },
      address,
      versions,
    ),
  );
}

function told({ courseId, lessonId }: LessonAddress, what: string) {
  return { page: 'lessons', what: `lekcja ${courseId}/${lessonId}: ${what}`, personId: null } as const;
}

function settle(put: operator.Put): void {
  switch (put.kind) {
    case 'stored':
      return;
    case 'refused':
      throw new AppError('invalid', put.issues.map(({ sentence }) => sentence).join(' '));
    case 'other-version':
      throw new AppError(
        'changed',
        `Obowiązuje już wersja ${put.version}. Przeczytaj ją; Twój tekst jest niżej, nic nie przepadło.`,
      );
    case 'no-version':
    case 'no-lesson':
      throw new AppError('changed', 'Tej wersji ani lekcji już nie ma.');
  }
}
