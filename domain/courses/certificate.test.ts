import { expect, test } from 'vitest';
import {
  certificateNumber,
  finishedAt,
  lessonsLeft,
  printedName,
  readCertificateNumber,
} from './certificate.ts';
import type { CourseStructure } from './structure/structure.ts';

const lesson = (id: string) => ({ id, title: id });
const STRUCTURE: CourseStructure = {
  title: 'Kurs',
  description: '',
  modules: [
    { id: 'm1', title: 'Pierwszy', description: '', lessons: [lesson('a'), lesson('b')] },
    { id: 'm2', title: 'Drugi', description: '', lessons: [lesson('c')] },
  ],
};
const done = (lessonId: string, doneAt: number | null) => ({ lessonId, doneAt });

test('a course is finished when the last of its lessons is done, whichever that was', () => {
  expect(finishedAt(STRUCTURE, [done('a', 5), done('b', 9), done('c', 7)])).toBe(9);
});

test('a course with a lesson not done, or not even opened, isn’t finished', () => {
  expect(finishedAt(STRUCTURE, [done('a', 5), done('b', null), done('c', 7)])).toBeNull();
  expect(finishedAt(STRUCTURE, [done('a', 5), done('b', 9)])).toBeNull();
  expect(finishedAt({ ...STRUCTURE, modules: [] }, [])).toBeNull();
});

test('lessons that the course doesn’t have neither finish it nor change its day', () => {
  const whole = [done('a', 5), done('b', 9), done('c', 7)];
  expect(finishedAt(STRUCTURE, [...whole, done('dawna', 99)])).toBe(9);
  expect(finishedAt(STRUCTURE, [done('a', 5), done('b', 9), done('dawna', 99)])).toBeNull();
});

test.each([
  [[], 3],
  [[done('a', 5), done('b', null), done('dawna', 9)], 2],
  [[done('a', 5), done('b', 9), done('c', 7)], 0],
])('%j leave %d lessons', (marks, left) => {
  expect(lessonsLeft(STRUCTURE, marks)).toBe(left);
});

test.each([
  [' Ala\n\u202eŻółć\u0000 ', 'Ala Żółć'],
  ["dr inż. Anna O'Neill-Nowak", "dr inż. Anna O'Neill-Nowak"],
  ['Олена Шевченко', 'Олена Шевченко'],
  ['Al', 'Al'],
  ['ż'.repeat(80), 'ż'.repeat(80)],
  ['A', null],
  ['', null],
  ['ż'.repeat(81), null],
  ['ż'.repeat(2_000), null],
  ['ala@example.pl', null],
  ['www.example.pl', null],
  ['600 700 800', null],
  ['<b>Ala</b>', null],
])('%j is printed as %j', (typed, name) => {
  expect(printedName(typed)).toBe(name);
});

test('a number is read again however it was typed', () => {
  const number = certificateNumber(Uint8Array.from({ length: 12 }, (_, at) => at * 37));
  expect(number).toMatch(/^SZ(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', '')])
    expect(readCertificateNumber(typed)).toBe(number);
  expect(readCertificateNumber('SZ-1')).toBeNull();
});
