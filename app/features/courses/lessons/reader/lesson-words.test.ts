import { expect, test } from 'vitest';
import { lessonTime, wholeTime } from './lesson-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a lesson states its reading, its exercise and the sum of both', () => {
  expect(plain(wholeTime({ reading: 6, exercise: 15 }))).toBe('6 min czytania, 15 min ćwiczeń, razem 21 min');
  expect(plain(lessonTime({ reading: 6, exercise: 15 }))).toBe('6 min czytania, 15 min ćwiczeń');
});

test('one without an exercise states its reading alone', () => {
  expect(plain(wholeTime({ reading: 6, exercise: null }))).toBe('6 min czytania');
});
