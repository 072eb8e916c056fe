// A database as lines of JSON: its schema, then the rows of each table, as of one moment, since all is read within one transaction.
import type { Client, ResultSet, Transaction, Value } from '@libsql/client/http';

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

/** Of the values of a page, but for a row that is larger alone: a server sends 10 MB at most, and JSON may write six bytes for one. */
const PAGE_BYTES = 1_000_000;

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
      for (const { name, seq } of (
        await moment.execute('SELECT name, seq FROM sqlite_sequence ORDER BY name')
      ).rows)
        yield { kind: 'sequence', name: String(name), seq: Number(seq) };
    yield { kind: 'end', rows: count };
  } finally {
    moment.close();
  }
}

async function* rowsOf(moment: Transaction, table: string): AsyncGenerator<Line> {
  const info = await moment.execute({
    sql: 'SELECT name FROM pragma_table_info(?) ORDER BY cid',
    args: [table],
  });
  const columns = info.rows.map((row) => String(row['name']));
  yield { kind: 'table', name: table, columns };
  const names = columns.map((name) => `"${name}"`);
  const bytes = names.map((name) => `coalesce(length(CAST(${name} AS BLOB)), 0)`).join(' + ');
  const after = (rowid: Value) => (rowid === null ? '1' : `rowid > ${String(rowid)}`);
  for (let last: Value = null; ;) {
    const page: ResultSet = await moment.execute(`WITH sized AS
        (SELECT rowid AS id, ${bytes} AS bytes FROM "${table}" WHERE ${after(last)} ORDER BY rowid LIMIT ${PAGE_ROWS}),
      placed AS (SELECT id, sum(bytes) OVER (ORDER BY id) AS total, row_number() OVER (ORDER BY id) AS place FROM sized)
      SELECT rowid, ${names.join(', ')} FROM "${table}" WHERE ${after(last)}
        AND rowid <= (SELECT max(id) FROM placed WHERE total <= ${PAGE_BYTES} OR place = 1) ORDER BY rowid`);
    if (page.rows.length === 0) return;
    for (const row of page.rows) {
      const [rowid = null, ...values] = page.columns.map((_, index): Value => row[index] ?? null);
      last = rowid;
      yield { kind: 'row', values: values.map(stored) };
    }
  }
}

function stored(value: Value): Stored {
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? Number(value) : value;
}
