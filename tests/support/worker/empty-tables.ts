// A database as the migration has left it, in one request.
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

const TABLES = sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\'
  AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' OR name = 'sqlite_sequence'`;

export async function emptyTables(database: Database): Promise<void> {
  const tables = await database.all<{ name: string }>(TABLES);
  const [first, ...others] = [
    database.run(sql`PRAGMA defer_foreign_keys = ON`),
    ...tables.map(({ name }) => database.run(sql`DELETE FROM ${sql.identifier(name)}`)),
  ];
  await database.batch([first, ...others]);
}
