import { expect, test } from 'vitest';
import { courseTimes, lengthOf, timeLeft, timeLeftWords, timesWords } from './lesson-times.ts';

test('the sum is that of what each lesson says of itself; one without an exercise adds none', () => {
  const lessons = [
    { words: 600, exerciseMinutes: 20 },
    { words: 601, exerciseMinutes: 45 },
    { words: 200, exerciseMinutes: null },
  ];
  expect(courseTimes(lessons)).toEqual({ lessons: 3, readingMinutes: 8, exerciseMinutes: 65 });
  expect(courseTimes([])).toEqual({ lessons: 0, readingMinutes: 0, exerciseMinutes: 0 });
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 godz.'],
  [61, '1 godz. 1 min'],
  [600, '10 godz.'],
])('%d minutes are %j', (minutes, words) => {
  expect(lengthOf(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});

test('reading and exercises are told apart, and exercises that nobody stated not at all', () => {
  const times = { lessons: 6, readingMinutes: 30, exerciseMinutes: 120 };
  expect(timesWords(times).replaceAll('\u00a0', ' ')).toBe(
    '2 godz. 30 min: 30 min czytania i 2 godz. ćwiczeń',
  );
  expect(timesWords({ ...times, exerciseMinutes: 0 }).replaceAll('\u00a0', ' ')).toBe('30 min czytania');
});

test('what is left says the minutes of what is written, and of the rest what the plan has', () => {
  const written = { a: { words: 600, exerciseMinutes: 20 }, b: { words: 200, exerciseMinutes: null } };
  expect(timeLeft(['a', 'b'], written, '8 godzin')).toEqual({ lessons: 2, minutes: 24, isExact: true });
  // 24 lessons of 20 minutes.
  expect(timeLeft(['b', 'c', 'd'], written, '8 godzin')).toEqual({ lessons: 3, minutes: 41, isExact: false });
  expect(timeLeft([], written, '8 godzin')).toEqual({ lessons: 0, minutes: 0, isExact: true });
});

test.each([
  [{ lessons: 1, minutes: 24, isExact: true }, 'Do końca kursu: 1 lekcja, 24 min'],
  [{ lessons: 2, minutes: 3, isExact: false }, 'Do końca kursu: 2 lekcje, około 10 min'],
  [{ lessons: 5, minutes: 114, isExact: false }, 'Do końca kursu: 5 lekcji, około 1 godz. 50 min'],
  [{ lessons: 19, minutes: 340, isExact: false }, 'Do końca kursu: 19 lekcji, około 6 godz.'],
])('%o is said as %j', (left, words) => {
  expect(timeLeftWords(left).replaceAll('\u00a0', ' ')).toBe(words);
});
