import { describe, expect, test } from 'vitest';
import {
  cleanReview,
  faultOfObjection,
  faultOfReview,
  hasReadEnough,
  LONG_REVIEW,
  MAX_OBJECTION_LENGTH,
  MAX_REVIEW_LENGTH,
  NO_STARS,
  readStars,
  tooEarlySentence,
} from './review.ts';

test.each([
  ['1', 1],
  ['5', 5],
  ['0', null],
  ['6', null],
  ['4.5', null],
  ['', null],
  [undefined, null],
])('stars %s', (value, stars) => {
  expect(readStars(value)).toBe(stars);
});

test('a review needs stars, its words may be missing, and 800 characters are enough', () => {
  expect(faultOfReview({ stars: null, text: 'Dobry.' })).toBe(NO_STARS);
  expect(faultOfReview({ stars: 1, text: '' })).toBeNull();
  expect(faultOfReview({ stars: 1, text: 'a'.repeat(MAX_REVIEW_LENGTH) })).toBeNull();
  expect(faultOfReview({ stars: 1, text: 'a'.repeat(MAX_REVIEW_LENGTH + 1) })).toBe(LONG_REVIEW);
});

test('an objection has words, and not too many', () => {
  expect(faultOfObjection('')).not.toBeNull();
  expect(faultOfObjection('a'.repeat(MAX_OBJECTION_LENGTH))).toBeNull();
  expect(faultOfObjection('a'.repeat(MAX_OBJECTION_LENGTH + 1))).not.toBeNull();
});

test('what is kept has the line ends of a form counted once and nothing that can’t be seen', () => {
  expect(cleanReview('  a\r\nb\r\n\r\n\r\n\r\nc\t\u0000d ')).toBe('a\nb\n\nc d');
  expect(cleanReview('\u202eokur\u2066k\ud800')).toBe('okurk\ufffd');
  expect(cleanReview('<b>x</b> & „y”')).toBe('<b>x</b> & „y”');
});

describe('a third of the lessons', () => {
  test.each([
    [0, 0, false],
    [0, 1, false],
    [1, 1, true],
    [1, 3, true],
    [1, 4, false],
    [2, 4, true],
    [5, 18, false],
    [6, 18, true],
  ])('%i of %i', (opened, lessons, isEnough) => {
    expect(hasReadEnough({ opened, lessons })).toBe(isEnough);
  });

  test('is told in lessons that are missing', () => {
    expect(tooEarlySentence({ opened: 5, lessons: 18 })).toContain('jeszcze 1\u00a0lekcję');
    expect(tooEarlySentence({ opened: 0, lessons: 18 })).toContain('jeszcze 6\u00a0lekcji');
    expect(tooEarlySentence({ opened: 0, lessons: 0 })).not.toContain('jeszcze');
  });
});
