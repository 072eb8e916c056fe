// What a person ticks off: steps of a plan, with a day to do them by, and skills (docs/decisions.md 'Own steps').
// No schema library here: the browser uses it too.
import { nameKey } from '../analysis/name-key.ts';
import type { CalendarDay } from '../../platform/calendar-day.ts';

export const SKILL_STATES = ['have', 'learning', 'later'] as const;

export type SkillState = (typeof SKILL_STATES)[number];

export type StepMark = { done: boolean; dueOn: CalendarDay | null };

/** Skills that one person can mark; more than any analysis holds. */
export const MAX_SKILL_MARKS = 100;

/** The place of a path's trial among its steps: it has a day and an end like one, but no plan counts it. */
export const TEST_STEP = -1;

export const UNMARKED: StepMark = { done: false, dueOn: null };

/** One mark a step of the plan, in the plan's order; marks of steps that the plan hasn't got are left out. */
export function marksOfSteps(stepCount: number, marks: readonly (StepMark & { step: number })[]): StepMark[] {
  const byStep = new Map(marks.map(({ step, done, dueOn }) => [step, { done, dueOn }]));
  return Array.from({ length: stepCount }, (_, step) => byStep.get(step) ?? UNMARKED);
}

/** The state of each skill that is seen, in its place; null = unmarked or locked. `marks` are by name key. */
export function statesOfSkills(
  skills: readonly ({ nazwa: string } | null)[],
  marks: ReadonlyMap<string, SkillState>,
): (SkillState | null)[] {
  return skills.map((skill) => (skill === null ? null : (marks.get(nameKey(skill.nazwa)) ?? null)));
}
