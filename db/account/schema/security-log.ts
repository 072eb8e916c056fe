// The security log (docs/security.md 'Security log'): rows are only added, each with a proof of its content, and linked to the one
// before by a seal. Nothing of a row ever changes but two columns: the seal comes once, and the deletion of an account forgets who.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SECURITY_EVENTS, SECURITY_OUTCOMES } from '#domain/account/security-log/events.ts';
import { profiles } from './accounts.ts';

export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    nonce: text('nonce').notNull().unique(),
    mark: text('mark').notNull(),
    /** Null = nobody, or an account that is gone. */
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    event: text('event', { enum: SECURITY_EVENTS }).notNull(),
    outcome: text('outcome', { enum: SECURITY_OUTCOMES }).notNull(),
    device: text('device'),
    network: text('network'),
    at: integer('at').notNull(),
    /** Of what somebody at the operator's desk did: who they are, under a key, and what it was; null = the person's own deed. */
    actor: text('actor'),
    detail: text('detail'),
    /** Null as above, or their account is gone. */
    actor_id: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** HMAC of what the row says (domain/account/security-log/record.ts). */
    proof: text('proof').notNull(),
    /** HMAC of the seal before, the id and the proof; null = to be linked in a moment. */
    seal: text('seal'),
  },
  (table) => [
    index('security_events_user')
      .on(table.user_id)
      .where(sql`${table.user_id} IS NOT NULL`),
    index('security_events_actor')
      .on(table.actor_id)
      .where(sql`${table.actor_id} IS NOT NULL`),
    index('security_events_desk')
      .on(table.id)
      .where(sql`${table.actor} IS NOT NULL`),
    index('security_events_unsealed')
      .on(table.id)
      .where(sql`${table.seal} IS NULL`),
  ],
);

/**
 * One row, about the ends of the chain: `anchor` is the last row that was cut off because of its age, `head` the last one sealed;
 * `count` is of all there ever were.
 */
export const securityChain = sqliteTable('security_chain', {
  id: integer('id').primaryKey(),
  anchor_id: integer('anchor_id').notNull(),
  anchor_seal: text('anchor_seal').notNull(),
  anchor_count: integer('anchor_count').notNull(),
  head_id: integer('head_id').notNull(),
  head_seal: text('head_seal').notNull(),
  head_count: integer('head_count').notNull(),
  /** HMAC of all the others. Every writer says which one it has read, so that of two at a time one writes. */
  proof: text('proof').notNull(),
});
