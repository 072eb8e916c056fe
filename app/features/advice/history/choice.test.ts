import { expect, test } from 'vitest';
import { readChoice, chosenTwice } from './choice.ts';

const asked = (query: string) => new URLSearchParams(query);

test('two different ones are a choice', () => {
  expect(readChoice(asked('a=1&b=2'))).toEqual({ a: '1', b: '2' });
  expect(chosenTwice(asked('a=1&b=2'))).toBeNull();
});

test('one with itself is none, and is told apart from nothing chosen', () => {
  expect(readChoice(asked('a=1&b=1'))).toBeNull();
  expect(chosenTwice(asked('a=1&b=1'))).toBe('1');
});

test.each(['', 'a=1', 'b=1', 'a=&b=', 'a=1&b='])('"%s" chooses nothing', (query) => {
  expect(readChoice(asked(query))).toBeNull();
  expect(chosenTwice(asked(query))).toBeNull();
});
