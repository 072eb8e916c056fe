import { expect, test } from 'vitest';
import { hasRoomFor } from './shares.ts';

test.each([
  [{ spentMicro: 899, nextMicro: 100, limitMicro: 1_000 }, true],
  [{ spentMicro: 900, nextMicro: 100, limitMicro: 1_000 }, true],
  [{ spentMicro: 901, nextMicro: 100, limitMicro: 1_000 }, false],
  [{ spentMicro: 0, nextMicro: null, limitMicro: 1_000 }, false],
  [{ spentMicro: 9_999, nextMicro: 100, limitMicro: null }, true],
  [{ spentMicro: 0, nextMicro: null, limitMicro: null }, true],
])('%j: %s', (state, hasRoom) => {
  expect(hasRoomFor(state)).toBe(hasRoom);
});
