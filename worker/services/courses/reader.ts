// What the pages of a bought course show, each in one round trip (docs/decisions.md 'What a purchased course contains'). For owners
// only; null = no live session.
import { lessonsRead, type LessonsRead } from '#domain/courses/authorship.ts';
import { dayInPoland, type CalendarDay } from '#domain/platform/calendar-day.ts';
import {
  courseProgress,
  lessonToResume,
  shareDone,
  type CourseProgress,
  type LessonMark,
} from '#domain/courses/lessons/progress.ts';
import type { OwnReport } from '#domain/courses/lessons/report.ts';
import type { Recall } from '#domain/courses/practice/recall.ts';
import type { OwnTalks } from '#domain/courses/talk/talk.ts';
import { timeLeft, type LessonTime, type TimeLeft } from '#domain/courses/structure/lesson-times.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import {
  lessonsOf,
  placeOf,
  titlesOf,
  type CourseStructure,
  type LessonPlace,
} from '#domain/courses/structure/structure.ts';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';
import { appError } from '#domain/platform/messages.ts';
import { findCourse } from '#content/catalogue.server.ts';
import {
  ownCounts,
  ownMarks,
  ownReports,
  ownStructure,
  waitingLessons,
  writtenLessons,
} from '#db/courses/queries/lessons.ts';
import { lessonNeedsWork } from '#db/courses/queries/needs-work.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import type { RequestScope } from '../../scope.ts';
import { readableLesson } from './lesson-text.ts';
import { openedLesson } from './opened-lesson.ts';
import { needsWorkOf, type NeedsWork } from './needs-work.ts';
import { askedTalks, shownTalks } from './own-talks.ts';
import { askedPractice, askedRecall, ownPractice, ownRecall, type OwnPractice } from './practice.ts';
import { countCards } from './review-cards.ts';

/** Somebody who hasn't bought the course: the page leads to its offer. */
export type NotOwned = { isOwned: false };

export type CourseReader = {
  isOwned: true;
  boughtAt: string;
  /** When the first lesson was opened, which ended the right of withdrawal; null = it hasn't been. */
  openedAt: string | null;
  /** Null = it still has to be written: POST /api/courses/{id}/structure. */
  structure: CourseStructure | null;
  /** How many of its lessons the editors have read; undefined = none. */
  read: LessonsRead | undefined;
  marks: LessonMark[];
  /** Null = no structure yet. */
  progress: CourseProgress | null;
  /** Lessons that needn't be waited for, by id, with what each takes. */
  written: Record<string, LessonTime>;
  /** Ids of lessons that need work: they read, with a note. */
  waiting: string[];
  /** Review cards for today, of all courses. */
  cards: number;
};

export type LessonReader = {
  isOwned: true;
  structure: CourseStructure;
  place: LessonPlace;
  /** Null = it still has to be written: POST /api/courses/{id}/lessons/{lessonId}. */
  lesson: ReadableLesson | null;
  /** The day of its latest mended version; null = it is as it was first read. */
  correctedOn: CalendarDay | null;
  /** The day on which somebody of the editors read these words; null = nobody did. */
  readOn: CalendarDay | null;
  /** Null = it is as good as it should be. */
  needsWork: NeedsWork | null;
  /** What the reader answered and wrote here; null = the lesson is to be written, or has no questions. */
  practice: OwnPractice | null;
  /** What is asked again of the lesson before; empty = nothing. */
  recall: Recall[];
  talks: OwnTalks;
  isDone: boolean;
  /** What the reader reported here, the latest first. */
  reports: OwnReport[];
  marks: LessonMark[];
  progress: CourseProgress;
  /** What the reader has before them, this lesson with it if it isn't done. */
  left: TimeLeft;
};

export async function readCourse(
  scope: RequestScope,
  courseId: string,
): Promise<CourseReader | NotOwned | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [owned], [stored], rows, written, waitingRows, cards] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    batch.ask((db) => ownStructure(db, session, courseId)),
    batch.ask((db) => ownMarks(db, session, courseId)),
    batch.ask((db) => writtenLessons(db, session, courseId)),
    batch.ask((db) => waitingLessons(db, session, courseId)),
    countCards(scope, session),
  ]);
  if (accountState === null) return null;
  if (owned === undefined) return { isOwned: false };
  const structure = storedTitles(stored?.structure);
  const marks = rows.map(markOf);
  const waiting = waitingRows.map(({ lesson_id }) => lesson_id);
  return {
    isOwned: true,
    boughtAt: new Date(owned.bought_at).toISOString(),
    openedAt: owned.opened_at === null ? null : new Date(owned.opened_at).toISOString(),
    structure,
    read: stored === undefined ? undefined : lessonsRead(stored),
    marks,
    progress: structure === null ? null : courseProgress(structure, marks),
    written: timesOf(written),
    waiting,
    cards,
  };
}

