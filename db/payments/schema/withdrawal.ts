// Withdrawal without signing in (docs/decisions.md 'Withdrawal without signing in'). Addresses are kept as a hash to find them by, and
// sealed to write to: what is left of a deleted account names nobody to anyone who reads the database. Times in epoch ms.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

/** Links that were mailed; single use, kept as hashes. */
export const withdrawalLinks = sqliteTable(
  'withdrawal_links',
  {
    token_hash: text('token_hash').primaryKey(),
    /** Null = the account is gone; then the address alone says whose contracts these are. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    address_hash: text('address_hash').notNull(),
    address_sealed: text('address_sealed').notNull(),
    /** The declaration counts as made by this moment, if it follows. */
    asked_at: integer('asked_at').notNull(),
    expires_at: integer('expires_at').notNull(),
    used_at: integer('used_at'),
  },
  (table) => [
    index('withdrawal_links_user').on(table.user_id),
    index('withdrawal_links_end').on(table.expires_at),
  ],
);

/** Contracts of deleted accounts that may still be withdrawn from: the least that this takes, for as long as the right lasts. */
export const departedContracts = sqliteTable(
  'departed_contracts',
  {
    /** The purchase, or the provider's subscription. */
    id: text('id').primaryKey(),
    item: text('item', { enum: ['course', 'premium'] }).notNull(),
    order_number: text('order_number'),
    address_hash: text('address_hash').notNull(),
    address_sealed: text('address_sealed').notNull(),
    made_at: integer('made_at').notNull(),
    departed_at: integer('departed_at').notNull(),
    /** The paid period and its price, of Premium alone: a course's purchase is kept without its buyer, and says the rest. */
    period_start: text('period_start'),
    period_end: text('period_end'),
    amount_grosze: integer('amount_grosze'),
    /** Of Premium alone: declared, and paid back. */
    withdrawn_at: integer('withdrawn_at'),
    refunded_at: integer('refunded_at'),
  },
  (table) => [
    index('departed_contracts_address').on(table.address_hash),
    index('departed_contracts_order').on(table.order_number),
    index('departed_contracts_age').on(table.made_at),
    index('departed_contracts_pending')
      .on(table.withdrawn_at)
      .where(sql`${table.withdrawn_at} IS NOT NULL AND ${table.refunded_at} IS NULL`),
  ],
);
