import { expect, test } from 'vitest';
import { portfolioText } from './portfolio-text.ts';

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
