// Who works at the operator's desk (docs/operations.md 'The desk'). Given by a command, never by a form.
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DESK_ROLES } from '#domain/desk/roles.ts';
import { profiles } from '../../account/schema/accounts.ts';

export const operators = sqliteTable('operators', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  role: text('role', { enum: DESK_ROLES }).notNull(),
  given_at: integer('given_at').notNull(),
});
