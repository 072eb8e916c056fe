// The booklet of stamps (docs/decisions.md 'Booklet'): what somebody has finished, a page for each trail and each course, the latest page
// first. A stamp is never taken away by time, and nothing counts days in a row.
import { outcomeOf, TRIAL_FACTOR, type TrialOutcome } from '../trial.ts';
import { TEST_STEP } from './own-marks.ts';

/** `name` null = its words belong to a path that the plan doesn't open now. `at` in epoch ms. */
export type Stamp = {
  name: string | null;
  at: number;
  kind: 'step' | 'test' | 'lesson';
  number: number | null;
  /** Of a trial: what its owner said of it, and wrote. */
  told?: { outcome: TrialOutcome | null; note: string | null };
};

export type BookletPage = {
  kind: 'trail' | 'plan' | 'course';
  /** Of the trail or the course; null = the common plan of an analysis. */
  title: string | null;
  /** Of a trail: its place among the paths, which is its colour. */
  place: number | null;
  /** When the analysis was made, ISO 8601; null = of a course. */
  analysedAt: string | null;
  /** In the order in which they were earned. */
  stamps: Stamp[];
  /** A course of which every lesson is done: when the last one was. */
  finishedAt: number | null;
};

export type DoneStep = {
  analysisId: string;
  analysedAt: string;
  trail: string;
  step: number;
  doneAt: number;
  place: number | null;
  pathName: string | null;
  stepName: string | null;
  /** Of a trial: as it is kept among the objections; null = nothing was said. */
  evidence: string | null;
  note: string | null;
};

export type DoneLesson = {
  courseId: string;
  courseTitle: string;
  title: string | null;
  doneAt: number;
  /** How many the course has; null = not known. */
  lessons: number | null;
};

/** `openPaths`: how many of an analysis' paths the plan opens; of the others only the name is said. */
export function bookletPages(
  steps: readonly DoneStep[],
  lessons: readonly DoneLesson[],
  openPaths: number,
): BookletPage[] {
  const ofTrails = Object.values(
    Object.groupBy(steps, ({ analysisId, trail }) => `${analysisId} ${trail}`),
  ).flatMap((group = []) => trailPage(group, openPaths));
  const ofCourses = Object.values(Object.groupBy(lessons, ({ courseId }) => courseId)).flatMap((group = []) =>
    coursePage(group),
  );
  return [...ofTrails, ...ofCourses].toSorted((a, b) => latest(b) - latest(a));
}

function trailPage(steps: readonly DoneStep[], openPaths: number): BookletPage[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { trail, place, pathName, analysedAt } = first;
  const isOpen = trail === '' || (place !== null && place < openPaths);
  const stamps = steps.map(({ step, stepName, doneAt, evidence, note }): Stamp => {
    const isTest = step === TEST_STEP;
    const lines = evidence === null ? [] : [{ factor: TRIAL_FACTOR, evidence }];
    return {
      kind: isTest ? 'test' : 'step',
      name: isOpen && !isTest ? stepName : null,
      at: doneAt,
      number: isTest ? null : step + 1,
      ...(isTest && { told: { outcome: outcomeOf(lines, trail), note } }),
    };
  });
  const kind = trail === '' ? 'plan' : 'trail';
  return [{ kind, title: pathName, place, analysedAt, stamps: inOrder(stamps), finishedAt: null }];
}

function coursePage(lessons: readonly DoneLesson[]): BookletPage[] {
  const [first] = lessons;
  if (first === undefined) return [];
  const stamps = lessons.map(({ title, doneAt }): Stamp => ({
    kind: 'lesson',
    name: title,
    at: doneAt,
    number: null,
  }));
  const isFinished = first.lessons !== null && lessons.length >= first.lessons;
  return [
    {
      kind: 'course',
      title: first.courseTitle,
      place: null,
      analysedAt: null,
      stamps: inOrder(stamps),
      finishedAt: isFinished ? Math.max(...stamps.map(({ at }) => at)) : null,
    },
  ];
}

function inOrder(stamps: readonly Stamp[]): Stamp[] {
  return stamps.toSorted((a, b) => a.at - b.at);
}

function latest({ stamps }: BookletPage): number {
  return stamps.at(-1)?.at ?? 0;
}
