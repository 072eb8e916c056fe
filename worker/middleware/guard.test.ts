import { expect, test } from 'vitest';
import { hasHalfCharacter, isDeeperThan } from './guard.ts';

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

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  [nested(19), false],
  [nested(20), false],
  [nested(21), true],
  ['{"a":'.repeat(21), true],
  [`[${Array.from({ length: 50 }, () => '[]').join()}]`, false],
  [JSON.stringify(nested(40)), false],
  [JSON.stringify({ text: `"\\${nested(40)}` }), false],
  ['', false],
])('a limit of 20 on %s', (text, isDeeper) => {
  expect(isDeeperThan(20, bytes(text))).toBe(isDeeper);
});

test('a million brackets take no more stack than one', () => {
  expect(isDeeperThan(2_000_000, bytes('['.repeat(1_000_000)))).toBe(false);
});
