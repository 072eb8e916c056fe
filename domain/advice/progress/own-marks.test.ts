import { expect, test } from 'vitest';
import { marksOfSteps, statesOfSkills } from './own-marks.ts';

test('each step has its mark, and a mark beyond the plan is left out', () => {
  const marks = [
    { step: 1, done: true, dueOn: '2026-12-24' },
    { step: 3, done: true, dueOn: null },
  ];
  expect(marksOfSteps(3, marks)).toEqual([
    { done: false, dueOn: null },
    { done: true, dueOn: '2026-12-24' },
    { done: false, dueOn: null },
  ]);
  expect(marksOfSteps(0, marks)).toEqual([]);
});

test('a skill keeps its state whatever its case and diacritics; a locked one has none', () => {
  const marks = new Map([
    ['zarzadzanie soba', 'learning'],
    ['c++', 'have'],
  ] as const);
  const skills = [{ nazwa: 'Zarządzanie  SOBĄ' }, null, { nazwa: 'C++' }, { nazwa: 'C#' }];
  expect(statesOfSkills(skills, marks)).toEqual(['learning', null, 'have', null]);
});
