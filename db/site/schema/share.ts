// The card by which a person shows their trail to others (docs/decisions.md 'The shared card').
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';
import { userAnalysis } from '../../advice/schema/analyses.ts';

/**
 * One a person. Anyone who has the key may see it, so it stands here as it is: its owner is shown the address again. Times in epoch ms.
 */
export const sharedCards = sqliteTable(
  'shared_cards',
  {
    user_id: text('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    key: text('key').notNull().unique(),
    analysis_id: text('analysis_id')
      .notNull()
      .references(() => userAnalysis.id, { onDelete: 'cascade' }),
    zawod_id: text('zawod_id').notNull(),
    place: integer('place').notNull(),
    /** A JSON list of keys (domain/site/share/strengths.ts). */
    strengths: text('strengths').notNull(),
    /** Typed for the card; null = none. */
    name: text('name'),
    created_at: integer('created_at').notNull(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [
    index('shared_cards_analysis').on(table.analysis_id),
    index('shared_cards_end').on(table.expires_at),
  ],
);
