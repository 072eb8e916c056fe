// What runs SQL, in a Worker of the frame, behind sql.js (SQLite). Sent there as its own text, so it may name nothing from outside itself.

/** `before`: the blocks above, whose tables are there. */
export type SqlJob = { code: string; before: readonly string[]; wasm: ArrayBuffer };

/** As JSON in a 'table' answer. */
export type SqlTable = { name: string | null; columns: string[]; rows: string[][]; isCut: boolean };

type Value = number | string | Uint8Array | null;
type Statement = { step(): boolean; get(): Value[]; getColumnNames(): string[]; getSQL(): string };
type Database = {
  run(sql: string): void;
  exec(sql: string): { values: Value[][] }[];
  iterateStatements(sql: string): Iterable<Statement>;
  getRowsModified(): number;
};
declare const initSqlJs: (with_: { wasmBinary: ArrayBuffer }) => Promise<{ Database: new () => Database }>;

export function sqlWorker(): void {
  const MAX_ROWS = 100;
  const MAX_CELL = 300;
  const say = (kind: string, text = '') => postMessage([kind, text]);

  function cell(value: Value | undefined): string {
    if (value === null || value === undefined) return 'NULL';
    return value instanceof Uint8Array ? `${value.length} B` : String(value).slice(0, MAX_CELL);
  }

  function showRows(statement: Statement, name: string | null): void {
    const columns = statement.getColumnNames();
    const rows: string[][] = [];
    let isCut = false;
    while (!isCut && statement.step()) {
      if (rows.length < MAX_ROWS) rows.push(statement.get().map(cell));
      else isCut = true;
    }
    const table: SqlTable = { name, columns, rows, isCut };
    if (columns.length > 0) say('table', JSON.stringify(table));
  }

  function run(db: Database, code: string): void {
    let changed: number | null = null;
    let hasShown = false;
    for (const statement of db.iterateStatements(code)) {
      hasShown ||= statement.getColumnNames().length > 0;
      showRows(statement, null);
      if (/^\s*(?:insert|update|delete|replace)\b/i.test(statement.getSQL()))
        changed = (changed ?? 0) + db.getRowsModified();
    }
    if (changed !== null) say('changed', String(changed));
    // Nothing was asked, so one sees what there is now.
    if (!hasShown) showTables(db);
  }

  function showTables(db: Database): void {
    const [names] = db.exec(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    );
    for (const [name] of names?.values ?? []) {
      const quoted = `"${String(name).replaceAll('"', '""')}"`;
      for (const statement of db.iterateStatements(`SELECT * FROM ${quoted}`))
        showRows(statement, String(name));
    }
  }

  addEventListener(
    'message',
    async ({ data }: MessageEvent<SqlJob>) => {
      try {
        const { Database } = await initSqlJs({ wasmBinary: data.wasm });
        const db = new Database();
        db.run('PRAGMA foreign_keys = ON');
        say('ready');
        for (const block of data.before) {
          // One that shows a mistake leaves what it had done until then.
          try {
            db.exec(block);
          } catch {}
        }
        run(db, data.code);
      } catch (error) {
        say('error', error instanceof Error ? error.message : String(error));
      }
      say('done');
    },
    { once: true },
  );
}
