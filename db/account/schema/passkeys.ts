// Passkeys and what belongs to them (docs/decisions.md 'Passkeys'). Times are epoch milliseconds. What is kept of a key is public.
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from './accounts.ts';

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    /** As the authenticator names it, base64url. */
    credential_id: text('credential_id').notNull().unique(),
    user_id: ownerId(),
    /** COSE, base64url. */
    public_key: text('public_key').notNull(),
    /** Of the last use; one that goes back betrays a copy. Synced keys always say 0. */
    counter: integer('counter').notNull(),
    name: text('name').notNull(),
    created_at: integer('created_at').notNull(),
    last_used_at: integer('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.user_id)],
);

/** What opens an account whose second factor is lost: each once, then its row is gone. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    user_id: ownerId(),
    /** SHA-256 of the person's id and the code, in hex. */
    code_hash: text('code_hash').notNull(),
    created_at: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Challenges that were answered, until they would have run out anyway: none is answered twice. */
export const spentChallenges = sqliteTable(
  'spent_challenges',
  {
    challenge_hash: text('challenge_hash').primaryKey(),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_end').on(table.expires_at)],
);
