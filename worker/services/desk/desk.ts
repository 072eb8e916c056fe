// The operator's desk opens for anyone who has a role and has used a passkey today (docs/operations.md 'The desk'). To everybody else it
// isn't there. Reads go with the operator in the request's one round trip; what is written there has the same question in its guard.
import { isAtDesk, operatorOf, roleOf } from '#db/desk/queries/operators.ts';
import type { TellSecurityLog } from '#db/account/commands/security-log.ts';
import { isFreshAuth } from '#domain/account/auth/session-life.ts';
import {
  DESK_PASSKEY_MS,
  mayActOn,
  mayOpen,
  MAX_REASON_LENGTH,
  rolesFor,
  type DeskPageName,
  type DeskRole,
} from '#domain/desk/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { SQL } from 'drizzle-orm';
import { readSnapshot } from '../../auth/snapshot-cookie.ts';
import type { Batch } from '../../batch.ts';
import type { RequestScope } from '../../scope.ts';
import { securityEvent } from '../platform/security-log.ts';

/** Who sits at the desk, as its pages say it. */
export type Operator = { id: string; email: string; role: DeskRole };

/** What a page of the desk is given. */
export type AtDesk<Data> = { operator: Operator; data: Data };

/**
 * Throws `not-found` for anyone who may not open the page, `desk-key-needed` (also without a second factor), `database-down`. `read` asks in the same batch; what it
 * gives to somebody who may not see it is dropped.
 */
export async function asOperator<Data>(
  scope: RequestScope,
  page: DeskPageName,
  read: (ask: Batch['ask']) => Promise<Data>,
): Promise<AtDesk<Data>> {
  const { session, batch } = scope;
  if (session === null) throw appError('not-found');
  const asked = read((prepare) => batch.ask(prepare));
  // Anyone who may not see it must not learn by a refusal of the data that it is there.
  const outcome = asked.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  const [[row], read_] = await Promise.all([batch.ask((db) => operatorOf(db, session)), outcome]);
  const operator = admitted(scope, page, row);
  if ('error' in read_) throw read_.error;
  return { operator, data: read_.data };
}

type OperatorRow = Awaited<ReturnType<typeof operatorOf>>[number];

function admitted(scope: RequestScope, page: DeskPageName, row: OperatorRow | undefined): Operator {
  if (row === undefined || !mayOpen(row.role, page)) throw appError('not-found');
  if (!isDeskOpen(scope, row)) throw appError('desk-key-needed');
  const { id, email, role } = row;
  return { id, email, role };
}

/** By a passkey of today's, for accounts that nothing less opens. Where we develop a code stands in for both. */
export function isDeskOpen({ now, config }: Pick<RequestScope, 'now' | 'config'>, row: OperatorRow): boolean {
  const hasFactor = row.hasSecondFactor === 1 || config.deskCode !== null;
  return hasFactor && now - row.passkeyAt <= DESK_PASSKEY_MS;
}

/** For a deed's batch: `guard` holds only for this operator at this desk, `tell` is its row in the security log under that guard. */
export type Deed = {
  operatorId: string;
  guard: SQL;
  /** `and`: what else must hold for the deed. */
  tell: TellSecurityLog;
};

type AuthorizedAction = {
  page: DeskPageName;
  /** What is done, in a word; a reason follows it. */
  what: string;
  reason?: string;
  /** Whose matter it is; null = nobody's in particular: the row is then the operator's own. */
  personId: string | null;
  /** What is grave asks for a fresh proof besides. */
  isGrave?: boolean;
};

/** The operator's own trip; the deed is the second. Throws as `asOperator`, and `fresh-auth-needed`, `invalid` (the reason; their own account or one of the desk's). */
export async function authorizeAction(scope: RequestScope, told: AuthorizedAction): Promise<Deed> {
  const { session, batch, now } = scope;
  if (session === null) throw appError('not-found');
  const { personId } = told;
  const [[row], theirs] = await Promise.all([
    batch.ask((db) => operatorOf(db, session)),
    personId === null ? [] : batch.ask((db) => roleOf(db, personId)),
  ]);
  const operator = admitted(scope, told.page, row);
  const { id: operatorId } = operator;
  if (personId !== null && !mayActOn(operator, { id: personId, role: theirs[0]?.role ?? null }))
    throw new AppError('invalid', operatorId === personId ? OWN_ACCOUNT : OF_THE_DESK);
  if (told.isGrave === true && !isFreshAuth(row?.freshAuthAt ?? 0, now)) throw appError('fresh-auth-needed');
  return deedOf(scope, operatorId, told);
}

const OWN_ACCOUNT =
  'To konto ma rolę w panelu i jest Twoje. Na własnym koncie nic tu nie zrobisz: poproś kogoś innego z obsługi.';
const OF_THE_DESK =
  'To konto ma rolę w panelu. Może na nim działać tylko właściciel, a na koncie właściciela – nikt z panelu.';

function deedOf(scope: RequestScope, operatorId: string, told: AuthorizedAction): Deed {
  const guard = guardOf(scope, operatorId, told.page, told.personId);
  const detail = told.reason === undefined ? told.what : `${told.what}: ${checkedReason(told.reason)}`;
  return {
    operatorId,
    guard,
    tell: (and) =>
      securityEvent(scope.writes(), scope, {
        event: 'operator-deed',
        personId: told.personId ?? operatorId,
        guard: and,
        desk: { operatorId, detail },
      }),
  };
}

/** `about`: whom something is done to; null = nobody, or they are only looked at. */
function guardOf(
  { session, now, config }: RequestScope,
  operatorId: string,
  page: DeskPageName,
  about: string | null = null,
): SQL {
  if (session === null) throw appError('not-found');
  const needsSecondFactor = config.deskCode === null;
  const provenSince = now - DESK_PASSKEY_MS;
  return isAtDesk({ session, operatorId, roles: rolesFor(page), provenSince, needsSecondFactor, about });
}

/** A reason is a sentence to anyone who reads the log later. Throws `invalid`. */
export function checkedReason(typed: string): string {
  const reason = typed.replaceAll(/\s+/g, ' ').trim();
  if (reason.length < 3) throw new AppError('invalid', 'Napisz, dlaczego. To zostaje w dzienniku.');
  if (reason.length > MAX_REASON_LENGTH)
    throw new AppError('invalid', `Skróć powód do ${MAX_REASON_LENGTH} znaków.`);
  return reason;
}

/**
 * Notes that somebody at the desk looks at a person's data: a statement of the same batch as the data, so that there is no look without
 * its row. Whose session it is says the snapshot beside it, and the row is written only if the database agrees.
 */
export async function logPersonView(
  scope: RequestScope,
  look: { page: DeskPageName; personId: string; what: string },
): Promise<void> {
  const operatorId = await claimedOperator(scope);
  await scope.batch.ask((db) =>
    securityEvent(db, scope, {
      event: 'desk-look',
      personId: look.personId,
      guard: guardOf(scope, operatorId, look.page),
      desk: { operatorId, detail: look.what },
    }),
  );
}

/** Without a snapshot, which every page of the desk renews, it costs a trip of its own. */
async function claimedOperator({ session, request, config, now, batch }: RequestScope): Promise<string> {
  if (session === null) throw appError('not-found');
  const snapshot = readSnapshot(request, { keys: config.keys, tokenHash: session.tokenHash }, now);
  if (snapshot !== null) return snapshot.id;
  const [row] = await batch.ask((db) => operatorOf(db, session));
  if (row === undefined) throw appError('not-found');
  return row.id;
}
