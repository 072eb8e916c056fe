// Whom we have erased, for as long as a backup may still hold them (docs/operations.md 'Backups'): after a restore they are erased
// again. A hash of the id: enough to know them by, and it names nobody.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const erasures = sqliteTable(
  'erasures',
  {
    /** SHA-256 of the person's id, in hex. */
    erased_hash: text('erased_hash').primaryKey(),
    erased_at: integer('erased_at').notNull(),
  },
  (table) => [index('erasures_time').on(table.erased_at)],
);
