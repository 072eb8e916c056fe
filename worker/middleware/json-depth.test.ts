import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

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
