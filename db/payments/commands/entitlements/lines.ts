// Lines of the ledger as statements for the batch of what they tell (docs/decisions.md 'Entitlements'). A batch isn't conditional, so each
// looks at the same rows as the change that it belongs to; what is told twice keeps its first line.
import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../client.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { SOURCE_OF_ROW } from '../../queries/entitlements.ts';
import { entitlements } from '../../schema/entitlements.ts';
import { subscriptions } from '../../schema/premium.ts';

export type Statement = BatchItem<'sqlite'>;

/** What has a counter. */
export const COUNTED = ['analysis', 'reset'] as const;
export type Counted = (typeof COUNTED)[number];

type Why =
  /** The free plan. */
  | 'registration'
  /** A paid period, what was left of the one before, and what was used of one that was paid back. */
  | 'period'
  | 'period-over'
  | 'carried-over'
  | 'withdrawn'
  | 'run'
  /** A run that was going on while its account was deleted: its text was there to be read. */
  | 'left-in-mid-run'
  | 'reset'
  | 'account-deleted'
  /** A stranger had registered the address. */
  | 'taken-over'
  | 'verified'
  | 'opened'
  /** Nothing was written of the lesson, or nothing was sent of it. */
  | 'not-sent'
  /** Somebody at the operator's desk gave it or took it, with a reason in the security log. */
  | 'desk';

type Line = {
  holder: SQL;
  userId: SQL;
  source: SQL;
  item?: SQL;
  what: typeof entitlements.$inferInsert.what;
  kind: typeof entitlements.$inferInsert.kind;
  amount: SQL;
  why: Why;
  key: SQL;
  at: number;
};

/** `from`: 'FROM … WHERE …', of which each row makes a line. */
export function addLine(db: Database, line: Line, from: SQL) {
  return db.run(sql`INSERT INTO ${entitlements} (holder, user_id, source, item, what, kind, amount, why, key, at)
    SELECT ${line.holder}, ${line.userId}, ${line.source}, ${line.item ?? sql`''`}, ${line.what}, ${line.kind}, ${line.amount},
      ${line.why}, ${line.key}, ${line.at} ${from} ON CONFLICT (key) DO NOTHING`);
}

/** One less of a row's counter. `which`: a condition on the row, `own`, that says whether the counter falls. */
export function spendOne(
  db: Database,
  spending: { what: Counted; why: Why; key: SQL; at: number },
  which: SQL,
) {
  return addLine(
    db,
    {
      ...spending,
      holder: sql`who.holder`,
      userId: sql`who.id`,
      source: SOURCE_OF_ROW,
      kind: 'spend',
      amount: sql`-1`,
    },
    sql`FROM ${subscriptions} AS own JOIN ${profiles} AS who ON who.id = own.user_id
      WHERE ${which}`,
  );
}
