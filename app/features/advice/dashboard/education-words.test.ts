import { expect, test } from 'vitest';
import { educationWords } from './education-words.ts';

test.each([
  [1, 0, 0, 'Kurs czeka na pierwszą lekcję'],
  [1, 1, 0, 'Kurs w\u00a0toku'],
  [1, 1, 1, 'Kurs ukończony'],
  [3, 0, 0, 'Ukończone kursy: 0\u00a0z\u00a03'],
  [3, 2, 1, 'Ukończone kursy: 1\u00a0z\u00a03, w\u00a0toku: 1'],
  [3, 3, 3, 'Ukończone kursy: 3\u00a0z\u00a03'],
])(
  'of %i courses %i begun and %i finished one reads: %s',
  (purchasedCourses, coursesStarted, coursesCompleted, words) => {
    expect(educationWords({ purchasedCourses, coursesStarted, coursesCompleted })).toBe(words);
  },
);