/** Opening a written lesson ends the right of withdrawal, so a browser that fetches ahead gets no text. Throws not-found. */
export async function readLesson(
  scope: RequestScope,
  courseId: string,
  lessonId: string,
): Promise<LessonReader | NotOwned | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [owned], [stored], rows, written, [inNeed], reports, given, before, talks, content] =
    await Promise.all([
      scope.accountState(),
      batch.ask((db) => ownershipToRead(db, session, courseId)),
      batch.ask((db) => ownStructure(db, session, courseId)),
      batch.ask((db) => ownMarks(db, session, courseId)),
      batch.ask((db) => writtenLessons(db, session, courseId)),
      batch.ask((db) => lessonNeedsWork(db, session, { courseId, lessonId })),
      batch.ask((db) => ownReports(db, session, { courseId, lessonId })),
      askedPractice(scope, session, { courseId, lessonId }),
      askedRecall(scope, session, { courseId, lessonId }),
      askedTalks(scope, session, { courseId, lessonId }),
      fetchesAhead(scope.request) ? [] : openedLesson(scope, session, { courseId, lessonId }),
    ]);
  if (accountState === null) return null;
  if (owned === undefined) return { isOwned: false };
  const structure = storedTitles(stored?.structure);
  const place = structure === null ? null : placeOf(structure, lessonId);
  if (structure === null || place === null) throw appError('not-found');
  const marks = rows.map(markOf);
  const done = new Set(marks.filter(({ isDone }) => isDone).map((mark) => mark.lessonId));
  const ahead = lessonsOf(structure).filter(({ id }) => !done.has(id));
  return {
    isOwned: true,
    structure,
    place,
    lesson: content[0] === undefined ? null : await readableLesson(courseId, content[0]),
    correctedOn: dayOf(content[0]?.corrected_at),
    readOn: dayOf(content[0]?.read_at),
    needsWork: needsWorkOf(inNeed, lessonsOf(structure).length, scope.now),
    practice: await ownPractice(content[0]?.practice, given),
    recall: await ownRecall(before),
    talks: await shownTalks(talks, scope.now),
    isDone: done.has(lessonId),
    reports: reports.map(reportOf),
    marks,
    progress: courseProgress(structure, marks),
    left: timeLeft(
      ahead.map(({ id }) => id),
      timesOf(written),
      findCourse(courseId)?.duration ?? '',
    ),
  };
}

function timesOf(rows: Awaited<ReturnType<typeof writtenLessons>>): Record<string, LessonTime> {
  return Object.fromEntries(
    rows.map((row) => [row.lesson_id, { words: row.words, exerciseMinutes: row.exercise_minutes }]),
  );
}

function storedTitles(text: string | undefined): CourseStructure | null {
  const structure = readStoredStructure(text);
  return structure === null ? null : titlesOf(structure);
}

/** By course id, those that the person has begun; null = no live session. */
export async function readCourseCounts(scope: RequestScope): Promise<Record<string, CourseProgress> | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownCounts(db, session)),
  ]);
  if (accountState === null) return null;
  return Object.fromEntries(rows.map((row) => [row.course_id, countsOf(row)]));
}

function countsOf(row: Awaited<ReturnType<typeof ownCounts>>[number]): CourseProgress {
  const ids: string[] = JSON.parse(row.ids);
  const marks: [string, number, number | null][] = JSON.parse(row.marks);
  return {
    ...shareDone(row.lessons ?? 0, row.done),
    resumeAt: lessonToResume(
      ids,
      marks.map(([lessonId, openedAt, doneAt]) => ({ lessonId, openedAt, isDone: doneAt !== null })),
    ),
  };
}

function markOf(row: { lesson_id: string; opened_at: number; done_at: number | null }): LessonMark {
  return { lessonId: row.lesson_id, openedAt: row.opened_at, isDone: row.done_at !== null };
}

function reportOf(row: Awaited<ReturnType<typeof ownReports>>[number]): OwnReport {
  const { id, text, answer, answered_at: answeredAt, mended_version: version } = row;
  return {
    id,
    text,
    sentAt: new Date(row.created_at).toISOString(),
    state: row.state === 'answered' && version !== null ? 'mended' : row.state,
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, at: new Date(answeredAt).toISOString() },
  };
}

function dayOf(at: number | null | undefined): CalendarDay | null {
  return at === null || at === undefined ? null : dayInPoland(at);
}

function fetchesAhead(request: Request): boolean {
  return /prefetch|prerender/.test(
    request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '',
  );
}
