import { expect, test } from 'vitest';
import { cardPercent } from './card.ts';

test.each([
  [false, false, 0, 0],
  [true, false, 0, 50],
  [true, true, 0, 75],
  [true, true, 1, 100],
  [true, true, 7, 100],
  [false, false, 1, 25],
])(
  'quiz %s, analysis %s and %i courses make %i %%',
  (quizCompleted, analysisGenerated, purchasedCourses, percent) => {
    expect(cardPercent({ quizCompleted, analysisGenerated, purchasedCourses })).toBe(percent);
  },
);
