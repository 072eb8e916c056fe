import { expect, test } from 'vitest';
import { hasHalfCharacter } from './half-character.ts';

const has = (text: string) => hasHalfCharacter(new TextEncoder().encode(text));

test.each([
  '"\\ud800"',
  '"a\\uDFFFb"',
  '{"a":[{"b":"\\udc00\\ud800"}]}',
  '{"\\ud83d":1}',
  '"\\ud83d\\ud83d\\ude00"',
])('half a character stands in %s', (json) => {
  expect(has(json)).toBe(true);
});

test.each([
  '',
  '"😀"',
  '"\\ud83d\\ude00"',
  '"\\\\ud800"',
  '"\\ud7ff\\ue000"',
  '"\\ud800',
  JSON.stringify({ a: '\u2028\ufeff\u0000' }),
])('none stands in %s', (json) => {
  expect(has(json)).toBe(false);
});
