// The record of erasures (db/account/schema/erasures.ts), written in the batch that erases.
import { createHash } from 'node:crypto';
import { lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../schema/accounts.ts';
import { erasures } from '../schema/erasures.ts';

/** Ids are random, so that nobody can guess what was hashed. */
export function hashOfErased(personId: string): string {
  return createHash('sha256').update(personId).digest('hex');
}

/** A statement for the deletion's batch, before the profile goes; it notes nobody unless `who` is there. */
export function noteErasure(db: Database, personId: string, who: SQL<string>, now: number) {
  return db.run(sql`INSERT INTO ${erasures} (erased_hash, erased_at)
    SELECT ${hashOfErased(personId)}, ${now} FROM ${profiles} WHERE id = ${who} ON CONFLICT DO NOTHING`);
}

export type Erasure = { erased_hash: string; erased_at: number };

/** All that are kept, oldest first. */
export function keptErasures(db: Database): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(erasures.erased_at);
}

/** Known ones stay as they are. */
export async function insertErasures(db: Database, known: Erasure[]): Promise<void> {
  if (known.length > 0) await db.insert(erasures).values(known).onConflictDoNothing();
}

export async function deleteErasures(db: Database, before: number): Promise<void> {
  await db.delete(erasures).where(lte(erasures.erased_at, before));
}
