// How a person weighs the paths of an analysis (docs/decisions.md 'Weigh it up').
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const decisions = sqliteTable(
  'decisions',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    analysis_id: text('analysis_id').notNull(),
    /** JSON: domain/advice/decide/decision.ts. */
    decision: text('decision').notNull(),
    /** Counts what was kept, from 1; a tab that knows an older one keeps nothing over it. */
    version: integer('version').notNull(),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.analysis_id] })],
);
