// The way into the desk: a passkey, the first of which asks for a code of `npm run operator`. Where we develop a code of `npm start` stands
// in its place (docs/operations.md 'The desk').
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { enrolmentProof } from '#db/desk/commands/operators.ts';
import { operatorOf } from '#db/desk/queries/operators.ts';
import { ownPasskeys } from '#db/account/queries/passkeys.ts';
import { homeOf } from '#domain/desk/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { hashOfToken } from '../../auth/session-cookie.ts';
import { noteProof } from '../account/fresh-auth.ts';
import { incrementQuota, enforceQuota } from '../platform/quotas.ts';
import { securityEvent } from '../platform/security-log.ts';
import { isDeskOpen } from './desk.ts';

export type DeskEntry = {
  /** The role's first page. */
  home: string;
  isOpen: boolean;
  hasPasskeys: boolean;
  hasSecondFactor: boolean;
  /** In development a code opens it, too. */
  hasCode: boolean;
};

/** Throws `not-found` for anyone who has no role, `database-down`. */
export async function readDeskEntry(scope: RequestScope): Promise<DeskEntry> {
  const { session, batch, config } = scope;
  if (session === null) throw appError('not-found');
  const [[operator], keys] = await Promise.all([
    batch.ask((db) => operatorOf(db, session)),
    batch.ask((db) => ownPasskeys(db, session)),
  ]);
  if (operator === undefined) throw appError('not-found');
  return {
    home: homeOf(operator.role),
    isOpen: isDeskOpen(scope, operator),
    hasPasskeys: keys.length > 0,
    hasSecondFactor: operator.hasSecondFactor === 1,
    hasCode: config.deskCode !== null,
  };
}

/** Where a code leads, and the cookies to be set. */
type Entered = { opens: 'desk' | 'keys'; cookies: string[] };

/**
 * The code of `npm start`, which opens the desk where we develop, or an enrolment code of `npm run operator`, which lets a person with a role
 * add their first key. Throws `not-found`, `invalid-code`, `too-many-requests`, `database-down`.
 */
export async function enterByCode(scope: RequestScope, typed: string): Promise<Entered> {
  const { session, config, now } = scope;
  if (session === null) throw appError('not-found');
  const db = scope.writes();
  const ofSession = { name: 'changeBySession', subject: session.tokenHash } as const;
  const [used, [operator]] = await db.batch([incrementQuota(db, scope, ofSession), operatorOf(db, session)]);
  if (operator === undefined) throw appError('not-found');
  enforceQuota(scope, ofSession.name, used);
  const code = typed.trim();
  if (config.deskCode !== null && isSame(code, config.deskCode)) {
    const proof = { isGood: sql`1`, spend: () => [], isByPasskey: true, isFactor: true };
    const cookies = await noteProof(scope, operator.id, proof);
    if (cookies === null) throw appError('not-found');
    return { opens: 'desk', cookies };
  }
  const proof = enrolmentProof(db, { personId: operator.id, tokenHash: hashOfToken(code), now });
  const cookies = await noteProof(scope, operator.id, proof);
  if (cookies !== null) return { opens: 'keys', cookies };
  await securityEvent(db, scope, { event: 'fresh-proof', personId: operator.id, outcome: 'refused' });
  throw new AppError('invalid-code', config.deskCode === null ? NO_CODE : NO_LOCAL_CODE);
}

const NO_CODE =
  'Ten kod nie działa: jest błędny, był już użyty albo minęła doba. Utwórz nowy poleceniem npm run operator -- enrol.';
const NO_LOCAL_CODE = 'To nie ten kod. Wpisz kod, który podało ostatnie npm start.';

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
