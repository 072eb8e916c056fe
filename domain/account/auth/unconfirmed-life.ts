// How long an account lives whose address nobody confirms (docs/decisions.md 'Accounts never confirmed').

const DAY_MS = 24 * 60 * 60_000;

export const UNCONFIRMED_KEPT_MS = 14 * DAY_MS;

/** The person is told so long before it goes, however old the account is by then. */
export const TOLD_BEFORE_MS = 4 * DAY_MS;

/** The day of the end for anyone who is told now. Epoch ms. */
export function unconfirmedEnd({ createdAt, toldAt }: { createdAt: number; toldAt: number }): number {
  return Math.max(createdAt + UNCONFIRMED_KEPT_MS, toldAt + TOLD_BEFORE_MS);
}
