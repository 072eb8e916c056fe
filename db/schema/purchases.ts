// Courses that people bought (decisions.md 'Course purchase'). The server's own record; a refund or dispute withdraws it.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from './accounts.ts';

export const purchases = sqliteTable(
  'purchases',
  {
    /** The provider's payment, so that a payment told twice is one purchase. */
    id: text('id').primaryKey(),
    /** Null = the account was deleted: accounting law keeps the sum and its day, without the person. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    course_id: text('course_id').notNull(),
    amount_grosze: integer('amount_grosze').notNull(),
    currency: text('currency').notNull(),
    bought_at: integer('bought_at').notNull(),
    /** The Checkout Session that was paid; null = the fallback payment link. */
    checkout_id: text('checkout_id'),
    /** The first lesson was opened, with the consent given at the order: the right of withdrawal ended here. */
    opened_at: integer('opened_at'),
    /** Refunded or disputed: the course is closed again. */
    withdrawn_at: integer('withdrawn_at'),
  },
  (table) => [index('purchases_owner').on(table.user_id, table.course_id)],
);

/** Money that came through the payment link and fits no course of ours: kept until somebody refunds it by hand. */
export const unmatchedPayments = sqliteTable(
  'unmatched_payments',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** As the link's reference named it; it may be no course at all. */
    reference: text('reference'),
    amount_grosze: integer('amount_grosze').notNull(),
    currency: text('currency').notNull(),
    received_at: integer('received_at').notNull(),
  },
  (table) => [index('unmatched_payments_user').on(table.user_id)],
);
