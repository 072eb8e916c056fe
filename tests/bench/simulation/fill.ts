// People and what a year of them leaves, in proportion, made by the database itself: a million in a few minutes.
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ROWS } from './rows.ts';

const STEP = 100_000;

export type Size = { people: number; now: number };

/** `each`: how many rows a person, on the average. `columns` and `values` see the row's number as `i`; `person` is whose it is. */
export type Filling = {
  table: string;
  each: number;
  columns: string;
  values: (size: Size) => SQL;
};

export async function fill(database: Database, size: Size): Promise<void> {
  for (const { table, each, columns, values } of ROWS) {
    const count = Math.ceil(size.people * each);
    for (let from = 0; from < count; from += STEP) {
      const until = Math.min(from + STEP, count);
      const numbers = sql`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${until})`;
      const into = sql.raw(`INSERT INTO ${table} (${columns})`);
      await database.run(sql`${numbers} ${into} SELECT ${values(size)} FROM n WHERE true`);
    }
  }
}
