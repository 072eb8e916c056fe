// The operator's switches. By their names, so that no table is read from end to end.
import { and, eq, gt, inArray } from 'drizzle-orm';
import { SWITCH_NAMES } from '#domain/desk/switches/switches.ts';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { switches } from '../schema/switches.ts';

/** A statement: those that are in force or will be. */
export function comingSwitches(db: Database, now: number) {
  return db
    .select({
      name: switches.name,
      sentence: switches.sentence,
      from: switches.starts_at,
      until: switches.ends_at,
    })
    .from(switches)
    .where(and(inArray(switches.name, [...SWITCH_NAMES]), gt(switches.ends_at, now)));
}

/** A statement, for the operator's desk: also those that have ended, with the person who set them; no address = that account is gone. */
export function lastSwitches(db: Database) {
  return db
    .select({
      name: switches.name,
      sentence: switches.sentence,
      from: switches.starts_at,
      until: switches.ends_at,
      setBy: profiles.email,
      setAt: switches.set_at,
    })
    .from(switches)
    .leftJoin(profiles, eq(profiles.id, switches.set_by))
    .where(inArray(switches.name, [...SWITCH_NAMES]));
}
