// What a person's recommendation is worth (docs/decisions.md 'Referral discount').
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

/** A person's one recommendation: shared, verified, good for 24 hours, used once. Times in epoch ms. */
export const referrals = sqliteTable('referrals', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  shared_at: integer('shared_at').notNull(),
  verified_at: integer('verified_at'),
  expires_at: integer('expires_at'),
  /** A subscription was paid at the lower price. */
  used_at: integer('used_at'),
});
