import { expect, test } from 'vitest';
import { FRESH_AUTH_MS, isFreshAuth } from './fresh-auth.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['of this moment', NOW, true],
  ['of ten minutes ago, to the millisecond', NOW - FRESH_AUTH_MS, true],
  ['older by a millisecond', NOW - FRESH_AUTH_MS - 1, false],
  ['never given', 0, false],
])('a proof %s', (_, at, isFresh) => {
  expect(isFreshAuth(at, NOW)).toBe(isFresh);
});
