// Puts a dump into an empty database (scripts/backup/dump.ts). Rows go in before the indexes and without checks of foreign keys, which
// hold again at the end or the whole is refused.
import type { Client, InStatement, InValue } from '@libsql/client/http';
import type { Line, Stored } from './dump.ts';

const BATCH_STATEMENTS = 200;

/** How many rows went in. Throws where the database isn't empty, or the dump isn't whole. */
export async function loadInto(client: Client, lines: AsyncIterable<Line>): Promise<number> {
  const { rows } = await client.execute(
    "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  );
  if (Number(rows[0]?.['tables']) > 0) throw new Error('The database is not empty: nothing was written.');
  const later: InStatement[] = [];
  const insert = batches(client);
  let into = '';
  let count = 0;
  let expected: number | null = null;
  for await (const line of lines) {
    if (line.kind === 'schema') {
      if (/^\s*CREATE\s+TABLE\b/i.test(line.sql)) await client.execute(line.sql);
      else later.push(line.sql);
    } else if (line.kind === 'table') {
      const places = line.columns.map(() => '?').join(', ');
      into = `INSERT INTO "${line.name}" (${line.columns.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`;
    } else if (line.kind === 'row') {
      await insert.add({ sql: into, args: line.values.map(restored) });
      count += 1;
    } else if (line.kind === 'sequence') {
      later.push(
        { sql: 'DELETE FROM sqlite_sequence WHERE name = ?', args: [line.name] },
        { sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', args: [line.name, line.seq] },
      );
    } else expected = line.rows;
  }
  await insert.flush();
  if (expected !== count)
    throw new Error(`The dump is not whole: ${count} rows of ${expected ?? 'unknown'}.`);
  if (later.length > 0) await client.batch(later, 'write');
  const broken = await client.execute('PRAGMA foreign_key_check');
  if (broken.rows.length > 0) throw new Error(`${broken.rows.length} rows refer to rows that are not there.`);
  return count;
}

// `migrate` is the way in which the client sends a batch without checks of foreign keys.
function batches(client: Client) {
  let waiting: InStatement[] = [];
  const flush = async () => {
    if (waiting.length > 0) await client.migrate(waiting);
    waiting = [];
  };
  return {
    flush,
    async add(statement: InStatement) {
      waiting.push(statement);
      if (waiting.length >= BATCH_STATEMENTS) await flush();
    },
  };
}

function restored(value: Stored): InValue {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}
