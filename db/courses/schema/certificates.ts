// Certificates of finished courses (docs/decisions.md 'Certificates'), as they were printed: what changes later in a course or an account
// changes none.
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const certificates = sqliteTable(
  'certificates',
  {
    /** By chance, and all that the public page is asked with ('SZ-4K7P-02TD-X9QM'). */
    number: text('number').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    course_id: text('course_id').notNull(),
    course_title: text('course_title').notNull(),
    name: text('name').notNull(),
    /** When the last lesson was done, and when the certificate was made out (epoch ms). */
    finished_at: integer('finished_at').notNull(),
    issued_at: integer('issued_at').notNull(),
    /** A JSON list: the names of the course's modules. */
    modules: text('modules').notNull(),
    lessons: integer('lessons').notNull(),
    reading_minutes: integer('reading_minutes').notNull(),
    exercise_minutes: integer('exercise_minutes').notNull(),
    /** Its owner has turned the public page off; null = everybody with the number may check it. */
    hidden_at: integer('hidden_at'),
  },
  (table) => [uniqueIndex('certificates_owner').on(table.user_id, table.course_id)],
);
