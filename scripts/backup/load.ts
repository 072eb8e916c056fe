// Puts a dump into an empty database (db/backup/dump.ts). Rows go in before the indexes and without checks of foreign keys, which
// hold again at the end or the whole is refused. No server holds one transaction open for so long, so a table stands in the database
// until all is done: what fails empties it again and says at which line, and what was killed is emptied by the next restore.
import { LibsqlBatchError, type Client, type InStatement, type InValue } from '@libsql/client/http';
import type { Line, Stored } from '#db/backup/dump.ts';

const BATCH_STATEMENTS = 200;
const BATCH_CHARACTERS = 1_000_000;

const UNFINISHED = 'restore_unfinished';

type Place = { line: number; table: string; row: number };

/**
 * How many rows went in. `finish` belongs to it: where that fails, nothing stays either. Throws where the database isn't empty, or the
 * dump isn't whole.
 */
export async function loadInto(
  client: Client,
  lines: AsyncIterable<Line>,
  finish: () => Promise<void> = async () => {},
): Promise<number> {
  const tables = await tablesOf(client);
  if (tables.includes(UNFINISHED)) await empty(client);
  else if (tables.length > 0) throw new Error('The database is not empty: nothing was written.');
  await client.execute(`CREATE TABLE ${UNFINISHED} (begun_at INTEGER)`);
  try {
    const count = await load(client, lines);
    await finish();
    await client.execute(`DROP TABLE ${UNFINISHED}`);
    return count;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isEmpty = await empty(client).then(
      () => true,
      () => false,
    );
    const left = isEmpty
      ? 'The database is empty again.'
      : 'The database holds a part of it, which the next restore takes out first.';
    throw new Error(`${reason} ${left}`, { cause: error });
  }
}

async function load(client: Client, lines: AsyncIterable<Line>): Promise<number> {
  const later: InStatement[] = [];
  const insert = batches(client);
  const place: Place = { line: 0, table: '', row: 0 };
  let into = '';
  let count = 0;
  let expected: number | null = null;
  try {
    for await (const line of lines) {
      place.line += 1;
      if (line.kind === 'schema') {
        place.table = line.name;
        if (/^\s*CREATE\s+TABLE\b/i.test(line.sql)) await client.execute(line.sql);
        else later.push(line.sql);
      } else if (line.kind === 'table') {
        Object.assign(place, { table: line.name, row: 0 });
        const places = line.columns.map(() => '?').join(', ');
        into = `INSERT INTO "${line.name}" (${line.columns.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`;
      } else if (line.kind === 'row') {
        place.row += 1;
        await insert.add({ sql: into, args: line.values.map(restored) }, { ...place });
        count += 1;
      } else if (line.kind === 'sequence') {
        later.push(
          { sql: 'DELETE FROM sqlite_sequence WHERE name = ?', args: [line.name] },
          { sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', args: [line.name, line.seq] },
        );
      } else expected = line.rows;
    }
    await insert.flush();
  } catch (error) {
    if (error instanceof StoppedAt) throw error;
    // The line that could not be read comes after the last one that was.
    const isRead = error instanceof Error && 'code' in error;
    throw new StoppedAt({ ...place, line: place.line + (isRead ? 0 : 1) }, error);
  }
  if (expected !== count)
    throw new Error(`The dump is not whole: ${count} rows of ${expected ?? 'unknown'}.`);
  if (later.length > 0) await client.batch(later, 'write');
  const { rows: broken } = await client.execute('PRAGMA foreign_key_check');
  const [first] = broken;
  if (first !== undefined)
    throw new Error(
      `${broken.length} rows refer to rows that are not there, first row ${String(first['rowid'])} of ${String(first['table'])}.`,
    );
  return count;
}

class StoppedAt extends Error {
  constructor({ line, table, row }: Place, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where = table === '' ? '' : row === 0 ? ` (table ${table})` : ` (table ${table}, row ${row})`;
    super(`Stopped at line ${line}${where}: ${reason}`, { cause });
  }
}

// `migrate` is the way in which the client sends a batch without checks of foreign keys.
function batches(client: Client) {
  let waiting: { statement: InStatement; place: Place }[] = [];
  let characters = 0;
  const flush = async () => {
    const sent = waiting;
    waiting = [];
    characters = 0;
    if (sent.length === 0) return;
    try {
      await client.migrate(sent.map(({ statement }) => statement));
    } catch (error) {
      const at = sent[error instanceof LibsqlBatchError ? error.statementIndex : 0];
      throw at === undefined ? error : new StoppedAt(at.place, error);
    }
  };
  return {
    flush,
    async add(statement: { sql: string; args: InValue[] }, place: Place) {
      waiting.push({ statement, place });
      characters += statement.args.reduce<number>((sum, value) => sum + lengthOf(value), 0);
      if (waiting.length >= BATCH_STATEMENTS || characters >= BATCH_CHARACTERS) await flush();
    },
  };
}

function lengthOf(value: InValue): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 0;
}

function restored(value: Stored): InValue {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`SELECT name FROM sqlite_master WHERE type = 'table'
    AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\'`);
  return rows.map(({ name }) => String(name));
}

// The mark of the unfinished goes last.
async function empty(client: Client): Promise<void> {
  const tables = (await tablesOf(client)).filter((name) => name !== UNFINISHED);
  await client.migrate([...tables, UNFINISHED].map((name) => `DROP TABLE IF EXISTS "${name}"`));
}
