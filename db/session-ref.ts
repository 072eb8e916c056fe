// Whose rows: ownership is part of each statement, so that no query can be asked for somebody else's (docs/architecture.md 'One round
// trip').
import { sql, type SQL } from 'drizzle-orm';
import { FRESH_AUTH_MS } from '#domain/account/auth/session-life.ts';
import { profiles, sessions } from './account/schema/accounts.ts';
import { operators } from './desk/schema/operators.ts';
import { passkeys } from './account/schema/passkeys.ts';

/** A session as its cookie claims it: SHA-256 of the token in hex, and the moment of the request in epoch ms. */
export type SessionRef = { tokenHash: string; now: number };

/** The id of the person whose live session this is; NULL, which equals nothing, if it is none. */
export function personOf(session: SessionRef): SQL<string> {
  return sql`(SELECT ${sessions.user_id} FROM ${sessions} WHERE ${sessions.token_hash} = ${session.tokenHash} AND ${sessions.expires_at} > ${session.now})`;
}

/** The same for what asks for a fresh proof (domain/account/auth/session-life.ts): NULL also if the last one is too old. */
export function freshPersonOf(session: SessionRef): SQL<string> {
  return sql`(SELECT ${sessions.user_id} FROM ${sessions} WHERE ${sessions.token_hash} = ${session.tokenHash} AND ${sessions.expires_at} > ${session.now}
    AND ${sessions.fresh_auth_at} >= ${session.now - FRESH_AUTH_MS})`;
}

/**
 * The same for what changes the keys or the second factor (domain/account/auth/recovery.ts): where there is one, or a role at the desk, the proof is
 * one of them.
 */
export function keyChangerOf(session: SessionRef): SQL<string> {
  const since = session.now - FRESH_AUTH_MS;
  return sql`(SELECT own.user_id FROM ${sessions} AS own WHERE own.token_hash = ${session.tokenHash} AND own.expires_at > ${session.now}
    AND own.fresh_auth_at >= ${since} AND (own.factor_at >= ${since}
      OR NOT (EXISTS (SELECT 1 FROM ${passkeys} AS held WHERE held.user_id = own.user_id)
        OR EXISTS (SELECT 1 FROM ${operators} AS held WHERE held.user_id = own.user_id)
        OR EXISTS (SELECT 1 FROM ${profiles} AS held WHERE held.id = own.user_id AND held.second_factor_at IS NOT NULL))))`;
}
