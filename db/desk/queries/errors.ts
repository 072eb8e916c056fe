// Error groups, the one seen last first.
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { errorGroups } from '../schema/desk.ts';

/** Of the last row that was read: pages go on behind it. */
export type ErrorKey = { lastSeen: number; id: string };

const NEWEST: ErrorKey = { lastSeen: Number.MAX_SAFE_INTEGER, id: '' };

/** Null = from the newest. */
export function errorGroupsBefore(db: Database, before: ErrorKey | null, limit: number) {
  const { last_seen: lastSeen, id } = errorGroups;
  const key = before ?? NEWEST;
  return db
    .select()
    .from(errorGroups)
    .where(sql`(${lastSeen}, ${id}) < (${key.lastSeen}, ${key.id})`)
    .orderBy(desc(lastSeen), desc(id))
    .limit(limit);
}
