// How far a person's review cards have come (docs/decisions.md 'Review cards'). A card is a key term of a lesson they finished; it has a
// row here from its first answer on. The term itself stands in the lesson: one that is mended away takes its card with it. A stop that was
// answered wrongly is a card, too, and has its words here.
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const reviewCards = sqliteTable(
  'review_cards',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    course_id: text('course_id').notNull(),
    /** As the lesson writes it; of a stop, what it asks. */
    term: text('term').notNull(),
    /** Of a stop: its lesson and what is right; null = a key term. */
    lesson_id: text('lesson_id'),
    meaning: text('meaning'),
    /** How often it was remembered in a row of its days (domain/courses/review-cards). */
    stage: integer('stage').notNull(),
    /** The day in Poland on which it comes again; null = it was remembered on its last day. */
    due_on: text('due_on'),
    /** The last answer, epoch ms; 0 = the card of a stop hasn't been answered yet. */
    answered_at: integer('answered_at').notNull(),
    /** What the last answer changed, to take it back; all null = it was the first one. */
    previous_stage: integer('previous_stage'),
    previous_due_on: text('previous_due_on'),
    previous_answered_at: integer('previous_answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.course_id, table.term] }),
    index('review_cards_answered').on(table.user_id, table.answered_at),
  ],
);
