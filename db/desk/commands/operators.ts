// Roles at the desk, given and taken by a command (scripts/operator.ts), each with its row in the security log.
import { and, eq, sql } from 'drizzle-orm';
import type { DeskRole } from '#domain/desk/roles.ts';
import type { Database } from '../../client.ts';
import { profiles, tokens } from '../../account/schema/accounts.ts';
import { operators } from '../schema/operators.ts';
import { passkeys } from '../../account/schema/passkeys.ts';
import type { TellSecurityLog } from '../../account/commands/security-log.ts';
import type { Proof } from '../../account/commands/sessions.ts';
import { liveToken } from '../../account/commands/tokens.ts';

/** Another role takes the place of the one before. False = nobody has confirmed the address, and whose it is nobody knows. */
export async function giveRole(
  db: Database,
  given: { personId: string; role: DeskRole; now: number },
  told: TellSecurityLog,
): Promise<boolean> {
  const { personId, role, now } = given;
  const isConfirmed = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${personId} AND email_confirmed_at IS NOT NULL)`;
  const [[done]] = await db.batch([
    db.all<{ role: string }>(sql`INSERT INTO ${operators} (user_id, role, given_at)
      SELECT ${personId}, ${role}, ${now} WHERE ${isConfirmed}
      ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, given_at = excluded.given_at RETURNING role`),
    told(isConfirmed),
  ]);
  return done !== undefined;
}

/**
 * A one-time code by which a person with a role adds a first key (domain/account/auth/recovery.ts), in place of an earlier one. False = the person has
 * no role, or has a key, which is the proof.
 */
export async function giveEnrolment(
  db: Database,
  {
    personId,
    tokenHash,
    now,
    expiresAt,
  }: { personId: string; tokenHash: string; now: number; expiresAt: number },
  told: TellSecurityLog,
): Promise<boolean> {
  const may = sql`EXISTS (SELECT 1 FROM ${operators} WHERE user_id = ${personId})
    AND NOT EXISTS (SELECT 1 FROM ${passkeys} WHERE user_id = ${personId})`;
  const [, , [given]] = await db.batch([
    told(may),
    db.delete(tokens).where(and(eq(tokens.user_id, personId), eq(tokens.purpose, 'enrolment'))),
    db.all<{
      user_id: string;
    }>(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${tokenHash}, ${personId}, 'enrolment', ${now}, ${expiresAt} WHERE ${may} RETURNING user_id`),
  ]);
  return given !== undefined;
}

/** An enrolment code as a proof, which it is once. It opens no desk. */
export function enrolmentProof(
  db: Database,
  { personId, tokenHash, now }: { personId: string; tokenHash: string; now: number },
): Proof {
  const own = sql`${liveToken(tokenHash, 'enrolment', now)} AND ${tokens.user_id} = ${personId}`;
  return {
    isGood: sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${own})`,
    spend: (isDone) => [db.delete(tokens).where(and(own, isDone))],
    isByPasskey: false,
    isFactor: true,
  };
}

/** False = the person had none. */
export async function takeRole(db: Database, personId: string, told: TellSecurityLog): Promise<boolean> {
  const own = sql`${operators.user_id} = ${personId}`;
  const [, taken] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${operators} WHERE ${own})`),
    db.delete(operators).where(own).returning({ id: operators.user_id }),
  ]);
  return taken.length === 1;
}
