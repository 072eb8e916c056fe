// What a deleted account leaves of contracts that may still be withdrawn from (db/payments/schema/withdrawal.ts).
import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { purchases } from '../schema/courses.ts';
import { subscriptions } from '../schema/premium.ts';
import { departedContracts } from '../schema/withdrawal.ts';
import { closeEntitlements } from './entitlements/endings.ts';
import { notePaidBack } from './entitlements/paid-period.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../../account/commands/security-log.ts';

/**
 * The address of the person who leaves. `since`: contracts made earlier can't be withdrawn from any more. `marks`: by what they are known if they
 * come back (db/payments/schema/entitlements.ts). Epoch ms.
 */
export type Departure = {
  addressHash: string;
  addressSealed: string;
  since: number;
  marks: readonly string[];
  now: number;
};

/**
 * Statements for the batch that deletes the account, before its rows go. What exactly may be withdrawn from is decided when it is:
 * here it is enough that it may be. A subscription that ended just now, with the customer, counts as well.
 */
export function keepContracts(db: Database, who: SQL<string>, departure: Departure): BatchItem<'sqlite'>[] {
  const { addressHash, addressSealed, since, now } = departure;
  const left = sql`${addressHash}, ${addressSealed}`;
  return [
    ...closeEntitlements(db, who, departure),
    db.run(sql`INSERT INTO ${departedContracts} (id, item, order_number, address_hash, address_sealed, made_at, departed_at)
      SELECT id, 'course', order_number, ${left}, bought_at, ${now} FROM ${purchases}
      WHERE user_id = ${who} AND bought_at > ${since} AND withdrawn_at IS NULL`),
    db.run(sql`INSERT INTO ${departedContracts} (id, item, order_number, address_hash, address_sealed, made_at, departed_at,
        period_start, period_end, amount_grosze)
      SELECT id, 'premium', order_number, ${left}, started_at, ${now}, current_period_start, current_period_end, amount_grosze
      FROM ${subscriptions} WHERE user_id = ${who} AND started_at > ${since} AND counted_period IS NOT NULL
        AND withdrawn_at IS NULL AND customer_id IS NOT NULL`),
  ];
}

/** Statements for a batch: Premium of an account that is gone, with its receipt. The rows of the last say whether it happened. */
export function departedPremiumDeclaration(
  db: Database,
  { id, whose, now }: { id: string; whose: SQL; now: number },
  receipt: NewMail | null,
  tell: TellSecurityLog,
) {
  const may = and(
    eq(departedContracts.id, id),
    eq(departedContracts.item, 'premium'),
    whose,
    isNull(departedContracts.withdrawn_at),
  );
  const declared = db
    .update(departedContracts)
    .set({ withdrawn_at: now })
    .where(may)
    .returning({ id: departedContracts.id });
  const guard = sql`EXISTS (SELECT 1 FROM ${departedContracts} WHERE ${may})`;
  const mailed = receipt === null ? [] : [insertMail(db, receipt, null, guard)];
  return { told: [tell(guard), notePaidBack(db, id, now, guard), ...mailed], declared };
}

export async function noteDepartedRefund(db: Database, id: string, now: number): Promise<void> {
  await db.update(departedContracts).set({ refunded_at: now }).where(eq(departedContracts.id, id));
}

/** Made by `before` (epoch ms), except what still has to be paid back. */
export async function deleteDepartedContracts(db: Database, before: number): Promise<void> {
  const isSettled = sql`(${isNull(departedContracts.withdrawn_at)} OR ${isNotNull(departedContracts.refunded_at)})`;
  await db.delete(departedContracts).where(and(lte(departedContracts.made_at, before), isSettled));
}
