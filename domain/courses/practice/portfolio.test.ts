import { expect, test } from 'vitest';
import { portfolioOf, portfolioText } from './portfolio.ts';

const structure = {
  title: 'Kurs',
  description: '',
  modules: [
    { id: '1', title: 'A', description: '', lessons: [{ id: '1-1', title: 'Pierwsza' }] },
    { id: '2', title: 'B', description: '', lessons: [{ id: '2-1', title: 'Druga' }] },
  ],
};
const written = (lessonId: string, savedAt: number, text = 'tekst') => ({
  lessonId,
  savedAt,
  text,
  task: 'Zrób.',
});

test('what was written stands in the order of the lessons, and of lessons that are gone last', () => {
  const entries = portfolioOf(structure, [
    written('x-2', 9),
    written('2-1', 1),
    written('x-1', 3),
    written('1-1', 5),
  ]);
  expect(entries.map(({ lesson, lessonId }) => [lesson, lessonId])).toEqual([
    ['Pierwsza', '1-1'],
    ['Druga', '2-1'],
    [null, 'x-1'],
    [null, 'x-2'],
  ]);
});

test('texts of spaces alone aren’t shown, and a course without a plan still shows the others', () => {
  expect(portfolioOf(structure, [written('1-1', 1, ' \n ')])).toEqual([]);
  expect(portfolioOf(null, [written('1-1', 1)])).toEqual([
    { lessonId: '1-1', lesson: null, savedAt: 1, text: 'tekst', task: 'Zrób.' },
  ]);
});

const savedAt = Date.parse('2027-01-03T11:03:00Z');

test('a portfolio as a file has each task, its day and the text as it was typed', () => {
  const text = portfolioText('SQL od podstaw', [
    {
      lessonId: '1-1',
      lesson: 'Tabele',
      task: 'Opisz\n trzy tabele.',
      text: '\n- jedna\n  - *druga*\n',
      savedAt,
    },
    { lessonId: 'x', lesson: null, task: 'Zrób.', text: 'ok', savedAt },
  ]);
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    [
      '# SQL od podstaw: portfolio',
      '## Tabele',
      '**Zadanie.** Opisz trzy tabele.',
      '*Zapisano 3 stycznia 2027*',
      '- jedna\n  - *druga*',
      '## Lekcja z wcześniejszej wersji kursu',
      '**Zadanie.** Zrób.',
      '*Zapisano 3 stycznia 2027*',
      'ok\n',
    ].join('\n\n'),
  );
});
