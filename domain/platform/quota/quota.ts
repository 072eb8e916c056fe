// Quotas: so many times in a window that starts with the first (docs/security.md 'Limits'). Who counts and where is
// worker/limits.ts' and the database's matter; this is the arithmetic.

export type QuotaRule = { most: number; windowMs: number };

/** A count as it stands after this very attempt; times in epoch ms. */
export type QuotaCount = { count: number; resetsAt: number };

/** Null = within the quota, else the seconds until the window ends, at least one. */
export function secondsToWait(used: QuotaCount, rule: QuotaRule, now: number): number | null {
  if (used.count <= rule.most) return null;
  return Math.max(1, Math.ceil((used.resetsAt - now) / 1000));
}
