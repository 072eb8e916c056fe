import { expect, test } from 'vitest';
import { isHeldBack } from './held-back.ts';

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
