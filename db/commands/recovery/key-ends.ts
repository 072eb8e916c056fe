// What a reset by mail ends of the keys, where whoever sets the password asks for it: as domain/auth/recovery.ts `endableByMail` has it.
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { profiles } from '../../schema/accounts.ts';
import { passkeys, recoveryCodes } from '../../schema/passkeys.ts';

/** A condition on profiles: the second factor was on before `since`. */
function isSettled(since: number): SQL {
  return sql`coalesce(${profiles.second_factor_at}, ${since}) < ${since}`;
}

/** Statements for the batch of the reset. */
export function endKeys(
  db: Database,
  { owner, since }: { owner: string; since: number },
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const settled = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${owner} AND ${isSettled(since)})`;
  return [
    db
      .delete(passkeys)
      .where(
        and(eq(passkeys.user_id, owner), sql`(NOT ${settled} OR ${gte(passkeys.created_at, since)})`, guard),
      ),
    db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.user_id, owner),
          sql`(NOT ${settled} OR ${gte(recoveryCodes.created_at, since)})`,
          guard,
        ),
      ),
    db
      .update(profiles)
      .set({ second_factor_at: null })
      .where(and(eq(profiles.id, owner), sql`NOT (${isSettled(since)})`, guard)),
  ];
}
