// Refunds that a bank sent back, and shares of a lesson that the provider refuses for good: the money is still owed, until somebody at the
// desk has paid it in another way.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const failedRefunds = sqliteTable(
  'failed_refunds',
  {
    /** The provider's refund, so that one told ten times is one. */
    id: text('id').primaryKey(),
    payment_id: text('payment_id').notNull(),
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** A course's id, or 'premium'; null = neither. */
    item: text('item'),
    order_number: text('order_number'),
    amount_grosze: integer('amount_grosze').notNull(),
    currency: text('currency').notNull(),
    /** Epoch ms: when we heard of it, and when it was paid in another way. */
    failed_at: integer('failed_at').notNull(),
    settled_at: integer('settled_at'),
  },
  (table) => [
    index('failed_refunds_user').on(table.user_id),
    index('failed_refunds_open')
      .on(table.failed_at, table.id)
      .where(sql`${table.settled_at} IS NULL`),
  ],
);
