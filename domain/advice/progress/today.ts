// 'Dziś' on the dashboard (docs/decisions.md 'Today'): the things one could do next, the best first, each begun within twenty minutes. A
// trial or a step takes longer, so today is its first move: a day for the trial, the first thing that the step asks for.
import type { CalendarDay } from '../../platform/calendar-day.ts';
import type { PlanStep } from '../analysis/analysis.ts';
import type { StepMark } from './own-marks.ts';
import type { PlanProgress } from './plan-progress.ts';
import type { OwnTest } from './trail.ts';

export const TODAY_MINUTES = 20;

/** A lesson left in the middle is taken up first while one still remembers it. */
const REMEMBERED_MS = 3 * 24 * 60 * 60_000;

/** A lesson of an owned course that was opened and isn't done; `openedAt` in epoch ms. */
export type BegunLesson = {
  courseId: string;
  lessonId: string;
  title: string;
  minutes: number;
  openedAt: number;
};

/** A bought course with lessons left. */
export type OpenCourse = { id: string; title: string; isBegun: boolean };

export type TodayThing =
  /** Where no lesson was left in the middle: after everything else. */
  | { kind: 'course'; course: OpenCourse }
  | { kind: 'lesson'; lesson: BegunLesson }
  /** Review cards, two minutes or so: beside whatever else there is. */
  | { kind: 'cards'; cards: number }
  /** `asks`: to choose its day, or to do it, when the day is here. */
  | { kind: 'test'; test: OwnTest; asks: 'day' | 'doing' }
  /** `step`: its place in the plan, from 0; `move`: what to begin with. */
  | { kind: 'step'; step: number; name: string; move: string };

export type Standing = {
  /** The trial of the trail; null = there is none. */
  test: OwnTest | null;
  plan: readonly PlanStep[];
  steps: readonly StepMark[];
  walked: Pick<PlanProgress, 'next' | 'done'>;
  lesson: BegunLesson | null;
  course: OpenCourse | null;
  /** Review cards for today. */
  cards: number;
};

/** The best first; empty when everything is done. `now` is epoch ms, `today` the day in Poland. */
export function todayThings(standing: Standing, today: CalendarDay, now: number): TodayThing[] {
  const { test, walked } = standing;
  const lesson = lessonThing(standing.lesson);
  const isRemembered = standing.lesson !== null && now - standing.lesson.openedAt < REMEMBERED_MS;
  const trial = test === null ? null : testThing(test, today);
  // One tries before one walks; who walks already, has the trial as a choice.
  const isTrialFirst = trial?.asks === 'doing' || walked.done === 0;
  const step = stepThing(standing);
  const ofTrail = isTrialFirst ? [trial, step] : [step, trial];
  const things = isRemembered ? [lesson, ...ofTrail] : [...ofTrail, lesson];
  const [first, ...others] = things.filter((thing) => thing !== null);
  const cards: TodayThing[] = standing.cards === 0 ? [] : [{ kind: 'cards', cards: standing.cards }];
  const course = courseThing(standing);
  return first === undefined ? [...cards, ...course] : [first, ...cards, ...others, ...course];
}

/** Where there is no trail: what an owner of courses finds all the same. */
export function thingsWithoutTrail(
  { lesson, course, cards }: Pick<Standing, 'lesson' | 'course' | 'cards'>,
  today: CalendarDay,
  now: number,
): TodayThing[] {
  const nowhere = { test: null, plan: [], steps: [], walked: { next: null, done: 0 } };
  return todayThings({ ...nowhere, lesson, course, cards }, today, now);
}

function courseThing({ lesson, course }: Standing): TodayThing[] {
  return course === null || lessonThing(lesson) !== null ? [] : [{ kind: 'course', course }];
}

function lessonThing(lesson: BegunLesson | null): TodayThing | null {
  return lesson === null || lesson.minutes > TODAY_MINUTES ? null : { kind: 'lesson', lesson };
}

/** Null = done, or its day is still to come. */
function testThing(test: OwnTest, today: CalendarDay): Extract<TodayThing, { kind: 'test' }> | null {
  if (test.done || (test.dueOn !== null && test.dueOn > today)) return null;
  return { kind: 'test', test, asks: test.dueOn === null ? 'day' : 'doing' };
}

function stepThing({ plan, walked: { next } }: Standing): TodayThing | null {
  const step = next === null ? undefined : plan[next];
  if (next === null || step === undefined) return null;
  return { kind: 'step', step: next, name: step.nazwa, move: firstSentence(step.opis) };
}

const LONGEST_MOVE = 180;
// A full stop after one letter or before a small one ends no sentence ('m.in. w', 'ul. Długa' is rare enough).
const SENTENCE_END = /(?<=[\p{L}\p{N}”)]{2})[.!?…](?=\s+[\p{Lu}„])/u;

/** The first sentence of what a step asks for; one that is too long ends at a clause, or at a word. */
export function firstSentence(description: string): string {
  const text = description.trim();
  const end = SENTENCE_END.exec(text);
  const sentence = end === null ? text : text.slice(0, end.index + 1);
  if (sentence.length <= LONGEST_MOVE) return sentence;
  const cut = sentence.slice(0, LONGEST_MOVE);
  const clause = Math.max(cut.lastIndexOf(';'), cut.lastIndexOf(':'), cut.lastIndexOf(', '));
  const at = clause > LONGEST_MOVE / 2 ? clause : cut.lastIndexOf(' ');
  return `${cut.slice(0, at > 0 ? at : LONGEST_MOVE).toWellFormed()}…`;
}
