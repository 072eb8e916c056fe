// A write of a person's own that needs nothing but their session, which the statement itself asks for: one round trip.
import type { BatchItem } from 'drizzle-orm/batch';
import { appError } from '#domain/platform/messages.ts';
import { personOfSession } from '#db/account/queries/people.ts';
import type { Database } from '#db/client.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';

/** Throws no-session, database-down. */
export async function writeOwn(
  scope: RequestScope,
  statement: (db: Database, session: SessionRef) => BatchItem<'sqlite'>,
): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const [[person]] = await db.batch([personOfSession(db, session), statement(db, session)]);
  if (person === undefined) throw appError('no-session');
}
