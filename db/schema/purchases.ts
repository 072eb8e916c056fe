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
    /** Refunded or disputed: the course is closed again. */
    withdrawn_at: integer('withdrawn_at'),
  },
  (table) => [index('purchases_owner').on(table.user_id, table.course_id)],
);
