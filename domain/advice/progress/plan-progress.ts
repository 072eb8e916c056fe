// The walked part of the trail: how far the person is with the steps of the plan, and which one comes next.
import type { CalendarDay } from '../../platform/calendar-day.ts';
import type { StepMark } from './own-marks.ts';

export type PlanProgress = {
  done: number;
  total: number;
  /** Share of steps done, a whole number; 100 only when all are. */
  percent: number;
  /** The first step not done, from 0; null = all are done. */
  next: number | null;
  /** Steps not done whose day is over; on the day itself there is still time. */
  overdue: number[];
};

export function planProgress(steps: readonly StepMark[], today: CalendarDay): PlanProgress {
  const total = steps.length;
  const done = steps.filter((step) => step.done).length;
  const next = steps.findIndex((step) => !step.done);
  return {
    done,
    total,
    percent: total === 0 ? 0 : Math.floor((done / total) * 100),
    next: next === -1 ? null : next,
    overdue: steps.flatMap(({ done: isDone, dueOn }, index) =>
      !isDone && dueOn !== null && dueOn < today ? [index] : [],
    ),
  };
}
