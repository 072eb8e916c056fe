import { expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH, readAnswer, readQuestion } from './question.ts';

test('a question of the longest length is taken, one letter more is not, and signs alone are none', () => {
  expect(readQuestion('a'.repeat(MAX_QUESTION_LENGTH))).toEqual({ text: 'a'.repeat(MAX_QUESTION_LENGTH) });
  expect(readQuestion('a'.repeat(MAX_QUESTION_LENGTH + 1))).toEqual({
    fault: 'Skróć pytanie do 300 znaków – teraz ma ich 301.',
  });
  for (const typed of ['', ' \u200b ', '???', 'a'])
    expect(readQuestion(typed)).toEqual({ fault: 'Wpisz pytanie.' });
  expect(readQuestion(' Ile\r\ntrwa nauka? ')).toEqual({ text: 'Ile\ntrwa nauka?' });
});

test('a stored answer comes back, and what is none of ours is left out', () => {
  const part = { text: 'Tak.', source: 'bilans' };
  expect(readAnswer({ parts: [part, { text: 'Nie.', source: 'gazeta' }, 7], unknown: 'x' })).toEqual({
    parts: [part],
    unknown: 'x',
  });
  expect(readAnswer({ parts: [], unknown: '' })).toBeNull();
  expect(readAnswer(null)).toBeNull();
});
