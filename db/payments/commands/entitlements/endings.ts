// What an account leaves in the ledger as it goes, or as its owner takes it from a stranger (docs/decisions.md 'Entitlements').
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { sumOf } from '../../queries/entitlements.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { entitlementMarks, entitlements } from '../../schema/entitlements.ts';
import { subscriptions } from '../../schema/premium.ts';
import { addLine, COUNTED, spendOne, type Statement } from './lines.ts';

/** Statements before the account's rows go. `marks`: by what its person is known again; none = nobody is to be. */
export function closeEntitlements(
  db: Database,
  who: SQL<string>,
  { marks, now }: { marks: readonly string[]; now: number },
): Statement[] {
  const isRunning = sql`own.user_id = ${who} AND own.reserved_run IS NOT NULL AND own.reserved_until > ${now}
    AND own.quiz_generations_left > 0`;
  return [
    spendOne(
      db,
      { what: 'analysis', why: 'left-in-mid-run', key: sql`'run:' || own.reserved_run`, at: now },
      isRunning,
    ),
    ...COUNTED.map((what) => {
      const left = sumOf(sql`who.holder`, sql`own.id`, what);
      return addLine(
        db,
        {
          holder: sql`who.holder`,
          userId: sql`who.id`,
          source: sql`own.id`,
          what,
          kind: 'expiry',
          amount: sql`-${left}`,
          why: 'account-deleted',
          key: sql`'closed:' || own.id || ${`:${what}`}`,
          at: now,
        },
        sql`FROM ${subscriptions} AS own JOIN ${profiles} AS who ON who.id = own.user_id
          WHERE own.user_id = ${who} AND own.id <> 'free:' || own.user_id AND ${left} > 0`,
      );
    }),
    ...marks.map((mark) => rememberIdentityHash(db, { mark, personId: who, now })),
  ];
}

/** A statement: from now on (epoch ms) whoever has this mark is known as this person, for as long as the policy says. */
export function rememberIdentityHash(
  db: Database,
  { mark, personId, now }: { mark: string; personId: string | SQL; now: number },
  guard: SQL = sql`1`,
) {
  return db.run(sql`INSERT INTO ${entitlementMarks} (mark, holder, since)
    SELECT ${mark}, who.holder, ${now} FROM ${profiles} AS who
    WHERE who.id = ${personId} AND ${guard}
    ON CONFLICT (mark) DO UPDATE SET holder = excluded.holder, since = excluded.since`);
}

/** Statements: what a stranger used up is given back, and the free row's counters follow. `which`: a condition on the profile, `who`. */
export function giveBackToOwner(db: Database, personId: string, now: number, which: SQL): Statement[] {
  const used = (
    source: string,
    what: string,
  ) => sql`(SELECT coalesce(-sum(used.amount), 0) FROM ${entitlements} AS used
    WHERE used.user_id = who.id AND used.source = ${source} AND used.what = ${what} AND used.amount < 0)`;
  const returned = ([source, what]: readonly ['free' | 'referral', 'analysis' | 'reset' | 'referral']) =>
    addLine(
      db,
      {
        holder: sql`who.holder`,
        userId: sql`who.id`,
        source: sql`${source}`,
        what,
        kind: 'refund',
        amount: used(source, what),
        why: 'taken-over',
        key: sql`'taken-over:' || who.holder || ${`:${what}:${now}`}`,
        at: now,
      },
      sql`FROM ${profiles} AS who WHERE who.id = ${personId} AND ${which} AND ${used(source, what)} > 0`,
    );
  const left = (what: 'analysis' | 'reset') =>
    sql`(SELECT max(${sumOf(sql`who.holder`, 'free', what)}, 0) FROM ${profiles} AS who WHERE who.id = ${personId})`;
  return [
    ...(
      [
        ['free', 'analysis'],
        ['free', 'reset'],
        ['referral', 'referral'],
      ] as const
    ).map(returned),
    db.run(sql`UPDATE ${subscriptions} SET quiz_generations_left = ${left('analysis')}, resets_left = ${left('reset')},
        reserved_run = NULL, reserved_until = NULL, updated_at = ${now}
      WHERE id = ${`free:${personId}`} AND EXISTS (SELECT 1 FROM ${profiles} AS who
        WHERE who.id = ${personId} AND ${which})`),
  ];
}

/** What names nobody any more: marks older than `before` (epoch ms), and the lines of anyone who has neither a mark nor an account. */
export async function forgetDeparted(db: Database, before: number): Promise<void> {
  await db.batch([
    db.run(sql`DELETE FROM ${entitlementMarks} WHERE since <= ${before}`),
    db.run(sql`DELETE FROM ${entitlements} WHERE user_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${entitlementMarks} AS known WHERE known.holder = entitlements.holder)
      AND NOT EXISTS (SELECT 1 FROM ${profiles} AS who WHERE who.holder = entitlements.holder)`),
  ]);
}
