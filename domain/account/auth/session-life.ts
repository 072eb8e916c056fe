// How long a session lives (docs/decisions.md 'Remember me', the absolute ends). The specification is silent on idle ends: a
// remembered session that nobody used for 14 days is over, one that is not remembered after 4 hours.
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** `last_seen_at` is written at most that often. */
const NOTED_EVERY_MS = HOUR_MS;

const LIFE = {
  remembered: { wholeMs: 30 * DAY_MS, idleMs: 14 * DAY_MS },
  brief: { wholeMs: 12 * HOUR_MS, idleMs: 4 * HOUR_MS },
} as const;

const lifeOf = (remembered: boolean) => (remembered ? LIFE.remembered : LIFE.brief);

export const REMEMBERED_MS = LIFE.remembered.wholeMs;

type SessionEnds = { expiresAt: number; endsAt: number };

/** `expiresAt`: if nobody uses it; `endsAt`: at the latest. Epoch ms, as all times here. */
export function newSessionEnds(remembered: boolean, now: number): SessionEnds {
  const { wholeMs, idleMs } = lifeOf(remembered);
  return { expiresAt: now + idleMs, endsAt: now + wholeMs };
}

type UsedSession = { remembered: boolean; lastSeenAt: number; expiresAt: number; endsAt: number };

/** What to write down about a live session that is being used; null = nothing yet. */
export function sessionUse(
  session: UsedSession,
  now: number,
): { lastSeenAt: number; expiresAt: number } | null {
  if (now - session.lastSeenAt < NOTED_EVERY_MS) return null;
  const { idleMs } = lifeOf(session.remembered);
  return { lastSeenAt: now, expiresAt: Math.min(session.endsAt, now + idleMs) };
}

// What is grave asks for a fresh proof that it is still the same person (docs/decisions.md 'A fresh proof'): anyone who found an open
// browser, or copied its cookie, has none.

/** How long a proof counts. Signing in is one. */
export const FRESH_AUTH_MS = 10 * 60_000;

export function isFreshAuth(freshAuthAt: number, now: number): boolean {
  return now - freshAuthAt <= FRESH_AUTH_MS;
}
