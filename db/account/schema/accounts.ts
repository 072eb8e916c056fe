// Who people are and how they sign in (docs/product.md 'Accounts and profiles', docs/decisions.md 'Sessions in a cookie').
// Times are epoch milliseconds; tokens are kept as SHA-256 in hex, never as they were sent.
import { sql } from 'drizzle-orm';
import { MAIL_FAULTS } from '#domain/platform/mail/carrier-event.ts';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const profiles = sqliteTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    full_name: text('full_name'),
    /** Made once a person, when they first pay; only they themselves are told it (docs/product.md 'Accounts and profiles'). */
    stripe_customer_id: text('stripe_customer_id').unique(),
    /** Counts who set out to read the customer's present state at the provider: the latest reader's word stands (docs/architecture.md 'Stripe'). */
    sync_ticket: integer('sync_ticket').notNull().default(0),
    /** When somebody last set out to (epoch ms): the reconciliation takes those who have waited longest. */
    synced_at: integer('synced_at').notNull().default(0),
    email_confirmed_at: integer('email_confirmed_at'),
    /** Since when neither password nor Google opens the account without a passkey; null = they do. */
    second_factor_at: integer('second_factor_at'),
    /** The latest version of the terms of which the person was told by mail: the day on which it takes effect; '' = none yet. */
    terms_told: text('terms_told').notNull().default(''),
    /** Their random name in the ledger of entitlements. */
    holder: text('holder').notNull().unique(),
    /** When the person was told that an account never confirmed goes (epoch ms); 0 = not yet (docs/decisions.md 'Accounts never confirmed'). */
    purge_told_at: integer('purge_told_at').notNull().default(0),
    /** The address has changed and the payment provider has still to hear of it. */
    customer_email_due: integer('customer_email_due', { mode: 'boolean' }).notNull().default(false),
    /** Why mail does not reach the address, as the carrier told it; null = it does, as far as is known. */
    mail_fault: text('mail_fault', { enum: MAIL_FAULTS }),
    /** Of when the carrier's latest word on the address is, or when the address changed (epoch ms): an older word counts for nothing. */
    mail_heard_at: integer('mail_heard_at').notNull().default(0),
    created_at: integer('created_at').notNull(),
  },
  (table) => [
    index('profiles_terms').on(table.terms_told),
    // How many signed up on a day.
    index('profiles_created').on(table.created_at),
    index('profiles_unconfirmed')
      .on(table.created_at)
      .where(sql`${table.email_confirmed_at} IS NULL`),
    index('profiles_customer_email')
      .on(table.customer_email_due)
      .where(sql`${table.customer_email_due} = 1`),
    index('profiles_synced')
      .on(table.synced_at)
      .where(sql`${table.stripe_customer_id} IS NOT NULL`),
  ],
);

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
    /** A password's: when anyone who has it was known to read the address's mail, too. 0 = perhaps a stranger's (docs/decisions.md 'Whose password it is'). */
    proven_at: integer('proven_at').notNull().default(0),
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
    /** How the person signed in: 'password', 'passkey' or an OAuth provider. */
    provider: text('provider').notNull().default('password'),
    /** Remembered on this device: 30 days. */
    remembered: integer('remembered', { mode: 'boolean' }).notNull().default(false),
    created_at: integer('created_at').notNull(),
    last_seen_at: integer('last_seen_at').notNull(),
    /** When it ends as things stand: moved on with last_seen_at, hourly at most, never past `ends_at`. */
    expires_at: integer('expires_at').notNull(),
    /** The absolute end. */
    ends_at: integer('ends_at').notNull(),
    /** When the person last proved who they are, by signing in or since. */
    fresh_auth_at: integer('fresh_auth_at').notNull(),
    /** When they last did so with a passkey, which the operator's desk asks for. 0 = never. */
    passkey_at: integer('passkey_at').notNull().default(0),
    /** When they last did so with a passkey, a recovery code or an enrolment code, which changing the keys asks for. 0 = never. */
    factor_at: integer('factor_at').notNull().default(0),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_end').on(table.expires_at)],
);

/** Single-use links that were mailed. */
export const tokens = sqliteTable(
  'tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: ownerId(),
    purpose: text('purpose', {
      enum: [
        'confirm-email',
        'reset-password',
        'change-email',
        // Was used: pressed once more, it is told as done.
        'changed-email',
        'undo-email',
        'undo-keys',
        'recovery',
        // Typed, not mailed: `npm run operator` prints it.
        'enrolment',
      ],
    }).notNull(),
    /** The address it leads to, new or old: of a change of address only. */
    email: text('email'),
    /** Keys and second factor as they were before the change that it undoes (JSON, db/account/commands/recovery/key-undo.ts): of 'undo-keys' only. */
    keys_before: text('keys_before'),
    created_at: integer('created_at').notNull().default(0),
    expires_at: integer('expires_at').notNull(),
  },
  (table) => [
    index('tokens_user').on(table.user_id),
    index('tokens_end').on(table.expires_at),
    index('tokens_email')
      .on(table.email)
      .where(sql`${table.email} IS NOT NULL`),
  ],
);

/** Browsers from which a person has signed in before: SHA-256 of a random cookie. A new one is told by mail. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    user_id: ownerId(),
    device_hash: text('device_hash').notNull(),
    first_seen_at: integer('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);
