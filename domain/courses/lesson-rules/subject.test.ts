import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPolish } from '../writing/written-lesson.ts';
import { partsOf } from './parts.ts';
import { isOtherSubject, wordsShared } from './subject.ts';

const FIRST_LESSONS = 'content/courses/first-lessons/texts';
const ours = readdirSync(FIRST_LESSONS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, partsOf(readFileSync(`${FIRST_LESSONS}/${name}`, 'utf8')).prose] as const);

test.each(ours)('%s is Polish', (_, prose) => {
  expect(isPolish(prose)).toBe(true);
});

test.each([
  ['Tak jest, bo się nie da inaczej.', true],
  ['In this lesson you will learn how to write a loop. A loop repeats what you ask for, and it ends.', false],
  ['V této lekci se naučíte psát smyčku, která opakuje příkazy.', false],
  ['У цьому уроці ви навчитеся писати цикл.', false],
  ['', true],
])('%j is Polish: %s', (text, expected) => {
  expect(isPolish(text)).toBe(expected);
});

const nineteen = Array.from({ length: 19 }, () => 'loop').join(' ');

test('at the very share', () => {
  expect(isPolish(`${nineteen} nie`)).toBe(true);
  expect(isPolish(`${nineteen} loop nie`)).toBe(false);
});

test.each([
  ['two of its words are enough', 'Pętla powtarza polecenia w programie.', false],
  ['one is not', 'Przepis na program pieczenia chleba.', true],
  ['endings may differ', 'O pętlach i poleceniach.', false],
])('%s', (_, prose, expected) => {
  expect(isOtherSubject(prose, 'Pętla powtarza polecenia programu')).toBe(expected);
});

test('of three words nothing follows', () => {
  expect(isOtherSubject('Przepis na chleb.', 'Pętla powtarza polecenia')).toBe(false);
});

test('shared words count once', () => {
  expect(wordsShared('Program i warunki, program', 'Warunki programu')).toBe(2);
});
