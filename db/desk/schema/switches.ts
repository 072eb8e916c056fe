// What the operator has switched for a while (docs/operations.md 'Switches'): one row of each name, the last one set. It stays when it has
// ended, and a later one takes its place.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SWITCH_NAMES } from '#domain/desk/switches/switches.ts';
import { profiles } from '../../account/schema/accounts.ts';

export const switches = sqliteTable(
  'switches',
  {
    name: text('name', { enum: SWITCH_NAMES }).primaryKey(),
    /** What people read. */
    sentence: text('sentence').notNull(),
    starts_at: integer('starts_at').notNull(),
    ends_at: integer('ends_at').notNull(),
    /** Null = an operator whose account is gone. */
    set_by: text('set_by').references(() => profiles.id, { onDelete: 'set null' }),
    set_at: integer('set_at').notNull(),
  },
  (table) => [
    index('switches_set_by')
      .on(table.set_by)
      .where(sql`${table.set_by} IS NOT NULL`),
  ],
);
