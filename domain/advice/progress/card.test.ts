import { expect, test } from 'vitest';
import { cardPercent } from './card.ts';

test.each([
  [false, false, false, 0],
  [true, false, false, 50],
  [true, true, false, 75],
  [true, true, true, 100],
])(
  'quiz %s, analysis %s and a chosen trail %s make %i %%',
  (quizCompleted, analysisGenerated, trailChosen, percent) => {
    expect(cardPercent({ quizCompleted, analysisGenerated, trailChosen })).toBe(percent);
  },
);
