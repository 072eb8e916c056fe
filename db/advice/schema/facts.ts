// The optional facts of the quiz's last part (docs/decisions.md 'Facts'), one row a person.
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const personFacts = sqliteTable('person_facts', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** JSON, as on the wire (domain/advice/facts.ts). */
  facts: text('facts').notNull(),
  /** Since when limits that say something of health may be kept; null = no such consent, and no such limit stands here. */
  health_consent_at: integer('health_consent_at'),
  updated_at: integer('updated_at').notNull(),
});
