// Who people are and how they sign in (application.md §3, decisions.md 'Identity and session').
// Times are epoch milliseconds; tokens are kept as SHA-256 in hex, never as they were sent.
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const profiles = sqliteTable('profiles', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  full_name: text('full_name'),
  stripe_customer_id: text('stripe_customer_id'),
  email_confirmed_at: integer('email_confirmed_at'),
  created_at: integer('created_at').notNull(),
});

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** One row a way of signing in: 'password' (account id = the profile's id) or an OAuth provider. */
export const accounts = sqliteTable(
  'accounts',
  {
    provider: text('provider').notNull(),
    provider_account_id: text('provider_account_id').notNull(),
    user_id: ownerId(),
    password_hash: text('password_hash'),
    created_at: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.provider_account_id] }),
    index('accounts_user').on(table.user_id),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    user_id: ownerId(),
    user_agent: text('user_agent'),
    created_at: integer('created_at').notNull(),
    last_seen_at: integer('last_seen_at').notNull(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** Single-use links that were mailed. */
export const tokens = sqliteTable(
  'tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: ownerId(),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password'] }).notNull(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.user_id)],
);
