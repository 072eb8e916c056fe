// One database round trip a request: anyone who needs data adds a statement, and all that was added until the loaders have
// run up to their first await goes out as one batch (docs/architecture.md 'One round trip').
import type { BatchItem } from 'drizzle-orm/batch';
import { appError } from '#domain/platform/messages.ts';
import type { Database } from '#db/client.ts';

type Statement<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>;

type Waiting = {
  statement: BatchItem<'sqlite'>;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
};

export type Batch = {
  /** Statements wait to be sent. */
  readonly isPending: boolean;
  /** The statement's rows. Rejects with `database-down` when there is no database or no response in time. */
  ask<Rows>(prepare: (db: Database) => Statement<Rows>): Promise<Rows>;
};

/** `open` null: there is no database. A page that asks nothing opens none, which would be a twentieth of it. */
export function startBatch(open: (() => Database) | null): Batch {
  let waiting: Waiting[] = [];
  let db: Database | null = null;

  async function flush(database: Database) {
    const queued = waiting;
    waiting = [];
    const [first, ...rest] = queued.map((one) => one.statement);
    if (first === undefined) return;
    try {
      const results: unknown[] = await database.batch([first, ...rest]);
      queued.forEach((one, index) => one.resolve(results[index]));
    } catch (error) {
      for (const one of queued) one.reject(error);
    }
  }

  return {
    get isPending() {
      return waiting.length > 0;
    },
    ask<Rows>(prepare: (db: Database) => Statement<Rows>): Promise<Rows> {
      if (open === null) return Promise.reject(appError('database-down'));
      const database = (db ??= open());
      // A macrotask later every loader has had its turn, however many microtasks stand between them.
      if (waiting.length === 0) setTimeout(() => void flush(database), 0);
      return new Promise<Rows>((resolve, reject) => {
        waiting.push({
          statement: prepare(database),
          resolve: (rows) => resolve(rows as Rows),
          reject,
        });
      });
    },
  };
}
