// Counts of what was tried lately, shared by every isolate. One statement counts and reads, so that parallel attempts can't slip by.
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { quotas } from '../schema/quotas.ts';

/** `resetsAt`: when a window that starts now ends. Epoch ms. */
type QuotaUse = { key: string; now: number; resetsAt: number };

/** A statement: counts one more if `guard` holds, and returns the count; a window that is over starts anew. */
export function incrementUse(db: Database, { key, now, resetsAt }: QuotaUse, guard: SQL = sql`1`) {
  const isOver = sql`${quotas.resets_at} <= ${now}`;
  return db
    .insert(quotas)
    .select(sql`SELECT ${key}, 1, ${resetsAt} WHERE ${guard}`)
    .onConflictDoUpdate({
      target: quotas.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${quotas.count} + 1 END`,
        resets_at: sql`CASE WHEN ${isOver} THEN ${resetsAt} ELSE ${quotas.resets_at} END`,
      },
    })
    .returning({ count: quotas.count, resetsAt: quotas.resets_at });
}

/** For a batch whose other statements depend on whether there is room. */
export type QuotaRoom = QuotaUse & { most: number };

/** A condition: fewer than `most` so far. */
export function hasRoom({ key, now, most }: QuotaRoom): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${quotas} WHERE key = ${key} AND resets_at > ${now} AND count >= ${most})`;
}

/** A statement: what a live window has counted so far; no row = nothing. */
export function usesSoFar(db: Database, { key, now }: { key: string; now: number }) {
  return db
    .select({ count: quotas.count, resetsAt: quotas.resets_at })
    .from(quotas)
    .where(and(eq(quotas.key, key), gt(quotas.resets_at, now)));
}

/** A statement: starts over, as after a sign-in that succeeded. */
export function forgetUses(db: Database, key: string, guard: SQL = sql`1`) {
  return db.delete(quotas).where(and(eq(quotas.key, key), guard));
}

/** A statement: gives one use back. */
export function giveUseBack(db: Database, key: string, guard: SQL = sql`1`) {
  return db
    .update(quotas)
    .set({ count: sql`max(${quotas.count} - 1, 0)` })
    .where(and(eq(quotas.key, key), guard));
}
