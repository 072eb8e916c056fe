// Where a person is signed in: seen, and ended one by one or all but this one (docs/decisions.md 'Session revocation').
import { deviceName } from '#domain/account/auth/device-name.ts';
import { appError } from '#domain/platform/messages.ts';
import { endOtherSessions, endSessionById } from '#db/account/commands/sessions.ts';
import { liveSessions } from '#db/account/queries/profile.ts';
import { endedCookies } from '../../auth/ended-cookies.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { securityEventRecorder } from '../platform/security-log.ts';
import { freshOrRefuse } from './fresh-auth.ts';
import { idOfAsker } from './viewer.ts';

/** Times are ISO 8601, exact to the hour (domain/account/auth/session-life.ts). */
export type OwnSession = { id: string; device: string; lastSeenAt: string; isCurrent: boolean };

type SessionRow = { id: string; user_agent: string | null; last_seen_at: number };

export function ownSessions(rows: readonly SessionRow[], currentId: string): OwnSession[] {
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** The last used first. Throws `no-session`. */
export async function readSessions(scope: RequestScope): Promise<OwnSession[]> {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => liveSessions(db, session)),
  ]);
  if (accountState === null) throw appError('no-session');
  return ownSessions(rows, accountState.session.id);
}

/** Returns the cookies to be set. Throws `no-session`, `fresh-auth-needed`; `not-found` also for somebody else's. */
export async function endOneSession(scope: RequestScope, id: string): Promise<string[]> {
  const asking = await idOfAsker(scope);
  if (scope.session === null || asking === null) throw appError('no-session');
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'session-end', personId: asking });
  const { live, isEnded } = await endSessionById(db, scope.session, id, told);
  const { personId, id: ownId } = freshOrRefuse(scope, live);
  if (!isEnded) throw appError('not-found');
  cutStreams(scope, { personId, of: id });
  return id === ownId ? endedCookies(scope.request.url) : [];
}

/** Throws `no-session`, `fresh-auth-needed`. */
export async function endEveryOtherSession(scope: RequestScope): Promise<void> {
  const asking = await idOfAsker(scope);
  if (scope.session === null || asking === null) throw appError('no-session');
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'other-sessions-end', personId: asking });
  const own = freshOrRefuse(scope, await endOtherSessions(db, scope.session, told));
  cutStreams(scope, { personId: own.personId, of: null, but: own.id });
}
