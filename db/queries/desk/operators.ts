// Who works at the desk: asked by every page of it, and part of every statement that writes there.
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { DeskRole } from '#domain/desk/roles.ts';
import type { Database } from '../../client.ts';
import { profiles, sessions } from '../../schema/accounts.ts';
import { operators } from '../../schema/operators.ts';
import type { SessionRef } from '../../session-ref.ts';

/** The operator whose live session this is: at most one row. `passkeyAt`: when a passkey last proved it; 0 = never. */
export function operatorOf(db: Database, session: SessionRef) {
  return db
    .select({
      id: operators.user_id,
      role: operators.role,
      email: profiles.email,
      passkeyAt: sessions.passkey_at,
      freshAuthAt: sessions.fresh_auth_at,
    })
    .from(sessions)
    .innerJoin(operators, eq(operators.user_id, sessions.user_id))
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now)));
}

export type AtDesk = {
  session: SessionRef;
  operatorId: string;
  roles: readonly DeskRole[];
  /** The earliest proof by passkey that still counts (epoch ms). */
  provenSince: number;
};

/** A condition: this session is this operator's, who has one of the roles and has proven it by passkey. */
export function isAtDesk({ session, operatorId, roles, provenSince }: AtDesk): SQL {
  return sql`EXISTS (SELECT 1 FROM ${sessions} JOIN ${operators} ON ${operators.user_id} = ${sessions.user_id}
    WHERE ${sessions.token_hash} = ${session.tokenHash} AND ${sessions.expires_at} > ${session.now}
      AND ${sessions.user_id} = ${operatorId} AND ${sessions.passkey_at} >= ${provenSince}
      AND ${inArray(operators.role, [...roles])})`;
}

/** All of them, for the command that gives the roles. */
export function everyOperator(db: Database) {
  return db
    .select({ email: profiles.email, role: operators.role, givenAt: operators.given_at })
    .from(operators)
    .innerJoin(profiles, eq(profiles.id, operators.user_id))
    .orderBy(asc(operators.given_at));
}
