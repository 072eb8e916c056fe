// For the operator: what a request cost, what broke, and whether the service is well (docs/product.md 'Logs and metrics').
// Rows are written after the response; one that can't be written is no reason to fail, since the log line is there, too.
import { sql } from 'drizzle-orm';
import { hasRoom, incrementUse } from '#db/platform/commands/quotas.ts';
import { insertMetric, logIf, type LogEntry } from '#db/desk/commands/observability.ts';
import { noteErrorIf, type SeenError } from '#db/desk/commands/errors.ts';
import { fingerprintOf, type ErrorFacts } from '#domain/desk/fingerprint.ts';
import { sessionExists } from '#db/account/queries/people.ts';
import { personOf } from '#db/session-ref.ts';
import { sendBatch } from '#db/send-batch.ts';
import { afterResponse } from '../../after-response.ts';
import { keyedHash } from '../../auth/keys.ts';
import { logError, describeError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { clientNetwork, enforceQuota, quotaRoom } from '../platform/quotas.ts';

/** One request in twenty leaves its time in `metrics`; errors and events are never sampled. */
const REQUEST_SAMPLE = 0.05;

type RequestFacts = { trips: number; databaseMs: number; person: string | null };

/** Also that the tables are there: a database without them serves nobody. */
export async function databaseAnswers(scope: RequestScope): Promise<boolean> {
  try {
    await scope.batch.ask((db) => sessionExists(db, ''));
    return true;
  } catch {
    return false;
  }
}

type BrokenPage = {
  message: string;
  data: string;
  /** As it was sent: only the first frame of ours is kept of it, scrubbed. */
  stack: string;
  /** Of the page. */
  path: string;
};

/**
 * Of strangers only so much is kept a day, and apart: anyone who has no account can't push out what happened to those who have one. The line
 * in the log is there anyway. Throws `too-many-requests`.
 */
export async function reportBrokenPage(
  scope: RequestScope,
  { message, data, stack, path }: BrokenPage,
): Promise<void> {
  const network = clientNetwork(scope);
  const room = quotaRoom(scope, { name: 'reportByNetwork', subject: network });
  const dayRoom = quotaRoom(scope, { name: 'reportByNetworkDaily', subject: network });
  const strangersRoom = quotaRoom(scope, { name: 'reportByStrangers', subject: 'all' });
  const { now, session } = scope;
  const entry: LogEntry = { level: 'error', message, data, userId: null, timestamp: now };
  const isKnown = session === null ? sql`0` : sql`${personOf(session)} IS NOT NULL`;
  const hasOwnRoom = sql`${hasRoom(room)} AND ${hasRoom(dayRoom)}`;
  const isStranger = sql`${hasOwnRoom} AND NOT (${isKnown}) AND ${hasRoom(strangersRoom)}`;
  const isOurs = sql`${hasOwnRoom} AND ${isKnown}`;
  const facts = { message, stack, route: path };
  try {
    const db = scope.writes();
    const { used, usedToday } = await sendBatch(db, {
      noted: [
        logIf(db, entry, sql`(${isOurs}) OR (${isStranger})`),
        noteErrorIf(db, seenError(scope, 'browser', facts), isOurs),
        noteErrorIf(db, seenError(scope, 'stranger', facts), isStranger),
        incrementUse(db, strangersRoom, isStranger),
      ],
      used: incrementUse(db, room),
      usedToday: incrementUse(db, dayRoom),
    });
    enforceQuota(scope, 'reportByNetwork', used);
    enforceQuota(scope, 'reportByNetworkDaily', usedToday);
  } catch (error) {
    if (isRefusedForNow(error)) throw error;
  }
}

function isRefusedForNow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'too-many-requests';
}

/** An error that nobody expected, with the request by whose id the visitor can be helped. */
export function noteFault(scope: RequestScope, error: unknown, route: string): void {
  const { requestId } = scope;
  logError('request', error, { route, requestId });
  const { name, message, stack } = describeError(error);
  const data = JSON.stringify({ route, requestId, stack });
  const words = `${name}: ${message}`;
  const entry: LogEntry = { level: 'error', message: words, data, userId: null, timestamp: scope.now };
  afterResponse(scope, null, () => {
    const db = scope.writes();
    const seen = seenError(scope, 'worker', { message: words, stack, route });
    return db.batch([logIf(db, entry, sql`1`), noteErrorIf(db, seen, sql`1`)]);
  });
}

export async function requestFacts(scope: RequestScope): Promise<RequestFacts> {
  const { roundTrips, ms } = scope.databaseUse;
  const asked = scope.requestedAccountState;
  const accountState = asked === null ? null : await asked.catch(() => null);
  return {
    trips: roundTrips,
    databaseMs: Math.round(ms),
    person: accountState === null ? null : personMark(scope, accountState.person.id),
  };
}

/** The same person has the same mark in all lines, and anyone who has only the lines can't tell whose it is. */
function personMark({ config }: RequestScope, personId: string): string {
  return keyedHash(config.keys, 'log', personId).slice(0, 16);
}

// A request that asked the database nothing, such as a stranger's page, costs it nothing afterwards either. The figures of a
// load test are nobody's.
export function sampleRequest(scope: RequestScope, route: string, ms: number): void {
  if (scope.databaseUse.roundTrips === 0 || scope.config.rateLimitScale !== 1) return;
  if (Math.random() >= REQUEST_SAMPLE) return;
  afterResponse(scope, null, () =>
    insertMetric(scope.writes(), {
      name: `request_ms ${route}`,
      value: ms,
      userId: null,
      timestamp: scope.now,
    }),
  );
}

/** An error as its group has it: found by its fingerprint, with the build and the request in which it was seen. */
function seenError(
  { requestId, now }: RequestScope,
  source: SeenError['source'],
  facts: ErrorFacts,
): SeenError {
  const { id, ...fingerprint } = fingerprintOf(facts);
  // A group of their own: what a stranger makes up is no part of what happened to others.
  const group = source === 'stranger' ? `${id}-s` : id;
  return { ...fingerprint, id: group, source, version: BUILD_ID, requestId, at: now };
}
