// The way into the desk: a passkey. Where we develop a code stands in its place, which `npm start` prints (docs/operations.md 'The desk').
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { operatorOf } from '#db/queries/desk/operators.ts';
import { ownPasskeys } from '#db/queries/passkeys.ts';
import { DESK_PASSKEY_MS, homeOf } from '#domain/desk/roles.ts';
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { noteProof } from '../account/fresh-auth.ts';
import { countUse, holdTo } from '../quotas.ts';

export type DeskEntry = {
  /** The role's first page. */
  home: string;
  isOpen: boolean;
  hasPasskeys: boolean;
  /** In development a code opens it, too. */
  hasCode: boolean;
};

/** Throws `not-found` for whoever has no role, `database-down`. */
export async function readDeskEntry(scope: RequestScope): Promise<DeskEntry> {
  const { session, batch, now, config } = scope;
  if (session === null) throw appError('not-found');
  const [[operator], keys] = await Promise.all([
    batch.ask((db) => operatorOf(db, session)),
    batch.ask((db) => ownPasskeys(db, session)),
  ]);
  if (operator === undefined) throw appError('not-found');
  return {
    home: homeOf(operator.role),
    isOpen: now - operator.passkeyAt <= DESK_PASSKEY_MS,
    hasPasskeys: keys.length > 0,
    hasCode: config.deskCode !== null,
  };
}

/** Returns the cookies to be set. Throws `not-found`, `invalid-code`, `too-many-requests`, `database-down`. */
export async function enterByCode(scope: RequestScope, typed: string): Promise<string[]> {
  const { session, config } = scope;
  if (session === null || config.deskCode === null) throw appError('not-found');
  const db = scope.writes();
  const ofSession = { name: 'changeBySession', subject: session.tokenHash } as const;
  const [used, [operator]] = await db.batch([countUse(db, scope, ofSession), operatorOf(db, session)]);
  if (operator === undefined) throw appError('not-found');
  holdTo(scope, ofSession.name, used);
  if (!isSame(typed.trim(), config.deskCode))
    throw new AppError('invalid-code', 'To nie ten kod. Obowiązuje ten, który podał ostatni start.');
  const cookies = await noteProof(scope, operator.id, {
    isGood: sql`1`,
    spend: () => [],
    isByPasskey: true,
  });
  if (cookies === null) throw appError('not-found');
  return cookies;
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
