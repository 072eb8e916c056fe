// How far a reader has come in a course, and where it goes on (docs/decisions.md 'What a purchased course contains').
import { lessonsOf, type CourseStructure } from '../structure/structure.ts';

/** One lesson that the reader has opened; `openedAt` (epoch ms) is the last time. */
export type LessonMark = { lessonId: string; openedAt: number; isDone: boolean };

export type CourseProgress = {
  lessons: number;
  done: number;
  /** Whole percent; 100 only when every lesson is done. */
  percent: number;
  isFinished: boolean;
  /** The lesson to go on with: the one looked at last, or, if that is done, the next one that isn't. Null = all are done. */
  resumeAt: string | null;
};

/** Marks of lessons that the course doesn't have count for nothing. */
export function courseProgress(structure: CourseStructure, marks: readonly LessonMark[]): CourseProgress {
  const ids = lessonsOf(structure).map(({ id }) => id);
  const own = marks.filter(({ lessonId }) => ids.includes(lessonId));
  const done = new Set(own.filter(({ isDone }) => isDone).map(({ lessonId }) => lessonId));
  return { ...shareDone(ids.length, done.size), resumeAt: lessonToResume(ids, own) };
}

/** `ids`: of the course's lessons, in its order. */
export function lessonToResume(ids: readonly string[], marks: readonly LessonMark[]): string | null {
  const own = marks.filter(({ lessonId }) => ids.includes(lessonId));
  const last = own.toSorted((one, other) => other.openedAt - one.openedAt)[0];
  const from = last === undefined ? 0 : ids.indexOf(last.lessonId);
  const isOpen = (id: string) => !own.some(({ lessonId, isDone }) => lessonId === id && isDone);
  return ids.slice(from).find(isOpen) ?? ids.find(isOpen) ?? null;
}

/** The counts alone, as lists of courses show them. */
export function shareDone(lessons: number, done: number): Omit<CourseProgress, 'resumeAt'> {
  const isFinished = lessons > 0 && done >= lessons;
  const percent = lessons === 0 ? 0 : Math.min(isFinished ? 100 : 99, Math.floor((100 * done) / lessons));
  return { lessons, done, percent, isFinished };
}
