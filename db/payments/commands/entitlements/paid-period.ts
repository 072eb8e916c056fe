// What a paid period gives (docs/decisions.md 'Monthly reset', 'Entitlements'), for the batch that writes the provider's word: before the
// subscription's row, at which it looks as it was.
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { sumOf } from '../../queries/entitlements.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { runs } from '../../../advice/schema/analyses.ts';
import { entitlements } from '../../schema/entitlements.ts';
import { subscriptions } from '../../schema/premium.ts';
import { addLine, COUNTED, type Counted, type Statement } from './lines.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What was used of a period that was paid back counts against an order made within so long after that. */
const CARRIED_MS = 30 * DAY_MS;

export type PaidPeriod = {
  subscriptionId: string;
  personId: string;
  /** The reader's ticket: a later reader's word stands. */
  ticket: number;
  /** Its start, ISO 8601. */
  period: string;
  generations: number;
  resets: number;
  /** When the contract was made. */
  startedAt: number;
  now: number;
};

/** `isTheirs`: the customer is still the person's. */
export function fillPeriod(db: Database, paid: PaidPeriod, isTheirs: SQL): Statement[] {
  const { subscriptionId: id, personId, ticket, period, now } = paid;
  const isUnfilled = sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} AS own WHERE own.id = ${id}
    AND (own.user_id <> ${personId} OR own.applied_ticket >= ${ticket} OR coalesce(own.counted_period, '') >= ${period}))`;
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} AS own WHERE own.id = ${id} AND own.counted_period IS NOT NULL)`;
  const theirs = { holder: sql`who.holder`, userId: sql`who.id`, source: sql`${id}`, at: now };
  const from = sql`FROM ${profiles} AS who WHERE who.id = ${personId} AND ${isTheirs} AND ${isUnfilled}`;
  return COUNTED.flatMap((what) => {
    const most = what === 'analysis' ? paid.generations : paid.resets;
    const left = sumOf(sql`who.holder`, id, what);
    const used = usedBefore(what, id, paid.startedAt);
    return [
      addLine(
        db,
        {
          ...theirs,
          what,
          kind: 'expiry',
          amount: sql`-${left}`,
          why: 'period-over',
          key: sql`${`over:${id}:${period}:${what}`}`,
        },
        sql`${from} AND ${left} > 0`,
      ),
      addLine(
        db,
        {
          ...theirs,
          what,
          kind: 'grant',
          amount: sql`${most}`,
          why: 'period',
          key: sql`${`period:${id}:${period}:${what}`}`,
        },
        from,
      ),
      addLine(
        db,
        {
          ...theirs,
          what,
          kind: 'expiry',
          amount: sql`-min(${most}, ${used})`,
          why: 'carried-over',
          key: sql`${`carried:${id}:${what}`}`,
        },
        sql`${from} AND ${isFirst} AND ${used} > 0`,
      ),
    ];
  });
}

/** The counter of the subscription's row once these lines are written. */
export function filledCounter({ subscriptionId, personId }: PaidPeriod, what: Counted): SQL<number> {
  return sql`(SELECT max(${sumOf(sql`who.holder`, subscriptionId, what)}, 0)
    FROM ${profiles} AS who WHERE who.id = ${personId})`;
}

/** A line that the contract's money went back, once; `stands`: a condition. The lines that fill it name the holder. */
export function notePaidBack(db: Database, subscriptionId: string, now: number, stands: SQL): Statement {
  return addLine(
    db,
    {
      holder: sql`given.holder`,
      userId: sql`given.user_id`,
      source: sql`given.source`,
      what: 'analysis',
      kind: 'refund',
      amount: sql`0`,
      why: 'withdrawn',
      key: sql`${`withdrawn:${subscriptionId}`}`,
      at: now,
    },
    // Whichever of its lines is first: the key lets one through.
    sql`FROM ${entitlements} AS given WHERE given.source = ${subscriptionId} AND given.source <> 'free' AND ${stands}`,
  );
}

// Of contracts that were paid back lately, in the period that was: since it was filled, whatever the desk gave since.
function usedBefore(what: Counted, subscriptionId: string, startedAt: number): SQL<number> {
  const paidBack = sql`(SELECT back.source FROM ${entitlements} AS back WHERE back.holder = who.holder
    AND back.source <> ${subscriptionId} AND back.why = 'withdrawn' AND back.at > ${startedAt - CARRIED_MS})`;
  const filledAt = sql`(SELECT coalesce(max(given.at), 0) FROM ${entitlements} AS given WHERE given.holder = who.holder
    AND given.source = used.source AND given.what = ${what} AND given.why = 'period')`;
  // One that is going on is spent when it is stored, which may be after this.
  const going = sql`(SELECT count(*) FROM ${runs} AS own_run WHERE own_run.user_id = who.id
    AND own_run.subscription_id IN ${paidBack} AND own_run.ended_at IS NULL)`;
  const open = what === 'analysis' ? going : sql`0`;
  return sql`(SELECT coalesce(-sum(used.amount), 0) + ${open} FROM ${entitlements} AS used WHERE used.holder = who.holder
    AND used.what = ${what} AND used.kind = 'spend' AND used.source IN ${paidBack} AND used.at >= ${filledAt})`;
}
