import { expect, test } from 'vitest';
import type { StepMark } from './own-marks.ts';
import { planProgress } from './plan-progress.ts';

const TODAY = '2026-11-20';
const step = (done: boolean, dueOn: string | null = null): StepMark => ({ done, dueOn });

test('nothing done is 0, all done is 100 without a next step', () => {
  expect(planProgress([step(false), step(false)], TODAY)).toMatchObject({ percent: 0, next: 0 });
  expect(planProgress([step(true), step(true)], TODAY)).toMatchObject({ percent: 100, next: null });
});

test('a share is rounded down, so that 100 means all', () => {
  const almost = Array.from({ length: 7 }, (_, index) => step(index < 6));
  expect(planProgress(almost, TODAY)).toMatchObject({ done: 6, total: 7, percent: 85, next: 6 });
});

test('the next step is the first not done, also when later ones are', () => {
  expect(planProgress([step(true), step(false), step(true)], TODAY).next).toBe(1);
});

test('a step is overdue the day after its day, and no longer once it is done', () => {
  const steps = [
    step(false, '2026-11-19'),
    step(false, TODAY),
    step(false, '2026-11-21'),
    step(true, '2026-11-19'),
    step(false),
  ];
  expect(planProgress(steps, TODAY).overdue).toEqual([0]);
});

test('a plan without steps has no way to walk', () => {
  expect(planProgress([], TODAY)).toEqual({ done: 0, total: 0, percent: 0, next: null, overdue: [] });
});
