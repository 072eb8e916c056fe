// The free plan of a new account. Somebody who was here before goes on with what they had left (docs/decisions.md 'Entitlements').
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { sumOf } from '../../queries/entitlements.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { entitlementMarks } from '../../schema/entitlements.ts';
import { referrals } from '../../schema/referral.ts';
import { subscriptions } from '../../schema/premium.ts';
import { addLine, type Counted, type Statement } from './lines.ts';

type NewFreePlan = {
  id: string;
  generations: number;
  resets: number;
  /** Keyed hashes by which a deleted account of theirs would be known; none = nobody looks. */
  marks?: readonly string[];
  now: number;
};

const NEW_HOLDER = sql`lower(hex(randomblob(16)))`;

/** For the profile's row: the holder whom the marks know, unless another account is theirs now. The one with the least left goes first. */
export function holderOf(marks: readonly string[]): SQL {
  if (marks.length === 0) return NEW_HOLDER;
  return sql`coalesce((SELECT known.holder FROM ${entitlementMarks} AS known WHERE ${isMarked(marks)}
    AND NOT EXISTS (SELECT 1 FROM ${profiles} AS others WHERE others.holder = known.holder)
    ORDER BY ${sumOf(sql`known.holder`, 'free', 'analysis')}, known.holder LIMIT 1), ${NEW_HOLDER})`;
}

/** Statements after the profile's own; `madeNow` says whether that was written. */
export function openFreePlan(db: Database, person: NewFreePlan, madeNow: SQL): Statement[] {
  const { id, marks = [], now } = person;
  const grant = (what: Counted, amount: number) =>
    addLine(
      db,
      {
        holder: sql`who.holder`,
        userId: sql`who.id`,
        source: sql`'free'`,
        what,
        kind: 'grant',
        amount: isInUse(marks, id, amount),
        why: 'registration',
        key: sql`'free:' || who.holder || ':' || ${what}`,
        at: now,
      },
      sql`FROM ${profiles} AS who WHERE who.id = ${id} AND ${madeNow}`,
    );
  const left = (what: Counted) => sql`max(${sumOf(sql`who.holder`, 'free', what)}, 0)`;
  return [
    grant('analysis', person.generations),
    ...(person.resets === 0 ? [] : [grant('reset', person.resets)]),
    db.run(sql`INSERT INTO ${subscriptions}
      (id, user_id, status, plan_id, quiz_generations_left, resets_left, created_at, updated_at)
      SELECT ${`free:${id}`}, who.id, 'active', 'free', ${left('analysis')}, ${left('reset')}, ${now}, ${now}
      FROM ${profiles} AS who WHERE who.id = ${id} AND ${madeNow} ON CONFLICT DO NOTHING`),
    // A recommendation is worth something once a person.
    db.run(sql`INSERT INTO ${referrals} (user_id, shared_at, verified_at, expires_at, used_at)
      SELECT who.id, ${now}, ${now}, ${now}, ${now} FROM ${profiles} AS who
      WHERE who.id = ${id} AND ${madeNow} AND ${sumOf(sql`who.holder`, 'referral', 'referral')} < 0 ON CONFLICT DO NOTHING`),
  ];
}

// Two marks of one holder, address and Google account, may open two accounts: the second one is given nothing.
function isInUse(marks: readonly string[], id: string, amount: number): SQL {
  if (marks.length === 0) return sql`${amount}`;
  return sql`CASE WHEN EXISTS (SELECT 1 FROM ${entitlementMarks} AS known
    JOIN ${profiles} AS others ON others.holder = known.holder
    WHERE ${isMarked(marks)} AND others.id <> ${id}) THEN 0 ELSE ${amount} END`;
}

function isMarked(marks: readonly string[]): SQL {
  return sql`known.mark IN (${sql.join(
    marks.map((mark) => sql`${mark}`),
    sql`, `,
  )})`;
}
