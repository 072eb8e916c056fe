// What was asked of the model and what it cost, without a word of it (docs/operations.md 'Cost of the model'). No person stands here; the
// run does, unless it ended in a crisis. Money is in millionths of a złoty.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const modelCalls = sqliteTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', {
      enum: [
        'analysis',
        'structure',
        'lesson',
        'second-reading',
        'lesson-plan',
        'reading',
        'question',
        'path',
        'feedback',
        'talk',
      ],
    }).notNull(),
    /** The run, or course, or course and lesson that it was for; null = nobody is to know. */
    subject: text('subject'),
    model: text('model').notNull(),
    started_at: integer('started_at').notNull(),
    /** Null = going on, or dead with the person who asked. */
    ended_at: integer('ended_at'),
    /** 'ok', 'stopped' (we had read enough), or the code of a failure. */
    outcome: text('outcome'),
    /** Null = the provider didn't say. */
    input_tokens: integer('input_tokens'),
    /** With the model's thoughts. */
    output_tokens: integer('output_tokens'),
    /** The most it could cost, set aside when it began; null = the model has no price. */
    reserved_micro: integer('reserved_micro'),
    /** Null = not known: no price, or no tokens. */
    cost_micro: integer('cost_micro'),
  },
  (table) => [
    index('model_calls_time').on(table.started_at),
    index('model_calls_subject')
      .on(table.subject)
      .where(sql`${table.subject} IS NOT NULL`),
    index('model_calls_open')
      .on(table.started_at)
      .where(sql`${table.ended_at} IS NULL`),
  ],
);

/**
 * What the calls of a month in Poland ('2026-11') cost, with what those in flight may cost: the ceiling is held against it. Shares of it
 * have rows beside it ('2026-11/free', '2026-11-24/unconfirmed'; domain/desk/model-cost/shares.ts).
 */
export const modelMonths = sqliteTable('model_months', {
  month: text('month').primaryKey(),
  micro: integer('micro').notNull(),
});
