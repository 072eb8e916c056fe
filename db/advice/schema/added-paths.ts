// The paths that a person had written by themselves, counted by the paid period (docs/decisions.md 'One more path'). Of the path itself nothing
// stands here: it is part of its analysis.
import { index, sqliteTable, integer, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const addedPaths = sqliteTable(
  'added_paths',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The paid subscription and the start of its period ('' = not known) that it counts in. */
    subscription_id: text('subscription_id').notNull(),
    period: text('period').notNull(),
    /** The occupation while it is being written; null = it is written. */
    zawod_id: text('zawod_id'),
    reserved_at: integer('reserved_at').notNull(),
  },
  (table) => [index('added_paths_owner').on(table.user_id, table.reserved_at)],
);
