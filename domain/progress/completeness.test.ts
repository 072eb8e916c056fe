import { expect, test } from 'vitest';
import { cardPercent, profileCompleteness } from './completeness.ts';

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

test('completeness is 60 with an analysis, 66 right after, 30 with the quiz only, else 0', () => {
  expect(profileCompleteness({ hasQuiz: true, analysis: 'stored' })).toBe(60);
  expect(profileCompleteness({ hasQuiz: true, analysis: 'just-made' })).toBe(66);
  expect(profileCompleteness({ hasQuiz: true, analysis: 'none' })).toBe(30);
  expect(profileCompleteness({ hasQuiz: false, analysis: 'none' })).toBe(0);
});
