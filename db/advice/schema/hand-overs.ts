// What people hand over to their counsellors, who opened it on which day, and what came back (docs/decisions.md 'Hand-over').
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';
import { userAnalysis } from './analyses.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Anyone who has the key may read it, so it stands here as it is: its owner is shown the address again. Times in epoch ms. */
export const handOvers = sqliteTable(
  'hand_overs',
  {
    key: text('key').primaryKey(),
    user_id: ownerId(),
    analysis_id: text('analysis_id')
      .notNull()
      .references(() => userAnalysis.id, { onDelete: 'cascade' }),
    /** JSON: domain/advice/hand-over/hand-over.ts. */
    sections: text('sections').notNull(),
    /** Of the analysis, ISO 8601. */
    analysed_at: text('analysed_at').notNull(),
    /** Typed for it; null = none. */
    name: text('name'),
    /** A JSON object: how often it was opened on which day in Poland. By whom is not kept. */
    openings: text('openings').notNull().default('{}'),
    created_at: integer('created_at').notNull(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [
    index('hand_overs_owner').on(table.user_id, table.created_at),
    index('hand_overs_analysis').on(table.analysis_id),
    index('hand_overs_end').on(table.expires_at),
  ],
);

/** They outlive their link, until the person deletes them. */
export const handOverReplies = sqliteTable(
  'hand_over_replies',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    sent_at: integer('sent_at').notNull(),
  },
  (table) => [
    index('hand_over_replies_owner').on(table.user_id, table.sent_at),
    index('hand_over_replies_link').on(table.key),
  ],
);
