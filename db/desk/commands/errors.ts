// Errors, put together with those that are the same.
import { lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { errorGroups } from '../schema/desk.ts';
import type { DeskGuard } from './guard.ts';
import { sendBatch } from '../../send-batch.ts';

/** 'stranger': a browser in which nobody is signed in, so that anybody could have made it up. */
export type ErrorSource = 'worker' | 'browser' | 'stranger';

export type SeenError = {
  /** Its fingerprint (domain/desk/fingerprint.ts). */
  id: string;
  source: ErrorSource;
  message: string;
  frame: string;
  route: string;
  version: string;
  requestId: string;
  at: number;
};

/**
 * A message that differs each time must not fill the table: what no group is left for stands in `logs` alone. A share for each source, so
 * that none takes another's.
 */
export const MAX_GROUPS: Record<ErrorSource, number> = { worker: 250, browser: 150, stranger: 100 };
const REQUESTS_KEPT = 5;

/** A statement for a batch: noted only where the condition holds. */
export function noteErrorIf(db: Database, seen: SeenError, condition: SQL) {
  const { id, source, message, frame, route, version, requestId, at } = seen;
  // The group's name where it stands in the update.
  const old = errorGroups;
  const groups = sql`SELECT count(*) FROM (SELECT 1 FROM ${old} WHERE last_seen > 0 AND source = ${source} LIMIT ${MAX_GROUPS[source]}) AS newest`;
  const isKnown = sql`EXISTS (SELECT 1 FROM ${old} WHERE id = ${id})`;
  const latest = sql`SELECT json_group_array(request) FROM (
    SELECT ${requestId} AS request, -1 AS place UNION ALL
    SELECT value, key FROM json_each(${old.request_ids}) ORDER BY place LIMIT ${REQUESTS_KEPT}) AS kept`;
  return db.run(sql`INSERT INTO ${old}
    (id, source, message, frame, route, version, count, first_seen, last_seen, request_ids)
    SELECT ${id}, ${source}, ${message}, ${frame}, ${route}, ${version}, 1, ${at}, ${at}, json_array(${requestId})
    WHERE ${condition} AND (${isKnown} OR (${groups}) < ${MAX_GROUPS[source]})
    ON CONFLICT (id) DO UPDATE SET count = count + 1, last_seen = max(last_seen, excluded.last_seen),
      version = excluded.version, route = excluded.route, request_ids = (${latest})`);
}

/** Not shown until another build has it. False = there is no such group, or they may not. */
export async function silenceError(
  db: Database,
  { id, version }: { id: string; version: string },
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isMeant = sql`${errorGroups.id} = ${id} AND ${guard}`;
  const { silenced } = await sendBatch(db, {
    told: tell(sql`EXISTS (SELECT 1 FROM ${errorGroups} WHERE ${isMeant})`),
    silenced: db
      .update(errorGroups)
      .set({ silenced_version: version })
      .where(isMeant)
      .returning({ id: errorGroups.id }),
  });
  return silenced.length === 1;
}

/** `before` is the last moment (epoch ms) that is past. */
export async function deleteErrorGroups(db: Database, before: number): Promise<void> {
  await db.delete(errorGroups).where(lte(errorGroups.last_seen, before));
}
