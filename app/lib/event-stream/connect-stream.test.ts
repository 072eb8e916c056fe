import { expect, test } from 'vitest';
import { pauseMs } from './connect-stream.ts';

test('a pause is spread by chance and never grows past the last one', () => {
  expect([pauseMs(1, 0), pauseMs(1, 0.999), pauseMs(5, 0.5), pauseMs(40, 0.5)]).toEqual([
    375, 625, 8_000, 8_000,
  ]);
});
