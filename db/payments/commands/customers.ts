// The payment provider's name for a person.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { appError } from '#domain/platform/messages.ts';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';

/** At most one row. */
export function ownCustomer(db: Database, person: string | SQL<string>) {
  return db.select({ customerId: profiles.stripe_customer_id }).from(profiles).where(eq(profiles.id, person));
}

/** Keeps the customer just made unless another call was first. Returns the one that stands. Throws `no-session`: the account is gone. */
export async function setCustomer(
  db: Database,
  { personId, known, made }: { personId: string; known: string | null; made: string },
): Promise<string> {
  const ofPerson = eq(profiles.id, personId);
  const [, [row]] = await db.batch([
    db
      .update(profiles)
      .set({ stripe_customer_id: made })
      .where(and(ofPerson, sql`${profiles.stripe_customer_id} IS ${known}`)),
    ownCustomer(db, personId),
  ]);
  if (row === undefined || row.customerId === null) throw appError('no-session');
  return row.customerId;
}
