import { expect, test } from 'vitest';
import {
  chosenDays,
  chosenParts,
  filledSections,
  MAX_REPLY_LENGTH,
  readHandOver,
  readReply,
} from './hand-over.ts';

test('parts come in our order, each once, and none that we do not have', () => {
  expect(chosenParts(['plan', 'email', 'answers', 'plan'])).toEqual(['answers', 'plan']);
  expect(chosenParts([])).toEqual([]);
});

test.each([
  ['7', 7],
  ['30', 30],
  ['90', 90],
  ['91', null],
  ['', null],
  ['7.0', null],
])('%j days are %j', (chosen, days) => {
  expect(chosenDays(chosen)).toBe(days);
});

test('a part with nothing to say is left out, and so is a heading over nothing', () => {
  const line = { text: 'a', quote: null };
  const sections = [
    { part: 'answers' as const, groups: [{ title: 'x', lines: [] }] },
    {
      part: 'plan' as const,
      groups: [
        { title: 'y', lines: [line] },
        { title: 'z', lines: [] },
      ],
    },
  ];
  expect(filledSections(sections)).toEqual([{ part: 'plan', groups: [{ title: 'y', lines: [line] }] }]);
});

test('a reply of the longest length is taken, one letter more is not, and blanks are none', () => {
  expect(readReply('a'.repeat(MAX_REPLY_LENGTH))).toEqual({ text: 'a'.repeat(MAX_REPLY_LENGTH) });
  expect(readReply('a'.repeat(MAX_REPLY_LENGTH + 1))).toEqual({
    fault: 'Skróć wiadomość do 2000 znaków – teraz ma ich 2001.',
  });
  expect(readReply(' \n\u200b ')).toEqual({ fault: 'Wpisz wiadomość.' });
  expect(readReply(' Dzień dobry\r\n\r\n\r\nJan ')).toEqual({ text: 'Dzień dobry\n\nJan' });
});

test('what is stored comes back, without what this edition does not know', () => {
  const section = { part: 'plan' as const, groups: [{ title: 'y', lines: [{ text: 'a', quote: 'b' }] }] };
  expect(readHandOver(JSON.stringify([section, { part: 'horoscope', groups: [] }, 7]))).toEqual([section]);
  expect(readHandOver('{}')).toEqual([]);
});
