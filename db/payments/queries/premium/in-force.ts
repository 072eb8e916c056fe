// The subscription row in force, chosen as domain/payments/plan/resolve-plan.ts does, for batches that write by it: they can't wait for
// the rows to be read first.
import { eq, sql, type SQL } from 'drizzle-orm';
import { PLAN_NAMES, PLAN_RANK, type Plan } from '#domain/payments/plan/plans.ts';
import type { Database } from '../../../client.ts';
import { subscriptions } from '../../schema/premium.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';

/** `own.id` of the person whose live session this is; NULL if they have none. */
export function idInForce(session: SessionRef, premiumPriceIds: readonly string[]): SQL {
  return inForce(sql`own.id`, session, premiumPriceIds);
}

/** Whose plan it is; free without a row. */
export function planInForce(session: SessionRef, premiumPriceIds: readonly string[]): SQL<Plan> {
  return sql`coalesce(${inForce(planName(sql`own.plan_id`, premiumPriceIds), session, premiumPriceIds)}, 'free')`;
}

/** What each plan has, by the name that `plan` yields. */
export function byPlan(plan: SQL<Plan>, valueOf: (name: Plan) => number): SQL<number> {
  // JSON, as which a value travels, knows no Infinity.
  const most = (name: Plan) => Math.min(valueOf(name), Number.MAX_SAFE_INTEGER);
  const cases = PLAN_NAMES.map((name) => sql`WHEN ${name} THEN ${most(name)}`);
  return sql`CASE ${plan} ${sql.join(cases, sql` `)} END`;
}

function inForce(field: SQL, session: SessionRef, premiumPriceIds: readonly string[]): SQL {
  const rank = byPlan(planName(sql`own.plan_id`, premiumPriceIds), (name) => PLAN_RANK[name]);
  return sql`(SELECT ${field} FROM ${subscriptions} AS own WHERE own.user_id = ${personOf(session)} AND own.status = 'active'
    ORDER BY ${rank} DESC, own.rowid LIMIT 1)`;
}

function planName(planId: SQL, premiumPriceIds: readonly string[]): SQL<Plan> {
  const prices = sql.join(
    premiumPriceIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`CASE WHEN instr(${planId}, 'premium') > 0 OR ${planId} IN (${prices}) THEN 'premium'
    WHEN instr(${planId}, 'enterprise') > 0 THEN 'enterprise' ELSE 'free' END`;
}

// Reads of a person's own subscription rows; which of them is in force is decided by domain/payments/plan/resolve-plan.ts.
const MAX_ROWS = 100;

export function subscriptionRows(db: Database, session: SessionRef) {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, personOf(session)))
    .limit(MAX_ROWS);
}
