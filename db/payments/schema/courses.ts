// Courses that people bought (docs/decisions.md 'Course purchase'). The server's own record; a refund or dispute withdraws it.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const purchases = sqliteTable(
  'purchases',
  {
    /** The provider's payment, so that a payment told twice is one purchase. */
    id: text('id').primaryKey(),
    /** Null = the account was deleted: accounting law keeps the sum and its day, without the person. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** By which the buyer names it (domain/payments/grouped-number.ts). */
    order_number: text('order_number'),
    course_id: text('course_id').notNull(),
    amount_grosze: integer('amount_grosze').notNull(),
    currency: text('currency').notNull(),
    bought_at: integer('bought_at').notNull(),
    /** The Checkout Session that was paid; null = the fallback payment link. */
    checkout_id: text('checkout_id'),
    /** When the buyer consented to what stands beside the order's button: the proof that the law asks for. */
    consented_at: integer('consented_at'),
    /** The first lesson was opened, with the consent given at the order: the right of withdrawal ended here. */
    opened_at: integer('opened_at'),
    /** The buyer declared the withdrawal; the refund follows, and is asked for again until the provider confirms it. */
    withdrawal_asked_at: integer('withdrawal_asked_at'),
    /** Refunded or disputed: the course is closed again. */
    withdrawn_at: integer('withdrawn_at'),
    /** Counts who wrote down the payment's state: what was read before somebody else's word is read again. */
    readings: integer('readings').notNull().default(0),
  },
  (table) => [
    index('purchases_owner').on(table.user_id, table.course_id),
    index('purchases_latest').on(table.bought_at, table.id),
    index('purchases_order').on(table.order_number),
    // What was bought lately.
    index('purchases_time').on(table.bought_at, table.course_id, table.withdrawn_at),
    index('purchases_withdrawn')
      .on(table.withdrawn_at)
      .where(sql`${table.withdrawn_at} IS NOT NULL`),
    index('purchases_withdrawal_pending')
      .on(table.withdrawal_asked_at)
      .where(sql`${table.withdrawal_asked_at} IS NOT NULL AND ${table.withdrawn_at} IS NULL`),
  ],
);

/** The share of a course's price that its buyer asked back for a lesson that nobody mended in time: asked first, then sent, once. */
export const lessonRefunds = sqliteTable(
  'lesson_refunds',
  {
    purchase_id: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    lesson_id: text('lesson_id').notNull(),
    /** Null = the account was deleted, as of the purchase. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    amount_grosze: integer('amount_grosze').notNull(),
    asked_at: integer('asked_at').notNull(),
    /** When the provider took it, or refused it for good and the desk got it (failed_refunds); null = it is asked again. */
    sent_at: integer('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purchase_id, table.lesson_id] }),
    index('lesson_refunds_owner').on(table.user_id),
    index('lesson_refunds_pending')
      .on(table.sent_at, table.asked_at)
      .where(sql`${table.sent_at} IS NULL`),
  ],
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
  (table) => [
    index('unmatched_payments_user').on(table.user_id),
    index('unmatched_payments_latest').on(table.received_at, table.id),
  ],
);
