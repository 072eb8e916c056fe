import { expect, test } from 'vitest';
import { liveRun } from './allowance.ts';

const now = 1_000_000;

test('without a lease nothing is running', () => {
  expect(liveRun({ reserved_run: null, reserved_until: null }, now)).toBeNull();
});

test('a lease lives until the very moment it names', () => {
  expect(liveRun({ reserved_run: 'run-1', reserved_until: now + 1 }, now)).toBe('run-1');
  expect(liveRun({ reserved_run: 'run-1', reserved_until: now }, now)).toBeNull();
});
