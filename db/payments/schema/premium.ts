// What a person may do: one row for the free plan, one more for each Stripe subscription (docs/decisions.md 'Counters').
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** 'free:' and the person's id, or Stripe's subscription id. */
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** By which its owner names it; null = the free row. */
    order_number: text('order_number'),
    status: text('status').notNull(),
    plan_id: text('plan_id').notNull(),
    customer_id: text('customer_id'),
    quiz_generations_left: integer('quiz_generations_left').notNull(),
    resets_left: integer('resets_left').notNull(),
    /** The lease of a running generation; dead once `reserved_until` (epoch ms) has passed. */
    reserved_run: text('reserved_run'),
    reserved_until: integer('reserved_until'),
    current_period_start: text('current_period_start'),
    current_period_end: text('current_period_end'),
    /** The present period's end is the subscription's: it was cancelled and can still be resumed. */
    cancel_at_period_end: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** The paid period for which the counters were filled (its start, ISO 8601), so that they are filled once. */
    counted_period: text('counted_period'),
    /** When the contract was made (epoch ms): fourteen days of withdrawal count from here. Null = the free row. */
    started_at: integer('started_at'),
    withdrawn_at: integer('withdrawn_at'),
    /** What a period costs, in grosze. */
    amount_grosze: integer('amount_grosze'),
    /** Ticket (profiles.sync_ticket) of the reading that wrote this row. */
    applied_ticket: integer('applied_ticket').notNull().default(0),
    created_at: integer('created_at').notNull(),
    updated_at: integer('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.user_id),
    index('subscriptions_latest')
      .on(table.started_at, table.id)
      .where(sql`${table.started_at} IS NOT NULL`),
    index('subscriptions_order').on(table.order_number),
    index('subscriptions_run').on(table.reserved_run),
    index('subscriptions_withdrawn')
      .on(table.withdrawn_at)
      .where(sql`${table.withdrawn_at} IS NOT NULL`),
    check('generations_never_below_0', sql`${table.quiz_generations_left} >= 0`),
    check('resets_never_below_0', sql`${table.resets_left} >= 0`),
  ],
);
