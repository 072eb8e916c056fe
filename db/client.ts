// Opens the database over HTTP. The client has no time-out of its own, so each request carries our deadline: a silent
// database must not hang a page (docs/faults.md 19, 20).
import { createClient, type Client } from '@libsql/client/http';
import type { BatchItem } from 'drizzle-orm/batch';
import { LibSQLDatabase } from 'drizzle-orm/libsql/driver-core';
import { LibSQLSession } from 'drizzle-orm/libsql/session';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { queryName } from './query-name.ts';

export type DatabaseAddress = { url: string; authToken: string | null };

export type Database = LibSQLDatabase;

type Options = {
  /** Hears of each round trip how long it took. */
  onRoundTrip?: (ms: number) => void;
  /** Makes the error that every statement and batch throws of the one that it met; must leave its own as they are. */
  translate?: (error: unknown) => Error;
};

/** `timeoutMs` covers a whole request, its response's body included. */
export function openDatabase(
  { url, authToken }: DatabaseAddress,
  timeoutMs: number,
  { onRoundTrip, translate }: Options = {},
): Database {
  const client = createClient({
    url,
    ...(authToken === null ? {} : { authToken }),
    async fetch(request: Request) {
      const startedAt = performance.now();
      try {
        return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      } finally {
        onRoundTrip?.(performance.now() - startedAt);
      }
    },
  });
  const dialect = new SQLiteAsyncDialect();
  const session: Session = new LibSQLSession(queueingWrites(client), dialect, undefined, {}, undefined);
  if (translate !== undefined) translateErrors(session, translate);
  return new LibSQLDatabase('async', dialect, session, undefined);
}

type Session = LibSQLSession<Record<string, never>, Record<string, never>>;

const WAYS_TO_RUN = ['run', 'all', 'get', 'values'] as const;

// drizzle puts what the client throws for a single statement into an error of its own. So this stands around the statements, not around
// the client.
function translateErrors(session: Session, translate: (error: unknown) => Error): void {
  async function translated<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      throw translate(error);
    }
  }
  const batch = session.batch.bind(session);
  const prepare = session.prepareQuery.bind(session);
  Object.assign(session, {
    batch: (statements: BatchItem<'sqlite'>[]) => translated(batch(statements)),
    prepareQuery(...statement: Parameters<Session['prepareQuery']>) {
      const prepared = prepare(...statement);
      for (const way of WAYS_TO_RUN) {
        const run = prepared[way].bind(prepared);
        Object.assign(prepared, { [way]: (values?: Record<string, unknown>) => translated(run(values)) });
      }
      return prepared;
    },
  });
}

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 50;
/** Each try has the request's whole deadline: one that took long isn't followed by another. */
const QUICKLY_MS = 1_000;

// Of many writers at once the database turns some away before it has done anything for them: they come again.
async function inItsTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (tries === MOST_TRIES || !isBusy(error) || Date.now() - startedAt > QUICKLY_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * tries));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

const READS = /^\s*SELECT\b/i;

// A batch begins as a reader unless it says otherwise, and one that reads first and writes then is turned away at once
// ('database is locked') when another writer came in between. One that says that it will write waits for its turn.
function queueingWrites(client: Client): Client {
  const batch = client.batch.bind(client);
  const execute = client.execute.bind(client);
  client.batch = (statements, mode) => {
    const isReading = statements.every((one) => READS.test(textOf(one)));
    const sent = inItsTurn(() => batch(statements, mode ?? (isReading ? 'deferred' : 'write')));
    return named(statements, sent);
  };
  client.execute = (...statement: Parameters<typeof execute>) => inItsTurn(() => execute(...statement));
  return client;
}

type SentStatement = Parameters<Client['batch']>[0][number];

function textOf(statement: SentStatement): string {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}

// What the database says of a fault may repeat what it was given. A log tells these names instead.
async function named<Result>(statements: readonly SentStatement[], sent: Promise<Result>): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof Error)
      Object.assign(error, { queryNames: [...new Set(statements.map((one) => queryName(textOf(one))))] });
    throw error;
  }
}
