// The export and the deletion of an account (docs/decisions.md 'Data rights'). What names a person is listed in db/person-data.ts;
// what has to be ended outside the database, in ENDED_FIRST.
import { getTableName, type SQL } from 'drizzle-orm';
import { appError } from '#domain/platform/messages.ts';
import type { Database } from '#db/client.ts';
import { googleIdsOf } from '#db/account/queries/google.ts';
import { ownCustomer } from '#db/payments/commands/customers.ts';
import { ownPassword } from '#db/account/commands/passwords.ts';
import { deletePerson, PERSON_DATA, personRows } from '#db/person-data.ts';
import { liveSubscription } from '#db/payments/queries/customers.ts';
import { coursesOfPerson } from '#db/payments/queries/courses/owned.ts';
import type { TellSecurityLog } from '#db/account/commands/security-log.ts';
import { personOf } from '#db/session-ref.ts';
import { endedDeviceCookie } from '../../auth/device-cookie.ts';
import { endedCookies } from '../../auth/ended-cookies.ts';
import { logError } from '../../log.ts';
import type { Batch } from '../../batch.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreamsOfCourses } from '../../streams/cut-streams.ts';
import { generationOf } from '../../streams/durable-objects.ts';
import { closeCustomer, accountKeptError, type DepartingCustomer } from '../payments/close-customer.ts';
import { incrementQuota, enforceQuota } from '../platform/quotas.ts';
import { securityEvent, securityEventRecorder } from '../platform/security-log.ts';
import { entitlementMarks } from './entitlement-marks.ts';
import { freshOrRefuse, requireFreshAuth } from './fresh-auth.ts';
import { departureOf } from '../payments/withdrawal/address.ts';

type End = (scope: RequestScope, departing: DepartingCustomer) => Promise<void>;

/** Done before the rows go, one after the other; whichever throws keeps the account. Each may be repeated. */
const ENDED_FIRST: readonly End[] = [forgetRun, closeCustomer];

/** One JSON file: every row that names the person, and what their Durable Object holds. Throws `no-session`, `fresh-auth-needed`. */
export async function exportPersonData(scope: RequestScope) {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, tables] = await Promise.all([
    requireFreshAuth(scope),
    readTables(batch.ask, personOf(session)),
  ]);
  const { id: personId } = accountState.person;
  const db = scope.writes();
  const [run] = await Promise.all([
    generationOf(scope, personId).held(),
    securityEvent(db, scope, { event: 'export', personId }),
  ]);
  return {
    exportedAt: new Date(scope.now).toISOString(),
    tables,
    run: heldRun(run),
  };
}

/** By their names: what each has of anyone who `who` finds. */
export async function readTables(ask: Batch['ask'], who: SQL<string>): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(PERSON_DATA.map((one) => ask((db) => personRows(db, who, one))));
  return Object.fromEntries(PERSON_DATA.map(({ table }, place) => [getTableName(table), rows[place] ?? []]));
}

export function heldRun(run: string | null): unknown {
  return run === null ? null : JSON.parse(run);
}

/** Returns the cookies to be set. Throws `no-session`, `fresh-auth-needed`, `too-many-requests`, `payment-down`. */
export async function deleteAccount(scope: RequestScope): Promise<string[]> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const quota = { name: 'changeBySession', subject: session.tokenHash } as const;
  const who = personOf(session);
  const [used, [own], ...rows] = await db.batch([
    incrementQuota(db, scope, quota),
    ownPassword(db, session),
    ...leavingRows(db, who),
  ]);
  if (own === undefined) throw appError('no-session');
  enforceQuota(scope, quota.name, used);
  freshOrRefuse(scope, own);
  const { personId } = own;
  const leaving = leavingOf(own, rows);
  const told = securityEventRecorder(db, scope, { event: 'deletion', personId });
  if (!(await deleteLeaving(scope, leaving, { asked: who, told }))) throw appError('no-session');
  return [...endedCookies(scope.request.url), endedDeviceCookie(scope.request.url)];
}

type Leaving = DepartingCustomer & {
  email: string;
  confirmedAt: number | null;
  courses: readonly { courseId: string }[];
  google: readonly { id: string }[];
};

/** Statements, for one batch with whoever asks: what `leavingOf` needs to know. */
export function leavingRows(db: Database, who: SQL<string>) {
  return [
    coursesOfPerson(db, who),
    ownCustomer(db, who),
    liveSubscription(db, who),
    googleIdsOf(db, who),
  ] as const;
}

type Found<Statement> = Statement extends PromiseLike<infer Rows> ? Rows : never;
type FoundBy<Statements extends readonly unknown[]> = {
  [Place in keyof Statements]: Found<Statements[Place]>;
};

export function leavingOf(
  { personId, email, confirmedAt }: Pick<Leaving, 'personId' | 'email' | 'confirmedAt'>,
  [courses, [customer], live, google]: FoundBy<ReturnType<typeof leavingRows>>,
): Leaving {
  const customerId = customer?.customerId ?? null;
  return {
    personId,
    email,
    confirmedAt,
    customerId,
    hasLiveSubscription: live.length > 0,
    courses,
    google,
  };
}

/**
 * Ends and deletes what was read of somebody. `asked`: finds them for as long as the person who asks may. False = it no longer does. Throws
 * `payment-down`: the account is kept.
 */
export async function deleteLeaving(
  scope: RequestScope,
  { courses, google, email, confirmedAt, ...departing }: Leaving,
  { asked, told }: { asked: SQL<string>; told: TellSecurityLog },
): Promise<boolean> {
  for (const end of ENDED_FIRST) await end(scope, departing);
  // Nobody's address is held against its owner by somebody who never showed that it is theirs.
  const isTheirs = confirmedAt !== null || scope.config.mail === null;
  const marks = isTheirs ? entitlementMarks(scope, { email, google: google.map(({ id }) => id) }) : [];
  const departure = { ...departureOf(scope, email), marks };
  const deletion = await deletePerson(scope.writes(), { asked, now: scope.now }, departing, departure, told);
  if (deletion === 'changed') throw accountKeptError();
  if (deletion === 'gone') return false;
  // A run may have begun in between; it would forget itself, but later.
  const forgetting = forgetRun(scope, departing);
  scope.waitUntil(forgetting.catch((error: unknown) => logError('forget-run', error)));
  cutStreamsOfCourses(scope, courses, departing.personId);
  return true;
}

async function forgetRun(
  scope: RequestScope,
  { personId }: Pick<DepartingCustomer, 'personId'>,
): Promise<void> {
  await generationOf(scope, personId).forgetEverything();
}
