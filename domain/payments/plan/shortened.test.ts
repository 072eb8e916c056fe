import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a text just under and at the length stays, just over is cut at a word', () => {
  const words = 'dwa słowa';
  expect([shortened(words, 10), shortened(words, 9), shortened(words, 8)]).toEqual([words, words, 'dwa…']);
});

test('a cut at the end of a word keeps the word, without the punctuation after it', () => {
  expect(shortened('jeden, dwa', 6)).toBe('jeden…');
  expect(shortened('jeden dwa', 5)).toBe('jeden…');
});

test('one endless word is cut hard, and never within a pair', () => {
  expect(shortened('abcdef', 3)).toBe('abc…');
  expect(shortened('ab🌿cd', 3)).toBe('ab…');
});

test('no more than the first characters ever remain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const short = shortened(text, length);
      expect(short === text || (short.length <= length + 1 && text.startsWith(short.slice(0, -1)))).toBe(
        true,
      );
    }),
  );
});
