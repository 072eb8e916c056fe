// Messages that wait to be sent. A row is deleted once its message is out, so that nobody's address stays here.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the carrier's idempotency key. */
    id: text('id').primaryKey(),
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Recipient, subject and both bodies, encrypted: a mailed link opens an account, and tokens are never kept as sent. */
    sealed: text('sealed').notNull(),
    attempts: integer('attempts').notNull(),
    /** What the last attempt came to: the carrier's status or the fault's name, nothing of the message. */
    fault: text('fault'),
    next_attempt_at: integer('next_attempt_at').notNull(),
    created_at: integer('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.next_attempt_at),
    index('outbox_user').on(table.user_id),
    // For the desk and the alert: what waits longest.
    index('outbox_age').on(table.created_at, table.id),
  ],
);
