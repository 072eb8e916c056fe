import { expect, test } from 'vitest';
import { newSessionEnds, sessionUse, FRESH_AUTH_MS, isFreshAuth } from './session-life.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;

test('a remembered session ends after 30 days, or 14 without use', () => {
  expect(newSessionEnds(true, NOW)).toEqual({ expiresAt: NOW + 14 * DAY, endsAt: NOW + 30 * DAY });
});

test('one that is not remembered ends after 12 hours, or 4 without use', () => {
  expect(newSessionEnds(false, NOW)).toEqual({ expiresAt: NOW + 4 * HOUR, endsAt: NOW + 12 * HOUR });
});

const brief = { remembered: false, lastSeenAt: NOW, expiresAt: NOW + 4 * HOUR, endsAt: NOW + 12 * HOUR };

test('its use is noted hourly, not more often', () => {
  expect(sessionUse(brief, NOW + HOUR - 1)).toBeNull();
  expect(sessionUse(brief, NOW + HOUR)).toEqual({ lastSeenAt: NOW + HOUR, expiresAt: NOW + 5 * HOUR });
});

test('use moves the end on, but never past the absolute one', () => {
  expect(sessionUse(brief, NOW + 8 * HOUR)?.expiresAt).toBe(NOW + 12 * HOUR);
  expect(sessionUse(brief, NOW + 8 * HOUR + 1)?.expiresAt).toBe(NOW + 12 * HOUR);
  expect(sessionUse({ ...brief, remembered: true, endsAt: NOW + 30 * DAY }, NOW + 2 * DAY)?.expiresAt).toBe(
    NOW + 16 * DAY,
  );
});

const MOMENT = 1_800_000_000_000;

test.each([
  ['of this moment', MOMENT, true],
  ['of ten minutes ago, to the millisecond', MOMENT - FRESH_AUTH_MS, true],
  ['older by a millisecond', MOMENT - FRESH_AUTH_MS - 1, false],
  ['never given', 0, false],
])('a proof %s', (_, at, isFresh) => {
  expect(isFreshAuth(at, MOMENT)).toBe(isFresh);
});
