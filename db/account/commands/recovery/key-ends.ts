// What a reset by mail ends of the keys, where whoever sets the password asks for it: as domain/account/auth/recovery.ts `endableByMail` has it.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../client.ts';
import { profiles, tokens } from '../../schema/accounts.ts';
import { passkeys, recoveryCodes } from '../../schema/passkeys.ts';

/** Statements for the batch of the reset. With all keys go the links that would bring them back. */
export function endKeys(
  db: Database,
  { owner, since }: { owner: string; since: number },
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const settled = sql`EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${owner} AND own.second_factor_at < ${since})`;
  // What is from before stays, so that this holds for the second statement, too.
  const isSomethingLeft = sql`(EXISTS (SELECT 1 FROM ${passkeys} AS old WHERE old.user_id = ${owner} AND old.created_at < ${since})
    OR EXISTS (SELECT 1 FROM ${recoveryCodes} AS old WHERE old.user_id = ${owner} AND old.created_at < ${since}))`;
  const ends = (createdAt: SQL) =>
    sql`(NOT ${settled} OR (${createdAt} >= ${since} AND ${isSomethingLeft})) AND ${guard}`;
  return [
    db.delete(passkeys).where(and(eq(passkeys.user_id, owner), ends(sql`${passkeys.created_at}`))),
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, owner), ends(sql`${recoveryCodes.created_at}`))),
    db
      .delete(tokens)
      .where(and(eq(tokens.user_id, owner), eq(tokens.purpose, 'undo-keys'), sql`NOT ${settled}`, guard)),
    db
      .update(profiles)
      .set({ second_factor_at: null })
      .where(and(eq(profiles.id, owner), sql`NOT ${settled}`, guard)),
  ];
}
