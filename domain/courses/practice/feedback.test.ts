import { expect, test } from 'vitest';
import { isAnswered, partsOf } from './feedback.ts';

test.each([
  ['', false],
  [' \n ', false],
  ['1 + 2 = 3', false],
  ['a', false],
  ['ok', true],
  ['Czynsz\n1200', true],
])('%j is an answer that can be read: %s', (text, expected) => expect(isAnswered(text)).toBe(expected));

test('what is there is read first, the next thing last', () => {
  expect(partsOf({ there: ['A'], missing: ['B', 'C'], next: 'D' })).toEqual([
    { kind: 'there', text: 'A' },
    { kind: 'missing', text: 'B' },
    { kind: 'missing', text: 'C' },
    { kind: 'next', text: 'D' },
  ]);
});
