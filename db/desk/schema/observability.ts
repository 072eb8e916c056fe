// What happened, for the operator (docs/product.md 'Logs and metrics'). `data` is JSON; `user_id` only if it is a UUID v4.
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LANDING_COUNTS } from '#domain/site/landing/figures.ts';

export const logs = sqliteTable(
  'logs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    level: text('level', { enum: ['info', 'warn', 'error'] }).notNull(),
    message: text('message').notNull(),
    data: text('data'),
    user_id: text('user_id'),
    timestamp: integer('timestamp').notNull(),
  },
  (table) => [
    index('logs_time').on(table.timestamp),
    // For the deletion and the export of what names a person.
    index('logs_user')
      .on(table.user_id)
      .where(sql`${table.user_id} IS NOT NULL`),
  ],
);

export const metrics = sqliteTable(
  'metrics',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    metric_name: text('metric_name').notNull(),
    value: real('value').notNull(),
    user_id: text('user_id'),
    timestamp: integer('timestamp').notNull(),
  },
  (table) => [
    index('metrics_name_time').on(table.metric_name, table.timestamp),
    index('metrics_time').on(table.timestamp),
    index('metrics_user')
      .on(table.user_id)
      .where(sql`${table.user_id} IS NOT NULL`),
  ],
);

/** Figures about the service itself that public pages show, counted by the clock: nobody's page counts. They name nobody. */
export const siteFigures = sqliteTable('site_figures', {
  name: text('name', { enum: ['runs_ended', 'runs_given_back', ...LANDING_COUNTS] }).primaryKey(),
  value: integer('value').notNull(),
  counted_at: integer('counted_at').notNull(),
});
