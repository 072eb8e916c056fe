// What buyers answered to their lessons' questions and wrote in their exercises (docs/decisions.md 'Active lessons').
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const questionResults = sqliteTable(
  'question_results',
  {
    user_id: ownerId(),
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    /** From one. */
    question: integer('question').notNull(),
    /** Which wording was answered: a mended question is another one. */
    asked: text('asked').notNull(),
    /** JSON: the latest answer's fields. */
    given: text('given').notNull(),
    first_verdict: text('first_verdict', { enum: ['right', 'wrong'] }).notNull(),
    first_at: integer('first_at').notNull(),
    latest_verdict: text('latest_verdict', { enum: ['right', 'wrong'] }).notNull(),
    latest_at: integer('latest_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.course_id, table.lesson_id, table.question] })],
);

export const exerciseAnswers = sqliteTable(
  'exercise_answers',
  {
    user_id: ownerId(),
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    text: text('text').notNull(),
    /** What was asked when it was saved: the lesson may be mended, and the answer is still to this. */
    task: text('task').notNull(),
    /** Counts the saves from 1: anyone who saves names the one that they went on from. */
    version: integer('version').notNull(),
    /** JSON: the latest feedback (domain/courses/practice/feedback.ts); null = none was given. */
    feedback: text('feedback'),
    /** How often it was given. */
    feedback_used: integer('feedback_used').notNull().default(0),
    /** The one that is being written now, and since when; null = none is. One that died with its Worker stays until the next. */
    feedback_id: text('feedback_id'),
    feedback_since: integer('feedback_since'),
    created_at: integer('created_at').notNull(),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.course_id, table.lesson_id] })],
);
