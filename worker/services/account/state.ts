// The state of an account: who the person is, which plan is in force, what is left of it. Read in the request's one round trip.
import { sessionUse } from '#domain/account/auth/session-life.ts';
import { liveRun } from '#domain/payments/plan/allowance.ts';
import type { Plan } from '#domain/payments/plan/plans.ts';
import type { MailFault } from '#domain/platform/mail/carrier-event.ts';
import { sentencesInForce, type SwitchSentences } from '#domain/desk/switches/switches.ts';
import { lapsedStatus, paidRow, rowInForce } from '#domain/payments/plan/resolve-plan.ts';
import { comingSwitches } from '#db/desk/queries/switches.ts';
import { personOfSession } from '#db/account/queries/people.ts';
import { subscriptionRows } from '#db/payments/queries/premium/in-force.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { Config } from '../../config.ts';
import type { Batch } from '../../batch.ts';
import { holdSwitches } from '../desk/held-switches.ts';

export type Person = { id: string; email: string; fullName: string | null; emailConfirmed: boolean };

export type AccountState = {
  person: Person;
  /** Of this request. `freshAuthAt`: the last proof of who the person is (fresh-auth.ts). */
  session: { id: string; freshAuthAt: number; factorAt: number };
  /** Neither password nor Google opens the account without a passkey. */
  hasSecondFactor: boolean;
  /** Why mail does not reach the address; null = it does, as far as is known. */
  mailFault: MailFault | null;
  plan: Plan;
  status: string;
  /** Of a paid subscription that doesn't count, while none is in force (resolve-plan.ts). */
  lapsedStatus: string | null;
  /** Every subscription of theirs, the free one included. */
  subscriptions: readonly OwnSubscriptionRow[];
  /** The paid one in force, else the one that was there last. */
  paidSubscription: OwnSubscriptionRow | null;
  subscriptionId: string | null;
  generationsLeft: number;
  resetsLeft: number;
  billingPeriod: { start: string | null; end: string | null };
  stripeCustomerId: string | null;
  /** How many the history holds: at most five. */
  analysesGenerated: number;
  /** Bought and not paid back. */
  hasCourses: boolean;
  /** The run that holds the person's lease at this moment, on whichever row. */
  runId: string | null;
  /** The operator's that are in force: the database's word, not the isolate's. */
  switches: SwitchSentences;
};

/** A row of the person's own, as the database has it. */
export type OwnSubscriptionRow = Awaited<ReturnType<typeof subscriptionRows>>[number];

export function personFrom(row: {
  id: string;
  email: string;
  full_name: string | null;
  email_confirmed_at: number | null;
}): Person {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    emailConfirmed: row.email_confirmed_at !== null,
  };
}

/** As the database has it of one session. */
export type AccountRows = {
  people: Awaited<ReturnType<typeof personOfSession>>;
  subscriptions: readonly OwnSubscriptionRow[];
  /** Null = they were not asked for. */
  switches: Awaited<ReturnType<typeof comingSwitches>> | null;
};

/** `onUse`: when the session's use should be noted. */
type Reading = {
  session: SessionRef;
  config: Config;
  onUse: (use: { lastSeenAt: number; expiresAt: number }) => void;
  /** As the isolate knows the switches. */
  held: SwitchSentences;
};

/** Null = nobody: no live session of this token. */
export async function readAccountState(batch: Batch, reading: Reading): Promise<AccountState | null> {
  const [people, subscriptions, switches] = await Promise.all([
    batch.ask((db) => personOfSession(db, reading.session)),
    batch.ask((db) => subscriptionRows(db, reading.session)),
    batch.ask((db) => comingSwitches(db, reading.session.now)),
  ]);
  return accountStateFrom({ people, subscriptions, switches }, reading);
}

export function accountStateFrom(
  { people: [person], subscriptions: rows, switches }: AccountRows,
  { session, config, onUse, held }: Reading,
): AccountState | null {
  if (switches !== null) holdSwitches(switches, session.now);
  if (person === undefined) return null;
  const { last_seen_at: lastSeenAt, expires_at: expiresAt, ends_at: endsAt, remembered } = person;
  const use = sessionUse({ remembered, lastSeenAt, expiresAt, endsAt }, session.now);
  if (use !== null) onUse(use);
  const inForce = rowInForce(rows, config.premiumPriceIds);
  const leased = rows.find((row) => liveRun(row, session.now) !== null);
  return {
    person: personFrom(person),
    session: { id: person.session_id, freshAuthAt: person.fresh_auth_at, factorAt: person.factor_at },
    hasSecondFactor: person.second_factor_at !== null,
    mailFault: person.mail_fault,
    plan: inForce?.plan ?? 'free',
    status: inForce === null || inForce.plan === 'free' ? '' : inForce.row.status,
    lapsedStatus: lapsedStatus(rows, config.premiumPriceIds),
    subscriptions: rows,
    paidSubscription: paidRow(rows, config.premiumPriceIds),
    subscriptionId: inForce?.row.id ?? null,
    generationsLeft: inForce?.row.quiz_generations_left ?? 0,
    resetsLeft: inForce?.row.resets_left ?? 0,
    billingPeriod: {
      start: inForce?.row.current_period_start ?? null,
      end: inForce?.row.current_period_end ?? null,
    },
    stripeCustomerId: person.stripe_customer_id ?? inForce?.row.customer_id ?? null,
    analysesGenerated: person.analyses,
    hasCourses: person.has_courses === 1,
    runId: leased?.reserved_run ?? null,
    switches: switches === null ? held : sentencesInForce(switches, session.now),
  };
}
