// Brings what was read at the payment provider into our rows (docs/architecture.md 'Stripe'). Anyone who reads takes a ticket first; the
// latest ticket's word stands, however late the others write. Effects of a change (letters, metrics) stand before the rows in the batch
// and look at them as they were, so that each change has its effects once.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SecurityEvent } from '#domain/account/security-log/events.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import type { Database } from '../../../client.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { openOrders } from '../../schema/orders.ts';
import { referrals } from '../../schema/referral.ts';
import { subscriptions } from '../../schema/premium.ts';
import { metricIf, metricOnceSince } from '../../../desk/commands/observability.ts';
import { fillPeriod, filledCounter, notePaidBack, type PaidPeriod } from '../entitlements/paid-period.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import { rememberEvent, type HandledEvent } from '../stripe-events.ts';

export type Ticket = {
  personId: string;
  email: string;
  customerId: string;
  number: number;
  /** By subscription, epoch ms. */
  withdrawnAt: Map<string, number>;
};

/** Null = no customer of ours. */
export async function takeTicket(db: Database, customerId: string, now: number): Promise<Ticket | null> {
  const ofCustomer = eq(profiles.stripe_customer_id, customerId);
  const [[taken], rows] = await db.batch([
    db
      .update(profiles)
      .set({ sync_ticket: sql`${profiles.sync_ticket} + 1`, synced_at: now })
      .where(ofCustomer)
      .returning({ personId: profiles.id, email: profiles.email, number: profiles.sync_ticket }),
    db
      .select({ id: subscriptions.id, withdrawnAt: subscriptions.withdrawn_at })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${ofCustomer})`)),
  ]);
  if (taken === undefined) return null;
  const withdrawn = rows.flatMap(({ id, withdrawnAt }): [string, number][] =>
    withdrawnAt === null ? [] : [[id, withdrawnAt]],
  );
  return { ...taken, customerId, withdrawnAt: new Map(withdrawn) };
}

/** As if somebody had last set out at `syncedAt` (epoch ms): something was left to do, and the reconciliation is to look again. */
export async function requestSync(db: Database, customerId: string, syncedAt: number): Promise<void> {
  await db.update(profiles).set({ synced_at: syncedAt }).where(eq(profiles.stripe_customer_id, customerId));
}

export type Change = 'started' | 'renewal-failed' | 'ends-on' | 'ended';

export type ReadSubscription = {
  id: string;
  orderNumber: string;
  status: string;
  planId: string;
  /** ISO 8601. */
  periodStart: string;
  periodEnd: string;
  endsAtPeriodEnd: boolean;
  /** Fills the counters, if they were not filled for it yet; null = this reading fills nothing. */
  countedPeriod: string | null;
  generations: number;
  resets: number;
  startedAt: number;
  /** Paid back or disputed (epoch ms); null = this reading doesn't say so. */
  withdrawnAt: number | null;
  amountGrosze: number;
  /** What this reading may mean for the person; told only if the row wasn't there yet. */
  changes: { change: Change; mail: NewMail | null }[];
  /** An active one whose paid period ends within days, whether it renews or not: counted once a period. */
  isExpiringSoon: boolean;
};

type Reading = {
  ticket: Ticket;
  subscriptions: ReadSubscription[];
  /** Ids whose price isn't ours: a row that is there no longer counts. */
  unpriced: string[];
  /** Null = no lower price is offered. */
  referralPriceId: string | null;
  /** A statement for the security log about the ticket's person. */
  tell(event: SecurityEvent, guard: SQL): BatchItem<'sqlite'>;
  event: HandledEvent | null;
  now: number;
};

export async function applyReading(db: Database, reading: Reading): Promise<void> {
  const { ticket, now, event } = reading;
  const [first, ...rest] = [
    ...(event === null ? [] : [rememberEvent(db, event, now)]),
    ...reading.subscriptions.flatMap((one) => effects(db, reading, one)),
    ...reading.subscriptions.flatMap((one) => ledgerStatements(db, reading, one)),
    ...reading.subscriptions.map((one) => upsert(db, reading, one)),
    ...reading.unpriced.map((id) =>
      db
        .update(subscriptions)
        .set({ status: 'unpriced', applied_ticket: ticket.number, updated_at: now })
        .where(
          and(
            eq(subscriptions.id, id),
            eq(subscriptions.user_id, ticket.personId),
            sql`${subscriptions.applied_ticket} < ${ticket.number}`,
          ),
        ),
    ),
    ...closeOrderAndReferral(db, reading),
  ];
  if (first !== undefined) await db.batch([first, ...rest]);
}

/**
 * The provider doesn't know the customer, so nobody is charged for anything: what stands here has ended. A customer who is found again
 * brings it back by the next reading.
 */
export async function endContracts(
  db: Database,
  { ticket, event, now }: Pick<Reading, 'ticket' | 'event' | 'now'>,
): Promise<void> {
  const ended = db
    .update(subscriptions)
    .set({ status: 'canceled', applied_ticket: ticket.number, updated_at: now })
    .where(
      and(
        eq(subscriptions.user_id, ticket.personId),
        eq(subscriptions.customer_id, ticket.customerId),
        sql`${subscriptions.applied_ticket} < ${ticket.number}`,
      ),
    );
  await db.batch(event === null ? [ended] : [ended, rememberEvent(db, event, now)]);
}

// Its lines in the ledger. What was paid back is noted after what was given, by whose lines the holder is known.
function ledgerStatements(db: Database, reading: Reading, one: ReadSubscription): BatchItem<'sqlite'>[] {
  const { ticket, now } = reading;
  const paid = paidPeriodOf(reading, one);
  const isLatest = sql`${isTheirs(ticket)} AND NOT ${rowIs(one.id, sql`${subscriptions.applied_ticket} >= ${ticket.number}`)}`;
  return [
    ...(paid === null ? [] : fillPeriod(db, paid, isTheirs(ticket))),
    ...(one.withdrawnAt === null ? [] : [notePaidBack(db, one.id, now, isLatest)]),
  ];
}

function paidPeriodOf({ ticket, now }: Reading, one: ReadSubscription): PaidPeriod | null {
  const { countedPeriod: period, generations, resets, startedAt } = one;
  if (period === null) return null;
  const { personId, number } = ticket;
  return { subscriptionId: one.id, personId, ticket: number, period, generations, resets, startedAt, now };
}

function upsert(db: Database, reading: Reading, one: ReadSubscription) {
  const { ticket, now } = reading;
  const paid = paidPeriodOf(reading, one);
  const [generations, resets] =
    paid === null ? [sql`0`, sql`0`] : [filledCounter(paid, 'analysis'), filledCounter(paid, 'reset')];
  return db.run(sql`INSERT INTO ${subscriptions} (id, order_number, user_id, status, plan_id, customer_id, quiz_generations_left, resets_left,
      current_period_start, current_period_end, cancel_at_period_end, counted_period, started_at, withdrawn_at, amount_grosze,
      applied_ticket, created_at, updated_at)
    SELECT ${one.id}, ${one.orderNumber}, ${ticket.personId}, ${one.status}, ${one.planId}, ${ticket.customerId},
      ${generations}, ${resets},
      ${one.periodStart}, ${one.periodEnd}, ${one.endsAtPeriodEnd ? 1 : 0}, ${one.countedPeriod}, ${one.startedAt},
      ${one.withdrawnAt}, ${one.amountGrosze}, ${ticket.number}, ${now}, ${now}
    WHERE ${isTheirs(ticket)}
    ON CONFLICT (id) DO UPDATE SET
      status = CASE WHEN subscriptions.withdrawn_at IS NOT NULL AND excluded.status = 'active' THEN 'canceled' ELSE excluded.status END,
      order_number = excluded.order_number, plan_id = excluded.plan_id, customer_id = excluded.customer_id,
      current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, started_at = excluded.started_at,
      amount_grosze = excluded.amount_grosze, withdrawn_at = coalesce(subscriptions.withdrawn_at, excluded.withdrawn_at),
      quiz_generations_left = CASE WHEN ${isNewPeriod} THEN ${generations} ELSE subscriptions.quiz_generations_left END,
      resets_left = CASE WHEN ${isNewPeriod} THEN ${resets} ELSE subscriptions.resets_left END,
      counted_period = CASE WHEN ${isNewPeriod} THEN excluded.counted_period ELSE subscriptions.counted_period END,
      applied_ticket = excluded.applied_ticket, updated_at = excluded.updated_at
    WHERE subscriptions.applied_ticket < excluded.applied_ticket AND subscriptions.user_id = excluded.user_id`);
}

// ISO texts sort as time does; a reading without a period fills nothing.
const isNewPeriod = sql`coalesce(excluded.counted_period > coalesce(subscriptions.counted_period, ''), 0)`;

function isTheirs({ personId, customerId }: Ticket): SQL {
  return sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${personId} AND ${profiles.stripe_customer_id} = ${customerId})`;
}

function rowIs(id: string, condition: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.id} = ${id} AND ${condition})`;
}

/** The change hasn't been seen, and no later reader has written. */
function isFirstReport(ticket: Ticket, id: string, change: Change): SQL {
  const isLatest = sql`${isTheirs(ticket)} AND NOT ${rowIs(id, sql`${subscriptions.applied_ticket} >= ${ticket.number}`)}`;
  switch (change) {
    case 'started':
      return sql`${isLatest} AND NOT ${rowIs(id, sql`${subscriptions.counted_period} IS NOT NULL`)}`;
    case 'renewal-failed':
      return sql`${isLatest} AND NOT ${rowIs(id, sql`${subscriptions.status} = 'past_due'`)}`;
    case 'ends-on':
      return sql`${isLatest} AND NOT ${rowIs(id, sql`${subscriptions.cancel_at_period_end} = 1`)}`;
    case 'ended':
      return sql`${isLatest} AND ${rowIs(id, sql`${subscriptions.status} NOT IN ('canceled', 'incomplete_expired') AND ${subscriptions.counted_period} IS NOT NULL`)}`;
  }
}

const EVENTS: Partial<Record<Change, SecurityEvent>> = {
  started: 'premium-order',
  'ends-on': 'premium-cancellation',
};

function effects(db: Database, { ticket, now, tell }: Reading, one: ReadSubscription): BatchItem<'sqlite'>[] {
  const metric = (name: MetricName) => ({ name, value: 1, userId: ticket.personId, timestamp: now });
  const told = one.changes.flatMap(({ change, mail }) => {
    const news = isFirstReport(ticket, one.id, change);
    const counted = countedAs(change, one.id);
    const event = EVENTS[change];
    return [
      ...(event === undefined ? [] : [tell(event, news)]),
      ...(mail === null ? [] : [insertMail(db, mail, ticket.personId, news)]),
      ...(counted === null
        ? []
        : [metricIf(db, metric(counted.name), sql`${news} AND ${counted.condition}`)]),
    ];
  });
  if (one.withdrawnAt !== null) {
    const unseen = sql`${subscriptions.withdrawn_at} IS NULL AND ${subscriptions.applied_ticket} < ${ticket.number}`;
    told.push(tell('refund', sql`${isTheirs(ticket)} AND ${rowIs(one.id, unseen)}`));
  }
  if (!one.isExpiringSoon) return told;
  return [...told, metricOnceSince(db, metric('subscription_expiring_soon'), Date.parse(one.periodStart))];
}

// The person who cancelled for the period's end was counted then.
function countedAs(change: Change, id: string): { name: MetricName; condition: SQL } | null {
  switch (change) {
    case 'started':
      return { name: 'checkout_completed', condition: sql`1` };
    case 'ends-on':
      return { name: 'subscription_cancelled', condition: sql`1` };
    case 'ended':
      return {
        name: 'subscription_cancelled',
        condition: rowIs(id, sql`${subscriptions.cancel_at_period_end} = 0`),
      };
    case 'renewal-failed':
      return null;
  }
}

// The order is done, and the recommendation used.
function closeOrderAndReferral(
  db: Database,
  { ticket, now, referralPriceId }: Reading,
): BatchItem<'sqlite'>[] {
  const ofPerson = sql`SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.user_id} = ${ticket.personId}
    AND ${subscriptions.counted_period} IS NOT NULL`;
  const done = db.run(sql`DELETE FROM ${openOrders} WHERE ${openOrders.user_id} = ${ticket.personId}
    AND ${openOrders.item} = 'premium' AND EXISTS (${ofPerson} AND ${subscriptions.status} = 'active')`);
  if (referralPriceId === null) return [done];
  const used =
    db.run(sql`UPDATE ${referrals} SET used_at = ${now} WHERE ${referrals.user_id} = ${ticket.personId}
    AND ${referrals.used_at} IS NULL AND EXISTS (${ofPerson} AND ${subscriptions.plan_id} = ${referralPriceId})`);
  return [done, used];
}
