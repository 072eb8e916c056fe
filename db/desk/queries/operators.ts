// Who works at the desk: asked by every page of it, and part of every statement that writes there.
import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DeskRole } from '#domain/desk/roles.ts';
import type { Database } from '../../client.ts';
import { profiles, sessions, tokens } from '../../account/schema/accounts.ts';
import { operators } from '../schema/operators.ts';
import type { SessionRef } from '../../session-ref.ts';

/**
 * The operator whose live session this is, under an address that is known to be theirs: at most one row. `passkeyAt`: when a passkey last
 * proved it; 0 = never.
 */
export function operatorOf(db: Database, session: SessionRef) {
  return db
    .select({
      id: operators.user_id,
      role: operators.role,
      email: profiles.email,
      passkeyAt: sessions.passkey_at,
      freshAuthAt: sessions.fresh_auth_at,
      hasSecondFactor: sql<number>`${profiles.second_factor_at} IS NOT NULL`,
    })
    .from(sessions)
    .innerJoin(operators, eq(operators.user_id, sessions.user_id))
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, session.tokenHash),
        gt(sessions.expires_at, session.now),
        isNotNull(profiles.email_confirmed_at),
      ),
    );
}

/** The role of whom a deed is about: at most one row. */
export function roleOf(db: Database, personId: string) {
  return db.select({ role: operators.role }).from(operators).where(eq(operators.user_id, personId));
}

/** Who is told that a role ends with this link to a new address: the other owners; nobody where its person has none. */
export function ownersToTell(db: Database, tokenHash: string) {
  const changing = db
    .select({ id: operators.user_id })
    .from(tokens)
    .innerJoin(operators, eq(operators.user_id, tokens.user_id))
    .where(eq(tokens.token_hash, tokenHash));
  return db
    .select({ id: profiles.id, email: profiles.email })
    .from(operators)
    .innerJoin(profiles, eq(profiles.id, operators.user_id))
    .where(and(eq(operators.role, 'owner'), sql`${operators.user_id} <> (${changing})`));
}

type AtDesk = {
  session: SessionRef;
  operatorId: string;
  roles: readonly DeskRole[];
  /** The earliest proof by passkey that still counts (epoch ms). */
  provenSince: number;
  /** False only where we develop: a code stands in for the passkey. */
  needsSecondFactor: boolean;
  /** Whom the deed is about; null = nobody. */
  about: string | null;
};

/** A condition: this session is this operator's, who has one of the roles, has proven it by passkey, and may act on whom it is about. */
export function isAtDesk(desk: AtDesk): SQL {
  const { session, operatorId, roles, provenSince, needsSecondFactor, about } = desk;
  const isAllowed = about === null ? sql`1` : mayActOnSql(operatorId, about);
  const hasFactor = needsSecondFactor ? sql`own.second_factor_at IS NOT NULL` : sql`1`;
  return sql`EXISTS (SELECT 1 FROM ${sessions} JOIN ${operators} ON ${operators.user_id} = ${sessions.user_id}
    WHERE ${sessions.token_hash} = ${session.tokenHash} AND ${sessions.expires_at} > ${session.now}
      AND ${sessions.user_id} = ${operatorId} AND ${sessions.passkey_at} >= ${provenSince}
      AND ${inArray(operators.role, [...roles])}
      AND EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${operatorId} AND own.email_confirmed_at IS NOT NULL AND ${hasFactor}))
    AND ${isAllowed}`;
}

/** As domain/desk/roles.ts `mayActOn` has it. */
function mayActOnSql(operatorId: string, personId: string): SQL {
  return sql`${personId} <> ${operatorId} AND NOT EXISTS (SELECT 1 FROM ${operators} AS theirs WHERE theirs.user_id = ${personId}
    AND (theirs.role = 'owner' OR NOT EXISTS (SELECT 1 FROM ${operators} AS mine WHERE mine.user_id = ${operatorId} AND mine.role = 'owner')))`;
}

/** All of them, for the command that gives the roles. */
export function everyOperator(db: Database) {
  return db
    .select({ email: profiles.email, role: operators.role, givenAt: operators.given_at })
    .from(operators)
    .innerJoin(profiles, eq(profiles.id, operators.user_id))
    .orderBy(asc(operators.given_at));
}
