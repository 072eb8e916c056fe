import { expect, test } from 'vitest';
import { referralEnd, referralState, type Referral, timeLeftText } from './discount.ts';

const VERIFIED_AT = Date.parse('2026-11-20T10:00:00Z');
const END = VERIFIED_AT + 86_400_000;

const verified: Referral = { verifiedAt: VERIFIED_AT, expiresAt: END, usedAt: null };

test('the discount ends 24 hours after it was verified', () => {
  expect(referralEnd(VERIFIED_AT)).toBe(END);
});

test('nothing shared is inactive; shared waits to be verified, however long', () => {
  expect(referralState(null, VERIFIED_AT)).toEqual({ name: 'inactive' });
  const shared = { verifiedAt: null, expiresAt: null, usedAt: null };
  expect(referralState(shared, END + 1)).toEqual({ name: 'shared' });
});

test.each([
  [VERIFIED_AT, { name: 'active', expiresAt: END }],
  [END - 1, { name: 'active', expiresAt: END }],
  [END, { name: 'expired' }],
  [END + 1, { name: 'expired' }],
])('at %d a verified one is %o', (now, state) => {
  expect(referralState(verified, now)).toEqual(state);
});

test('one that bought a subscription is used, within its time and after it', () => {
  const used = { ...verified, usedAt: VERIFIED_AT + 1 };
  expect(referralState(used, VERIFIED_AT + 2)).toEqual({ name: 'used' });
  expect(referralState(used, END)).toEqual({ name: 'used' });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [24 * HOUR, '24\u00a0godz. 0\u00a0min'],
  [24 * HOUR - 1, '24\u00a0godz. 0\u00a0min'],
  [24 * HOUR - MINUTE, '23\u00a0godz. 59\u00a0min'],
  [HOUR + 1, '1\u00a0godz. 1\u00a0min'],
  [HOUR, '1\u00a0godz. 0\u00a0min'],
  [HOUR - 1, '1\u00a0godz. 0\u00a0min'],
  [HOUR - MINUTE, '59\u00a0min'],
  [MINUTE, '1\u00a0min'],
  [1, '1\u00a0min'],
  [0, ''],
  [-1, ''],
])('%i ms read as „%s”', (leftMs, text) => {
  expect(timeLeftText(leftMs)).toBe(text);
});
