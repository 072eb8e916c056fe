// When a message that could not be sent is tried again (docs/faults.md 24): soon at first, then ever more seldom, and after three days
// no more, since by then its reader has moved on.

const MINUTE_MS = 60_000;

const PAUSES_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);

const LONGEST_PAUSE_MS = 360 * MINUTE_MS;

export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

/** Epoch ms of the next attempt after `failures` failed ones (at least 1); null = give up. */
export function nextAttemptAt(mail: { failures: number; createdAt: number; now: number }): number | null {
  const at = mail.now + (PAUSES_MS[mail.failures - 1] ?? LONGEST_PAUSE_MS);
  return at - mail.createdAt > GIVE_UP_AFTER_MS ? null : at;
}
