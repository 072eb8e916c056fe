// What all deeds of one request are called with, and how it is made: who asks, the database, and what was read already.
import type { Database } from '#db/client.ts';
import { noteSessionUse } from '#db/account/commands/sessions.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { appError } from '#domain/platform/messages.ts';
import { openForReads, openForWrites } from './adapters/database.ts';
import { tokenHashOf } from './auth/session-cookie.ts';
import { startBatch, type Batch } from './batch.ts';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import { logError } from './log.ts';
import type { SwitchSentences } from '#domain/desk/switches/switches.ts';
import {
  accountStateFrom,
  readAccountState,
  type AccountRows,
  type AccountState,
} from './services/account/state.ts';

export type RequestScope = {
  config: Config;
  env: Env;
  request: Request;
  /** In the response's X-Request-Id and in every log line about it. */
  requestId: string;
  /** Epoch ms, the same throughout the request. */
  now: number;
  /** Of links that leave the site: the canonical one, else the request's own. */
  origin: string;
  session: SessionRef | null;
  /** The operator's, as this isolate knows them; `accountState` has them as they are. */
  switches: SwitchSentences;
  batch: Batch;
  /** Who the person is, their plan and what is left of it; read at most once a request. Null = no live session. */
  accountState(): Promise<AccountState | null>;
  /** Reads it again, after a write that changed it; from then on `accountState` gives the new one. */
  reloadAccountState(): Promise<AccountState | null>;
  /** The same, of the rows that a command read in its own batch: as things were before it wrote. */
  takeAccountState(rows: AccountRows): AccountState | null;
  /** What `accountState` gave or will give; null = nobody has asked. */
  readonly requestedAccountState: Promise<AccountState | null> | null;
  /** Resolves when the page's frame should go, whatever it still waits for (services/account/patience.ts); null = it waits. */
  patience: Promise<'late'> | null;
  /** What this request has asked of the database so far, all in all. */
  readonly databaseUse: { roundTrips: number; ms: number };
  /** Whether this request has told the security log something, which is to be linked into the chain (services/platform/security-log.ts). */
  readonly securityLog: { hasNews: boolean };
  /** The database with the longer deadline of writes. It throws `database-down` for whatever goes wrong; so does this, if there is none. */
  writes(): Database;
  /** Keeps the work going when the visitor leaves. */
  waitUntil(work: Promise<unknown>): void;
};

type RequestOrigin = {
  config: Config;
  env: Env;
  request: Request;
  requestId: string;
  now: number;
  switches: SwitchSentences;
  waitUntil: RequestScope['waitUntil'];
};

export function createScope({
  config,
  env,
  request,
  requestId,
  now,
  switches,
  waitUntil,
}: RequestOrigin): RequestScope {
  const { database } = config;
  const tokenHash = tokenHashOf(request);
  const session = tokenHash === null ? null : { tokenHash, now };
  const databaseUse = { roundTrips: 0, ms: 0 };
  function countRoundTrip(ms: number) {
    databaseUse.roundTrips += 1;
    databaseUse.ms += ms;
  }
  const batch = startBatch(database === null ? null : () => openForReads(database, countRoundTrip));
  let accountState: Promise<AccountState | null> | null = null;
  function writes() {
    if (database === null) throw appError('database-down');
    return openForWrites(database, countRoundTrip);
  }
  function note(use: { lastSeenAt: number; expiresAt: number }) {
    if (session === null) return;
    const noted = noteSessionUse(writes(), session, use);
    waitUntil(noted.catch((error: unknown) => logError('session-use', error)));
  }
  const read = async (onUse: typeof note) =>
    session === null ? null : readAccountState(batch, { session, config, onUse, held: switches });
  return {
    config,
    env,
    request,
    requestId,
    now,
    origin: config.appOrigin ?? new URL(request.url).origin,
    session,
    switches,
    batch,
    patience: null,
    databaseUse,
    securityLog: { hasNews: false },
    waitUntil,
    get requestedAccountState() {
      return accountState;
    },
    accountState: () => (accountState ??= read(note)),
    reloadAccountState: () => (accountState = read(() => {})),
    takeAccountState(rows) {
      const found =
        session === null ? null : accountStateFrom(rows, { session, config, onUse: note, held: switches });
      accountState = Promise.resolve(found);
      return found;
    },
    writes,
  };
}
