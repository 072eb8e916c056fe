// What calls a person back, if they chose it (docs/decisions.md 'Reminders'): a letter each Monday, a calendar that is subscribed to.
import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

/** One row a person. Anyone who has a key may use it, so it stands here as it is. */
export const reminders = sqliteTable(
  'reminders',
  {
    user_id: text('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Of the address that stops the letter; null = no letter is wanted. */
    letter_key: text('letter_key').unique(),
    /** The Monday of the last letter, or of the last one that had nothing to say; '' = none yet. */
    letter_week: text('letter_week').notNull().default(''),
    /** Of the calendar's address; null = there is none. */
    calendar_key: text('calendar_key').unique(),
  },
  (table) => [
    index('reminders_due')
      .on(table.letter_week)
      .where(sql`${table.letter_key} IS NOT NULL`),
  ],
);
