// Where a person stands: who they are, which plan is in force, what is left of it. Read in the request's one round trip.
import { liveRun } from '#domain/plan/allowance.ts';
import type { Plan } from '#domain/plan/plans.ts';
import { lapsedStatus, rowInForce } from '#domain/plan/resolve-plan.ts';
import { personOfSession } from '#db/queries/people.ts';
import { subscriptionRows } from '#db/queries/subscriptions.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { Config } from '../config.ts';
import type { Trip } from '../trip.ts';

export type Person = { id: string; email: string; fullName: string | null; emailConfirmed: boolean };

export type Standing = {
  person: Person;
  plan: Plan;
  status: string;
  /** Of a paid subscription that doesn't count, while none is in force (resolve-plan.ts). */
  lapsedStatus: string | null;
  subscriptionId: string | null;
  generationsLeft: number;
  resetsLeft: number;
  billingPeriod: { start: string | null; end: string | null };
  stripeCustomerId: string | null;
  /** How many the history holds: at most five. */
  analysesGenerated: number;
  /** The run that holds the person's lease at this moment, on whichever row. */
  runId: string | null;
};

/** Null = nobody: no cookie, or no live session behind it. */
export async function readStanding(
  trip: Trip,
  session: SessionRef | null,
  config: Config,
): Promise<Standing | null> {
  if (session === null) return null;
  const [[person], rows] = await Promise.all([
    trip.ask((db) => personOfSession(db, session)),
    trip.ask((db) => subscriptionRows(db, session)),
  ]);
  if (person === undefined) return null;
  const inForce = rowInForce(rows, config.premiumPriceIds);
  const leased = rows.find((row) => liveRun(row, session.now) !== null);
  return {
    person: {
      id: person.id,
      email: person.email,
      fullName: person.full_name,
      emailConfirmed: person.email_confirmed_at !== null,
    },
    plan: inForce?.plan ?? 'free',
    status: inForce === null || inForce.plan === 'free' ? '' : inForce.row.status,
    lapsedStatus: lapsedStatus(rows, config.premiumPriceIds),
    subscriptionId: inForce?.row.id ?? null,
    generationsLeft: inForce?.row.quiz_generations_left ?? 0,
    resetsLeft: inForce?.row.resets_left ?? 0,
    billingPeriod: {
      start: inForce?.row.current_period_start ?? null,
      end: inForce?.row.current_period_end ?? null,
    },
    stripeCustomerId: inForce?.row.customer_id ?? null,
    analysesGenerated: person.analyses,
    runId: leased?.reserved_run ?? null,
  };
}
