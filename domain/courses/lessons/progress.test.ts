import { expect, test } from 'vitest';
import { courseProgress, shareDone, type LessonMark } from './progress.ts';
import type { CourseStructure } from '../structure/structure.ts';

const lesson = (id: string) => ({ id, title: id });
const STRUCTURE: CourseStructure = {
  title: 'Kurs',
  description: '',
  modules: [
    { id: 'm1', title: 'Pierwszy', description: '', lessons: [lesson('a'), lesson('b')] },
    { id: 'm2', title: 'Drugi', description: '', lessons: [lesson('c')] },
  ],
};
const mark = (lessonId: string, openedAt: number, isDone = false): LessonMark => ({
  lessonId,
  openedAt,
  isDone,
});
const resumed = (...marks: LessonMark[]) => courseProgress(STRUCTURE, marks).resumeAt;

test('a course nobody has opened starts with its first lesson', () => {
  expect(courseProgress(STRUCTURE, [])).toEqual({
    lessons: 3,
    done: 0,
    percent: 0,
    isFinished: false,
    resumeAt: 'a',
  });
});

test('one goes on where one looked last, or after it if it is done', () => {
  expect(resumed(mark('a', 1), mark('b', 2))).toBe('b');
  expect(resumed(mark('a', 3), mark('b', 2))).toBe('a');
  expect(resumed(mark('b', 2, true))).toBe('c');
});

test('after the last lesson one goes back to what was left out', () => {
  expect(resumed(mark('b', 2, true), mark('c', 3, true))).toBe('a');
});

test('all done is 100 percent and nothing to go on with', () => {
  const marks = [mark('a', 1, true), mark('b', 2, true), mark('c', 3, true)];
  expect(courseProgress(STRUCTURE, marks)).toMatchObject({ percent: 100, isFinished: true, resumeAt: null });
});

test('lessons that the course no longer has count for nothing', () => {
  expect(courseProgress(STRUCTURE, [mark('gone', 9, true)])).toMatchObject({ done: 0, resumeAt: 'a' });
});

test.each([
  [0, 0, 0, false],
  [3, 1, 33, false],
  [300, 299, 99, false],
  [300, 300, 100, true],
])('%i lessons, %i done: %i percent', (lessons, done, percent, isFinished) => {
  expect(shareDone(lessons, done)).toEqual({ lessons, done, percent, isFinished });
});
