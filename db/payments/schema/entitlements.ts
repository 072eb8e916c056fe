// What people are given and what of it is used up, line by line (docs/decisions.md 'Entitlements'). Lines are only added; the counters of
// `subscriptions` are their sums, which the clock compares. Times in epoch ms.
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const entitlements = sqliteTable(
  'entitlements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Whose (profiles.holder): a random name that outlives the account. */
    holder: text('holder').notNull(),
    /** Null = the account is gone. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Out of what: 'free', the provider's subscription, a purchase, 'referral'. */
    source: text('source').notNull(),
    /** Which lesson; '' for all else. */
    item: text('item').notNull().default(''),
    what: text('what', { enum: ['analysis', 'reset', 'path', 'lesson', 'referral'] }).notNull(),
    kind: text('kind', { enum: ['grant', 'spend', 'refund', 'expiry', 'delivered'] }).notNull(),
    /** What is added to the sum, so negative where something is used up. */
    amount: integer('amount').notNull(),
    /** Why, in a word (db/payments/commands/entitlements/). */
    why: text('why').notNull(),
    /** What happens once has one line, however often it is told. */
    key: text('key').notNull().unique(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('entitlements_sum').on(table.holder, table.source, table.what, table.amount),
    index('entitlements_user').on(table.user_id),
    // For what is told of a contract whose account is gone.
    index('entitlements_source')
      .on(table.source)
      .where(sql`${table.source} <> 'free'`),
    check(
      'entitlements_sign',
      sql`CASE WHEN ${table.kind} IN ('grant', 'refund') THEN ${table.amount} >= 0 ELSE ${table.amount} <= 0 END`,
    ),
  ],
);

/** By what somebody whose account is gone is known again: keyed hashes of their address and of their Google account. */
export const entitlementMarks = sqliteTable(
  'entitlement_marks',
  {
    mark: text('mark').primaryKey(),
    holder: text('holder').notNull(),
    /** When the account was deleted. */
    since: integer('since').notNull(),
  },
  (table) => [
    index('entitlement_marks_holder').on(table.holder),
    index('entitlement_marks_age').on(table.since),
  ],
);
