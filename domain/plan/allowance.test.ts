import { expect, test } from 'vitest';
import { generationsFree, liveRun } from './allowance.ts';

const now = 1_000_000;
const row = (left: number, until: number | null) => ({
  quiz_generations_left: left,
  reserved_run: until === null ? null : 'run-1',
  reserved_until: until,
});

test('without a lease everything left is free', () => {
  expect(generationsFree(row(1, null), now)).toBe(1);
  expect(liveRun(row(1, null), now)).toBeNull();
});

test('a live lease takes one', () => {
  expect(generationsFree(row(1, now + 1), now)).toBe(0);
  expect(generationsFree(row(5, now + 1), now)).toBe(4);
  expect(liveRun(row(1, now + 1), now)).toBe('run-1');
});

test('a lease is dead from the very moment it names', () => {
  expect(liveRun(row(1, now), now)).toBeNull();
  expect(generationsFree(row(1, now), now)).toBe(1);
});

test('it never falls below 0', () => {
  expect(generationsFree(row(0, now + 1), now)).toBe(0);
});
