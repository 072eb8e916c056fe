// A database as lines of JSON: its schema, then the rows of each table, as of one moment, since all is read within one transaction.
import type { Client, Transaction, Value } from '@libsql/client/http';

export type Line =
  | { kind: 'schema'; name: string; sql: string }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'row'; values: Stored[] }
  /** Where the counting of a table's ids stands. */
  | { kind: 'sequence'; name: string; seq: number }
  | { kind: 'end'; rows: number };

/** What JSON has no word for goes in an object. */
export type Stored = string | number | null | { base64: string };

const PAGE_ROWS = 500;

export async function* dumpOf(client: Client): AsyncGenerator<Line> {
  const moment = await client.transaction('read');
  try {
    const { rows: objects } = await moment.execute(`SELECT type, name, sql FROM sqlite_master
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\'
      ORDER BY type <> 'table', name`);
    const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => String(name));
    for (const { name, sql } of objects) yield { kind: 'schema', name: String(name), sql: String(sql) };
    let count = 0;
    for (const table of tables) {
      for await (const line of rowsOf(moment, table)) {
        if (line.kind === 'row') count += 1;
        yield line;
      }
    }
    const hasSequences = await moment.execute("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'");
    if (hasSequences.rows.length > 0)
      for (const { name, seq } of (await moment.execute('SELECT name, seq FROM sqlite_sequence')).rows)
        yield { kind: 'sequence', name: String(name), seq: Number(seq) };
    yield { kind: 'end', rows: count };
  } finally {
    moment.close();
  }
}

async function* rowsOf(moment: Transaction, table: string): AsyncGenerator<Line> {
  let last: Value = 0;
  for (let isFirst = true; ; isFirst = false) {
    const page = await moment.execute({
      sql: `SELECT rowid, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE_ROWS}`,
      args: [last],
    });
    if (isFirst) yield { kind: 'table', name: table, columns: page.columns.slice(1) };
    for (const row of page.rows) {
      const [rowid = null, ...values] = page.columns.map((_, index): Value => row[index] ?? null);
      last = rowid;
      yield { kind: 'row', values: values.map(stored) };
    }
    if (page.rows.length < PAGE_ROWS) return;
  }
}

function stored(value: Value): Stored {
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? Number(value) : value;
}
