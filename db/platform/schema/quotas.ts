// How often something was tried lately, by address and by account: quotas that every isolate shares (worker/limits.ts).
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const quotas = sqliteTable(
  'quotas',
  {
    /** Name of the quota and a hash of whom it counts; never an address in clear text. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resets_at: integer('resets_at').notNull(),
  },
  (table) => [index('quotas_end').on(table.resets_at)],
);
