// What buyers say of courses (docs/decisions.md 'Reviews'): one row a person and course.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const courseReviews = sqliteTable(
  'course_reviews',
  {
    /** What the operator and a letter call it by. */
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    course_id: text('course_id').notNull(),
    /** 1 to 5; 0 = its author withdrew it while it was hidden: the row stays, so that the next one doesn't come back unhidden. */
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    written_at: integer('written_at').notNull(),
    changed_at: integer('changed_at'),
    hidden_at: integer('hidden_at'),
    /** As its author was told. */
    hidden_reason: text('hidden_reason'),
    /** What the author says against it, and since when it waits for an answer. */
    objection: text('objection'),
    objected_at: integer('objected_at'),
    /** The operator's answer, where the review stays hidden. */
    answer: text('answer'),
    answered_at: integer('answered_at'),
  },
  (table) => [
    uniqueIndex('course_reviews_person').on(table.user_id, table.course_id),
    // What everybody sees, the latest first, and its average, without looking at the rows.
    index('course_reviews_shown')
      .on(table.course_id, table.written_at, table.stars)
      .where(sql`${table.hidden_at} IS NULL`),
    index('course_reviews_time').on(table.written_at, table.id),
    // Of the desk: those that wait for an answer.
    index('course_reviews_objected')
      .on(table.objected_at, table.id)
      .where(sql`${table.objected_at} IS NOT NULL`),
  ],
);
