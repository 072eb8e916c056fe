import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadlines, type Deadlines } from './deadlines.ts';

const MS = { firstByteMs: 300, idleMs: 100, totalMs: 1_000 };

let deadlines: Deadlines;
beforeEach(() => {
  vi.useFakeTimers();
  deadlines = startDeadlines(MS);
});
afterEach(() => {
  deadlines.stop();
  vi.useRealTimers();
});

const passedAfter = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return deadlines.passed;
};

test('whoever says nothing is given up at the first byte’s deadline', () => {
  expect([passedAfter(299), passedAfter(1)]).toEqual([false, true]);
});

test('each sign of life gives the first text as long again, up to the whole', () => {
  for (const _ of [1, 2, 3]) {
    expect(passedAfter(299)).toBe(false);
    deadlines.sawLife();
  }
  expect(deadlines.hasSeenText).toBe(false);
  expect([passedAfter(102), passedAfter(1)]).toEqual([false, true]);
});

test('between texts the shorter pause holds, whatever else comes', () => {
  deadlines.sawText();
  expect(passedAfter(99)).toBe(false);
  deadlines.sawLife();
  expect([passedAfter(99), passedAfter(1)]).toEqual([false, true]);
});
