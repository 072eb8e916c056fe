// What the payment provider told, and the orders that people have open there (docs/decisions.md 'Payments').
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

/** Events that were handled, so that one told ten times has its effects once. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    received_at: integer('received_at').notNull(),
  },
  (table) => [index('stripe_events_time').on(table.received_at)],
);

/** The order a person has open at the provider: the same one is shown again instead of a second (docs/faults.md 34, 35). */
export const openOrders = sqliteTable(
  'open_orders',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** 'premium', or 'course:' and its id. */
    item: text('item').notNull(),
    /** The idempotency key of the call that opens it; a new one once the order is paid, expired or changed. */
    attempt: text('attempt').notNull(),
    /** Null while the provider has not answered. */
    checkout_id: text('checkout_id'),
    url: text('url'),
    amount_grosze: integer('amount_grosze').notNull(),
    /** When the buyer consented to what stands beside the button. */
    consented_at: integer('consented_at').notNull(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.item] }),
    index('open_orders_checkout').on(table.checkout_id),
    index('open_orders_end').on(table.expires_at),
  ],
);
