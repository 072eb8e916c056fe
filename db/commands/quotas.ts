// Counts of what was tried lately, shared by every isolate. One statement counts and reads, so that parallel attempts can't slip by.
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { quotas } from '../schema/quotas.ts';

/** `resetsAt`: when a window that starts now ends. Epoch ms. */
export type QuotaUse = { key: string; now: number; resetsAt: number };

/** A statement: counts one more and returns the count; a window that is over starts anew. */
export function countUse(db: Database, { key, now, resetsAt }: QuotaUse) {
  const isOver = sql`${quotas.resets_at} <= ${now}`;
  return db
    .insert(quotas)
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: quotas.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${quotas.count} + 1 END`,
        resets_at: sql`CASE WHEN ${isOver} THEN ${resetsAt} ELSE ${quotas.resets_at} END`,
      },
    })
    .returning({ count: quotas.count, resetsAt: quotas.resets_at });
}

/** A statement: what a live window has counted so far; no row = nothing. */
export function usesSoFar(db: Database, { key, now }: { key: string; now: number }) {
  return db
    .select({ count: quotas.count, resetsAt: quotas.resets_at })
    .from(quotas)
    .where(and(eq(quotas.key, key), gt(quotas.resets_at, now)));
}

/** A statement: starts over, as after a sign-in that succeeded. */
export function forgetUses(db: Database, key: string) {
  return db.delete(quotas).where(eq(quotas.key, key));
}

/** A statement: gives one use back. */
export function giveUseBack(db: Database, key: string) {
  return db
    .update(quotas)
    .set({ count: sql`max(${quotas.count} - 1, 0)` })
    .where(eq(quotas.key, key));
}

export async function deleteOldQuotas(db: Database, now: number): Promise<void> {
  await db.delete(quotas).where(lte(quotas.resets_at, now));
}
