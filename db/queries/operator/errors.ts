// Error groups, the one seen last first.
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { errorGroups } from '../../schema/desk.ts';

/** Of the last row that was read: pages go on behind it. */
export type ErrorKey = { lastSeen: number; id: string };

/** Null = from the newest. */
export function errorGroupsBefore(db: Database, before: ErrorKey | null, limit: number) {
  const { last_seen: lastSeen, id } = errorGroups;
  const rows = db.select().from(errorGroups);
  const behind =
    before === null ? rows : rows.where(sql`(${lastSeen}, ${id}) < (${before.lastSeen}, ${before.id})`);
  return behind.orderBy(desc(lastSeen), desc(id)).limit(limit);
}
