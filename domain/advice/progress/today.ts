// 'Dziś' on the dashboard (docs/decisions.md 'Today'): the things one could do next, the best first, each begun within twenty minutes. A
// trial or a step takes longer, so today is its first move: a day for the trial, the first thing that the step asks for.
import type { CalendarDay } from '../../platform/calendar-day.ts';
import type { PlanStep } from '../analysis/analysis.ts';
import type { StepMark } from './own-marks.ts';
import type { PlanProgress } from './plan-progress.ts';
import type { OwnTrial } from './trail.ts';

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

/** A bought course with lessons left; `resumeAt`: the lesson to go on with, null = none was opened yet. */
export type OpenCourse = { id: string; title: string; isBegun: boolean; resumeAt: string | null };

export type TodayThing =
  /** Where no lesson was left in the middle: after everything else. */
  | { kind: 'course'; course: OpenCourse }
  | { kind: 'lesson'; lesson: BegunLesson }
  /** Review cards, two minutes or so: beside whatever else there is. */
  | { kind: 'cards'; cards: number }
  /** `asks`: to choose its day, to do it when the day is here, to say how it was when the day is over. */
  | { kind: 'test'; test: OwnTrial; asks: 'day' | 'doing' | 'telling' }
  /** `step`: its place in the plan, from 0; `move`: what to begin with. */
  | { kind: 'step'; step: number; name: string; move: string };

export type Standing = {
  /** Of all open paths. */
  trials: readonly OwnTrial[];
  /** The occupation of the chosen trail; null = none. */
  trail: string | null;
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
  const { trials, trail, walked } = standing;
  const lesson = lessonThing(standing.lesson);
  const isRemembered = standing.lesson !== null && now - standing.lesson.openedAt < REMEMBERED_MS;
  const due = dueTrial(trials, today);
  const trial = due ?? undatedTrial(trials, trail);
  // One tries before one walks; who walks already, has the trial as a choice.
  const isTrialFirst = due !== null || walked.done === 0;
  const step = stepThing(standing);
  const ofTrail = isTrialFirst ? [trial, step] : [step, trial];
  const things = isRemembered ? [lesson, ...ofTrail] : [...ofTrail, lesson];
  const [first, ...others] = things.filter((thing) => thing !== null);
  const cards: TodayThing[] = standing.cards === 0 ? [] : [{ kind: 'cards', cards: standing.cards }];
  const course = courseThing(standing);
  return first === undefined ? [...cards, ...course] : [first, ...cards, ...others, ...course];
}

/** Where there is no trail: a trial that has its day, and what an owner of courses finds all the same. */
export function thingsWithoutTrail(
  owned: Pick<Standing, 'trials' | 'lesson' | 'course' | 'cards'>,
  today: CalendarDay,
  now: number,
): TodayThing[] {
  const nowhere = { trail: null, plan: [], steps: [], walked: { next: null, done: 0 } };
  return todayThings({ ...nowhere, ...owned }, today, now);
}

function courseThing({ lesson, course }: Standing): TodayThing[] {
  return course === null || lessonThing(lesson) !== null ? [] : [{ kind: 'course', course }];
}

function lessonThing(lesson: BegunLesson | null): TodayThing | null {
  return lesson === null || lesson.minutes > TODAY_MINUTES ? null : { kind: 'lesson', lesson };
}

type TrialThing = Extract<TodayThing, { kind: 'test' }>;

/** Of whatever path: the first whose day is here or over, and that isn't told of yet. */
export function dueTrial(trials: readonly OwnTrial[], today: CalendarDay): TrialThing | null {
  const [test] = trials
    .filter(({ done, dueOn }) => !done && dueOn !== null && dueOn <= today)
    .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''));
  return test === undefined ? null : { kind: 'test', test, asks: test.dueOn === today ? 'doing' : 'telling' };
}

function undatedTrial(trials: readonly OwnTrial[], trail: string | null): TrialThing | null {
  const test = trials.find(({ zawodId, done, dueOn }) => zawodId === trail && !done && dueOn === null);
  return test === undefined ? null : { kind: 'test', test, asks: 'day' };
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
