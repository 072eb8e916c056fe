// The owner of an address takes the account over that somebody else had made with it and never confirmed (docs/decisions.md 'Google account
// whose address is already registered'): what that one made goes, and what they used up comes back.
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { PERSON_DATA } from '../../person-data.ts';
import { accounts, profiles, tokens } from '../schema/accounts.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { giveBackToOwner } from '../../payments/commands/entitlements/endings.ts';
import type { Statement } from '../../payments/commands/entitlements/lines.ts';

/** Ends by themselves (google.ts), or are the account's own. */
const STAYING: ReadonlySet<unknown> = new Set([profiles, accounts, subscriptions]);

/** Statements before the address is confirmed: nothing happens if it has been in the meantime. `links`: those that were mailed go, too. `guard`: what else must hold. */
export function dropWhatStrangerMade(
  db: Database,
  personId: string,
  now: number,
  { links, guard = sql`1` }: { links: boolean; guard?: SQL } = { links: true },
): Statement[] {
  const isUnconfirmed = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${personId} AND email_confirmed_at IS NULL) AND ${guard}`;
  const made = PERSON_DATA.filter(
    ({ table, atDeletion }) => atDeletion === 'delete' && !STAYING.has(table) && (links || table !== tokens),
  );
  return [
    ...made.map(({ table, owner }) =>
      db.delete(table).where(sql`${eq(owner, personId)} AND ${isUnconfirmed}`),
    ),
    ...giveBackToOwner(db, personId, now, sql`who.email_confirmed_at IS NULL AND ${guard}`),
  ];
}
