// Accounts whose address nobody confirmed: told of their end, then deleted. None that has or had anything to do with money.
import { and, asc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { TOLD_BEFORE_MS, UNCONFIRMED_KEPT_MS } from '#domain/account/auth/unconfirmed-life.ts';
import type { Database } from '../../client.ts';
import { PERSON_DATA } from '../../person-data.ts';
import { accounts, profiles } from '../schema/accounts.ts';
import { purchases, unmatchedPayments } from '../../payments/schema/courses.ts';
import { passkeys } from '../schema/passkeys.ts';
import { openOrders } from '../../payments/schema/orders.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { withdrawalLinks } from '../../payments/schema/withdrawal.ts';
import { sendBatch } from '../../send-batch.ts';
import { closeEntitlements } from '../../payments/commands/entitlements/endings.ts';
import { noteErasure } from './erasures.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';

/** No other way in than a password, and no contract, payment or order. Recovery codes are there only beside a passkey. */
const IS_UNTOUCHED = and(
  isNull(profiles.email_confirmed_at),
  isNull(profiles.stripe_customer_id),
  none(sql`${accounts} AS way`, sql`way.user_id = ${profiles.id} AND way.provider <> 'password'`),
  none(sql`${subscriptions} AS plan`, sql`plan.user_id = ${profiles.id} AND plan.plan_id <> 'free'`),
  none(sql`${passkeys} AS key`, sql`key.user_id = ${profiles.id}`),
  ...[purchases, unmatchedPayments, openOrders, withdrawalLinks].map((table) =>
    none(sql`${table} AS money`, sql`money.user_id = ${profiles.id}`),
  ),
);

function none(table: SQL, where: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE ${where})`;
}

/** Those who have to be told now. */
export async function unconfirmedToTell(
  db: Database,
  now: number,
  limit: number,
): Promise<{ id: string; email: string; createdAt: number }[]> {
  return db
    .select({ id: profiles.id, email: profiles.email, createdAt: profiles.created_at })
    .from(profiles)
    .where(
      and(
        IS_UNTOUCHED,
        eq(profiles.purge_told_at, 0),
        lte(profiles.created_at, now - UNCONFIRMED_KEPT_MS + TOLD_BEFORE_MS),
      ),
    )
    .orderBy(asc(profiles.created_at))
    .limit(limit);
}

/** The letter and its mark are one batch, so that nobody gets it twice. */
export async function tellUnconfirmed(
  db: Database,
  letters: readonly { personId: string; mail: NewMail }[],
  now: number,
): Promise<void> {
  const [first, ...rest] = letters.flatMap(({ personId, mail }) => {
    const isUntold = and(
      eq(profiles.id, personId),
      eq(profiles.purge_told_at, 0),
      isNull(profiles.email_confirmed_at),
    );
    return [
      insertMail(db, mail, personId, sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${isUntold})`),
      db.update(profiles).set({ purge_told_at: now }).where(isUntold),
    ];
  });
  if (first !== undefined) await db.batch([first, ...rest]);
}

/** Deletes `limit` at most, the oldest first, with all that names them, and notes their erasure. How many went. */
export async function deleteUnconfirmed(db: Database, now: number, limit: number): Promise<number> {
  const isDue = and(
    IS_UNTOUCHED,
    sql`${profiles.purge_told_at} > 0`,
    lte(profiles.purge_told_at, now - TOLD_BEFORE_MS),
    lte(profiles.created_at, now - UNCONFIRMED_KEPT_MS),
  );
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(isDue)
    .orderBy(asc(profiles.created_at), asc(profiles.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  // The person who confirmed in between stays. Their profiles, by which they are picked, go last.
  const due = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), isDue));
  const noted = ids.flatMap((id) => {
    const who = sql<string>`(SELECT ${profiles.id} FROM ${profiles} WHERE ${profiles.id} = ${id} AND ${isDue})`;
    // No marks: nobody showed that the address is theirs.
    return [noteErasure(db, id, who, now), ...closeEntitlements(db, who, { marks: [], now })];
  });
  const before = PERSON_DATA.filter(
    // Ways in and plans go with the profile: they say who is picked.
    ({ table }) => table !== profiles && table !== accounts && table !== subscriptions,
  );
  const emptied = before.map(({ table, owner, atDeletion }): BatchItem<'sqlite'> => {
    const whose = inArray(owner, due);
    if (atDeletion === 'delete') return db.delete(table).where(whose);
    return db.run(sql`UPDATE ${table} SET ${sql.identifier(owner.name)} = NULL WHERE ${whose}`);
  });
  const gone = db.delete(profiles).where(inArray(profiles.id, due)).returning({ id: profiles.id });
  return (await sendBatch(db, { noted, emptied, gone })).gone.length;
}
