// What a person has ticked off: steps of the plan and skills (docs/decisions.md 'Own steps').
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import { FACTOR_NAMES } from '#domain/advice/ranking/ledger.ts';
import { TRIAL_FACTOR } from '#domain/advice/trial.ts';
import { profiles } from '../../account/schema/accounts.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Steps belong to one analysis (the id of its run); their key is the step's place in the plan of a trail ('' = the common plan). */
export const stepMarks = sqliteTable(
  'step_marks',
  {
    user_id: ownerId(),
    analysis_id: text('analysis_id').notNull(),
    trail: text('trail').notNull().default(''),
    step: integer('step').notNull(),
    done_at: integer('done_at'),
    /** A calendar day, '2026-12-24'; null = no date. */
    due_on: text('due_on'),
    /** What the person wrote of their trial; null = nothing, or it is a step. */
    note: text('note'),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.analysis_id, table.trail, table.step] })],
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

/** Lines of one analysis' ledger that its owner marked as not true (docs/decisions.md 'Objections'). */
export const objections = sqliteTable(
  'objections',
  {
    user_id: ownerId(),
    analysis_id: text('analysis_id').notNull(),
    factor: text('factor', { enum: [...FACTOR_NAMES, ANSWER_FACTOR, TRIAL_FACTOR] }).notNull(),
    evidence: text('evidence').notNull(),
    created_at: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.analysis_id, table.factor, table.evidence] })],
);
