// What the operator's desk shows of the service as a whole. Nothing here names a person.
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One number a day in Poland and name (domain/desk/figures.ts), counted at night for whole days. A day without a row has no figure. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    /** '2026-12-24' */
    day: text('day').notNull(),
    name: text('name').notNull(),
    value: real('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Errors that are the same one (domain/desk/fingerprint.ts), from the Worker, from browsers of people and from those of strangers. */
export const errorGroups = sqliteTable(
  'error_groups',
  {
    /** The fingerprint. */
    id: text('id').primaryKey(),
    source: text('source', { enum: ['worker', 'browser', 'stranger'] }).notNull(),
    /** Without numbers, ids, addresses and quoted words. */
    message: text('message').notNull(),
    /** The first of our own frames; '' = there was none. */
    frame: text('frame').notNull(),
    route: text('route').notNull(),
    /** The build that had it last. */
    version: text('version').notNull(),
    count: integer('count').notNull(),
    first_seen: integer('first_seen').notNull(),
    last_seen: integer('last_seen').notNull(),
    /** JSON list of the latest five, newest first. */
    request_ids: text('request_ids').notNull(),
    /** The build in which it is not to be shown; another build's error is shown again. */
    silenced_version: text('silenced_version'),
  },
  (table) => [index('error_groups_latest').on(table.last_seen, table.id)],
);
