// Who opens a later lesson first passes over others that aren't written. What each of them will leave is planned before it, in one short
// reply for all (docs/decisions.md 'A course that remembers itself').
import {
  lessonsOf,
  type CourseStructure,
  type LessonPlace,
  type PlannedLesson,
} from '../structure/structure.ts';
import { stateIn, textIn, type Remembered, type RememberedLessons } from './memory.ts';

/** What the model is asked for, of each lesson. */
export const PLAN_BOUNDS = { summary: 240, now: 600, concepts: 6, words: 10 } as const;

/** The nearest of them: one reply has room for no more. */
const MOST_PLANNED = 30;

type Opened = { structure: CourseStructure; place: LessonPlace; remembered: RememberedLessons };

export type NumberedLesson = PlannedLesson & { number: number };

/** Those before this lesson of which nothing is known but what they are for; without that nothing could be planned. */
export function lessonsBetween({ structure, place, remembered }: Opened): NumberedLesson[] {
  return lessonsOf(structure)
    .map((lesson, index) => ({ ...lesson, number: index + 1 }))
    .slice(0, place.number - 1)
    .filter(({ id, goal }) => goal !== undefined && remembered[id] === undefined)
    .slice(-MOST_PLANNED);
}

/** One entry of the reply; null = it is of no lesson that was asked for, or says nothing. */
export function plannedIn(
  value: unknown,
  wanted: readonly NumberedLesson[],
): { id: string; planned: Remembered } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { number, summary, ...rest } = value as Record<string, unknown>;
  const lesson = wanted.find((one) => one.number === number);
  const state = stateIn(rest);
  const told = textIn(summary, PLAN_BOUNDS.summary).replaceAll(/\s+/g, ' ');
  if (lesson === undefined || state === undefined || told === '') return null;
  return { id: lesson.id, planned: { summary: told, state, isPlanned: true } };
}
