// What a person has ticked off: steps of the plan and skills (docs/decisions.md 'Own steps').
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from './accounts.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Steps belong to one analysis (the id of its run); their key is the step's place in the plan. */
export const stepMarks = sqliteTable(
  'step_marks',
  {
    user_id: ownerId(),
    analysis_id: text('analysis_id').notNull(),
    step: integer('step').notNull(),
    done_at: integer('done_at'),
    /** A calendar day, '2026-12-24'; null = no date. */
    due_on: text('due_on'),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.analysis_id, table.step] })],
);

/** Skills stay with the person from analysis to analysis: their key is the name, folded. */
export const skillMarks = sqliteTable(
  'skill_marks',
  {
    user_id: ownerId(),
    skill: text('skill').notNull(),
    state: text('state', { enum: ['have', 'learning', 'later'] }).notNull(),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.skill] })],
);
