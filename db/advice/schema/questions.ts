// What a person asked of their analysis, and what was answered (docs/decisions.md 'A question to the adviser').
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const adviserQuestions = sqliteTable(
  'adviser_questions',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    analysis_id: text('analysis_id').notNull(),
    /** '' until it is answered: of one that fails no word is kept. */
    question: text('question').notNull(),
    /** JSON: domain/advice/ask/question.ts; null = being answered, or dead with the person who asked. */
    answer: text('answer'),
    asked_at: integer('asked_at').notNull(),
  },
  (table) => [index('adviser_questions_owner').on(table.user_id, table.asked_at)],
);
