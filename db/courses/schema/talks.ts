// Talks that buyers practised in their lessons (docs/decisions.md 'A practised talk'). Each is a row, since two in seven days may be begun.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const talks = sqliteTable(
  'talks',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    /** JSON: who said what, the partner's opening first (domain/courses/talk/talk.ts). */
    turns: text('turns').notNull(),
    /** How often the learner was answered. */
    answered: integer('answered').notNull().default(0),
    /** JSON: what was said of it at its end. */
    feedback: text('feedback'),
    started_at: integer('started_at').notNull(),
    /** Null = it goes on. */
    ended_at: integer('ended_at'),
    /** What the model is writing now, and since when; null = nothing. What died with its Worker stays until the next. */
    reply_id: text('reply_id'),
    reply_since: integer('reply_since'),
  },
  (table) => [
    index('talks_lesson').on(table.user_id, table.course_id, table.lesson_id, table.started_at),
    // One at a time.
    uniqueIndex('talks_open')
      .on(table.user_id, table.course_id, table.lesson_id)
      .where(sql`${table.ended_at} IS NULL`),
    index('talks_age').on(table.started_at),
  ],
);
