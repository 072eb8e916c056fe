// Quiz answers, the current analysis, the latest five, and a row for each run (docs/product.md 'Career analysis', docs/decisions.md
// 'History').
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** The answers of the person's latest run; `preferences` is a JSON list, `date` ISO 8601. */
export const quizAnswers = sqliteTable('quiz_answers', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  preferences: text('preferences').notNull(),
  additional_interests: text('additional_interests').notNull(),
  additional_info: text('additional_info').notNull(),
  plan_type: text('plan_type').notNull(),
  date: text('date').notNull(),
});

/** The history: at most five a person, whatever is reset. */
export const userAnalysis = sqliteTable(
  'user_analysis',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    analysis: text('analysis').notNull(),
    quiz_answers: text('quiz_answers').notNull(),
    /** The occupation of the path that its owner follows (docs/decisions.md 'The chosen trail'); null = none. */
    trail: text('trail'),
    created_at: text('created_at').notNull(),
  },
  (table) => [index('user_analysis_latest').on(table.user_id, table.created_at)],
);

/** The current one. */
export const careerAnalyses = sqliteTable('career_analyses', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The run that wrote it, which is also its id in the history. */
  analysis_id: text('analysis_id').notNull(),
  analysis: text('analysis').notNull(),
  created_at: text('created_at').notNull(),
});

/** Every run, with how it ended: 'done' or an error code. `ended_at` null = still going on, or dead with its lease. */
export const runs = sqliteTable(
  'runs',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    subscription_id: text('subscription_id').notNull(),
    started_at: integer('started_at').notNull(),
    ended_at: integer('ended_at'),
    outcome: text('outcome'),
    /** How far it got, as its progress said; of a run that was given up for a crisis this and the next two are null. */
    stage: text('stage'),
    /** From its start until the first section was there. */
    first_section_ms: integer('first_section_ms'),
    /** What the model's provider answered when it failed, as an HTTP status. */
    provider_status: integer('provider_status'),
  },
  (table) => [
    // For the operator's list, and how many began on a day.
    index('runs_time').on(table.started_at, table.id),
    index('runs_latest').on(table.user_id, table.started_at),
    // For the clock, which closes those that died.
    index('runs_open')
      .on(table.started_at)
      .where(sql`${table.ended_at} IS NULL`),
    // For the share that failed, counted each night.
    index('runs_ended')
      .on(table.ended_at, table.outcome)
      .where(sql`${table.ended_at} IS NOT NULL`),
  ],
);
