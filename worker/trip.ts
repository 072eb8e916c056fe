// One database round trip a request: whoever needs data adds a statement, and all that was added until the loaders have
// run up to their first await goes out as one batch (architecture.md, 'How one round trip comes about').
import type { BatchItem } from 'drizzle-orm/batch';
import { appError } from '#domain/messages.ts';
import type { Database } from '#db/client.ts';
import { databaseFault } from './adapters/database-fault.ts';

type Statement<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>;

type Waiting = {
  statement: BatchItem<'sqlite'>;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
};

export type Trip = {
  /** Somebody waits for it to depart. */
  readonly isBoarding: boolean;
  /** The statement's rows. Rejects with `database-down` when there is no database or no answer in time. */
  ask<Rows>(prepare: (db: Database) => Statement<Rows>): Promise<Rows>;
};

export function startTrip(db: Database | null): Trip {
  let waiting: Waiting[] = [];

  async function depart(database: Database) {
    const passengers = waiting;
    waiting = [];
    const [first, ...rest] = passengers.map((one) => one.statement);
    if (first === undefined) return;
    try {
      const results: unknown[] = await database.batch([first, ...rest]);
      passengers.forEach((one, index) => one.resolve(results[index]));
    } catch (error) {
      const fault = databaseFault(error);
      for (const one of passengers) one.reject(fault);
    }
  }

  return {
    get isBoarding() {
      return waiting.length > 0;
    },
    ask<Rows>(prepare: (db: Database) => Statement<Rows>): Promise<Rows> {
      if (db === null) return Promise.reject(appError('database-down'));
      const database = db;
      // A macrotask later every loader has had its turn, however many microtasks stand between them.
      if (waiting.length === 0) setTimeout(() => void depart(database), 0);
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
