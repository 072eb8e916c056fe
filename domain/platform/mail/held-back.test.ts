import { expect, test } from 'vitest';
import { isHeldBack, GIVE_UP_AFTER_MS, nextAttemptAt } from './held-back.ts';

test.each([
  'sign-in-change',
  'recovery',
  'password-changed',
  'password-dropped',
  'new-device',
  'role-dropped',
  'refund-failed',
  'reset-password',
  'purchase',
  'of a kind from before',
])('%s goes to an address that bounces, and to one that calls our mail spam', (kind) => {
  expect([isHeldBack(kind, 'bounced'), isHeldBack(kind, 'complained')]).toEqual([false, false]);
});

test.each(['analysis-ready', 'better-lesson', 'lesson-report', 'review', 'terms-change', 'unconfirmed-end'])(
  '%s goes to neither, but wherever mail arrives',
  (kind) => {
    expect(isHeldBack(kind, 'bounced')).toBe(true);
    expect(isHeldBack(kind, 'complained')).toBe(true);
    expect(isHeldBack(kind, null)).toBe(false);
  },
);

const MINUTE_MS = 60_000;

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [6, 360],
  [7, 360],
  [50, 360],
])('after %i failures the pause is %i minutes', (failures, minutes) => {
  expect(nextAttemptAt({ failures, createdAt: 0, now: 1000 })).toBe(1000 + minutes * MINUTE_MS);
});

test('the last attempt is made three days after the first, none later', () => {
  const now = GIVE_UP_AFTER_MS - 360 * MINUTE_MS;
  expect(nextAttemptAt({ failures: 7, createdAt: 0, now })).toBe(GIVE_UP_AFTER_MS);
  expect(nextAttemptAt({ failures: 7, createdAt: 0, now: now + 1 })).toBeNull();
});
