// Reads for withdrawal without signing in: whose contracts a number means, and what a mailed link shows.
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { purchases } from '../schema/courses.ts';
import { subscriptions } from '../schema/premium.ts';
import { departedContracts, withdrawalLinks } from '../schema/withdrawal.ts';
import { SHARES_SENT } from './courses/owned.ts';

const MAX_CONTRACTS = 100;

/** Statements: the address of an order, by whichever of the three holds it. */
export function addressesOfOrder(db: Database, number: string) {
  return [
    db
      .select({ email: profiles.email })
      .from(purchases)
      .innerJoin(profiles, eq(profiles.id, purchases.user_id))
      .where(eq(purchases.order_number, number))
      .limit(1),
    db
      .select({ email: profiles.email })
      .from(subscriptions)
      .innerJoin(profiles, eq(profiles.id, subscriptions.user_id))
      .where(eq(subscriptions.order_number, number))
      .limit(1),
    db
      .select({ addressHash: departedContracts.address_hash, sealed: departedContracts.address_sealed })
      .from(departedContracts)
      .where(eq(departedContracts.order_number, number))
      .limit(1),
  ] as const;
}

/** A statement: at most one row. Whether it is live, the rule says. */
export function withdrawalLink(db: Database, tokenHash: string) {
  return db
    .select({
      addressHash: withdrawalLinks.address_hash,
      sealed: withdrawalLinks.address_sealed,
      askedAt: withdrawalLinks.asked_at,
      expiresAt: withdrawalLinks.expires_at,
      usedAt: withdrawalLinks.used_at,
    })
    .from(withdrawalLinks)
    .where(eq(withdrawalLinks.token_hash, tokenHash));
}

const BOUGHT = {
  id: purchases.id,
  personId: purchases.user_id,
  courseId: purchases.course_id,
  amountGrosze: purchases.amount_grosze,
  boughtAt: purchases.bought_at,
  openedAt: purchases.opened_at,
  consentedAt: purchases.consented_at,
  withdrawalAskedAt: purchases.withdrawal_asked_at,
  withdrawnAt: purchases.withdrawn_at,
  sharesGrosze: SHARES_SENT,
};

/** Statements: every contract of the address behind a link, whatever may be done with it. */
export function contractsOfLink(db: Database, tokenHash: string) {
  const person = sql`(SELECT ${withdrawalLinks.user_id} FROM ${withdrawalLinks} WHERE ${withdrawalLinks.token_hash} = ${tokenHash})`;
  const address = sql`(SELECT ${withdrawalLinks.address_hash} FROM ${withdrawalLinks} WHERE ${withdrawalLinks.token_hash} = ${tokenHash})`;
  const isOfAddress = eq(departedContracts.address_hash, address);
  return [
    db.select(BOUGHT).from(purchases).where(eq(purchases.user_id, person)).limit(MAX_CONTRACTS),
    db.select().from(subscriptions).where(eq(subscriptions.user_id, person)).limit(MAX_CONTRACTS),
    db
      .select(BOUGHT)
      .from(departedContracts)
      .innerJoin(purchases, eq(purchases.id, departedContracts.id))
      .where(isOfAddress)
      .limit(MAX_CONTRACTS),
    db.select().from(departedContracts).where(isOfAddress).limit(MAX_CONTRACTS),
  ] as const;
}

/** Undefined = there is none (any more). */
export async function departedContract(db: Database, id: string) {
  const [row] = await db.select().from(departedContracts).where(eq(departedContracts.id, id));
  return row;
}

/** Premium of deleted accounts, declared and not yet paid back. */
export async function pendingDeparted(db: Database, limit: number) {
  return db
    .select({ id: departedContracts.id })
    .from(departedContracts)
    .where(sql`${isNotNull(departedContracts.withdrawn_at)} AND ${departedContracts.refunded_at} IS NULL`)
    .limit(limit);
}
