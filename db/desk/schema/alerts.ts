// What the operator is told of by itself (docs/operations.md 'Alerts'): a row from the beginning of an alert to its end. Figures only, and
// nobody's.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ALERT_NAMES } from '#domain/desk/alerts/alerts.ts';

export const alerts = sqliteTable(
  'alerts',
  {
    /** Also in what is sent, so that a receiver knows what it has already. */
    id: text('id').primaryKey(),
    name: text('name', { enum: ALERT_NAMES }).notNull(),
    since: integer('since').notNull(),
    /** JSON: counts by name. */
    detail: text('detail').notNull(),
    /** Null = nobody could be told yet. */
    last_told_at: integer('last_told_at'),
    ended_at: integer('ended_at'),
    /** Nothing of it is left to be told. */
    is_closed: integer('is_closed', { mode: 'boolean' }).notNull().default(false),
    /** Until then one tick is telling it, and another one doesn't. */
    claimed_until: integer('claimed_until').notNull().default(0),
  },
  (table) => [
    // One of each name at a time.
    uniqueIndex('alerts_open')
      .on(table.name)
      .where(sql`${table.is_closed} = 0`),
    index('alerts_since').on(table.since),
  ],
);
