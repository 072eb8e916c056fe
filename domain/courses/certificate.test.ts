import { expect, test } from 'vitest';
import { finishedAt, LONG_PRINTED_NAME, printedName } from './certificate.ts';
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
const ALA = { fullName: 'Ala Żółć', email: 'ala@example.pl' };
const NAMELESS = { ...ALA, fullName: null };

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

test('what is typed goes before the account’s name, and that before its address', () => {
  expect(printedName('Alicja Żółć', ALA)).toEqual({ name: 'Alicja Żółć', isEmail: false, fault: null });
  for (const nothing of [null, '', '  ', '\u200b\u202e'])
    expect(printedName(nothing, ALA)).toEqual({ name: 'Ala Żółć', isEmail: false, fault: null });
  expect(printedName(null, NAMELESS)).toEqual({ name: 'ala@example.pl', isEmail: true, fault: null });
});

test('a typed name is one line without signs that nobody sees, and of 80 characters at most', () => {
  expect(printedName(' Ala\n\u202eŻółć\u0000 ', NAMELESS).name).toBe('Ala Żółć');
  expect(printedName('ż'.repeat(80), NAMELESS)).toEqual({
    name: 'ż'.repeat(80),
    isEmail: false,
    fault: null,
  });
  expect(printedName('ż'.repeat(81), ALA)).toEqual({
    name: 'Ala Żółć',
    isEmail: false,
    fault: LONG_PRINTED_NAME,
  });
});
