// A person's life with the ledger, by the commands alone: accounts that are made, deleted and made again, runs, resets, paid periods. What
// a step returns is whether it did anything; anyone who reads the database sees whether that was right.
import { personOf } from '#db/session-ref.ts';
import { eq, sql } from 'drizzle-orm';
import { keyRing } from '#worker/auth/keys.ts';
import { securityEvent, securityEventRecorder } from '#worker/services/platform/security-log.ts';
import type { Database } from '#db/client.ts';
import { resetAnalysis } from '#db/advice/commands/analyses.ts';
import { createGooglePerson, dropUnconfirmed } from '#db/account/commands/google.ts';
import { createPerson } from '#db/account/commands/people.ts';
import { shareReferral, verifyReferral } from '#db/payments/commands/referral.ts';
import {
  applyReading,
  takeTicket,
  type ReadSubscription,
} from '#db/payments/commands/premium/sync-customer.ts';
import { declareWithdrawal } from '#db/payments/commands/premium/withdrawal.ts';
import { releaseRun, leaseRun, storeAnalysis, undoRun } from '#db/advice/commands/runs.ts';
import { dropWhatStrangerMade } from '#db/account/commands/take-over.ts';
import { deletePerson } from '#db/person-data.ts';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { careerAnalyses } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { PLANS, type Plan } from '#domain/payments/plan/plans.ts';

export const DAY_MS = 24 * 60 * 60_000;

export type Living = { id: string; session: { tokenHash: string; now: number } };

export function lifeOf(db: Database, name: string) {
  const marks = [`address-${name}`, `google-${name}`];
  let now = Date.UTC(2026, 0, 1);
  let living: Living | null = null;
  const { generations, resets } = PLANS.free;

  async function begin({ withGoogle }: { withGoogle: boolean }): Promise<void> {
    if (living !== null) return;
    const id = crypto.randomUUID();
    const email = `${name}@example.pl`;
    const tokenHash = crypto.randomUUID();
    const whole = { id, email, fullName: null, generations, resets, marks, now };
    const statements = withGoogle
      ? createGooglePerson(db, whole)
      : createPerson(db, { ...whole, passwordHash: 'x', emailConfirmedAt: now }).statements;
    const session = {
      id: tokenHash,
      token_hash: tokenHash,
      user_id: id,
      created_at: now,
      last_seen_at: now,
      expires_at: now + 10_000 * DAY_MS,
      ends_at: now + 10_000 * DAY_MS,
      fresh_auth_at: now,
    };
    await db.batch([
      ...statements,
      db
        .update(profiles)
        .set({ stripe_customer_id: `cus_${id}` })
        .where(eq(profiles.id, id)),
      db.insert(sessions).values(session),
    ] as never);
    living = { id, session: { tokenHash, now } };
  }

  const session = () => {
    if (living === null) throw new Error('nobody is there');
    return { ...living.session, now };
  };
  const id = () => living?.id ?? 'nobody';
  const scope = () => ({ config: { keys: keyRing('a secret of these histories') }, now });
  const rows = () => db.select().from(subscriptions).where(eq(subscriptions.user_id, id()));

  async function lease(runId: string): Promise<boolean> {
    if (living === null) return false;
    const order = {
      runId,
      premiumPriceIds: [],
      preferences: '[]',
      additionalInterests: '',
      additionalInfo: '',
      facts: null,
      healthConsentAt: null,
      until: now + 60_000,
      maxFailedRuns: 1_000,
      rooms: null,
      ceiling: null,
      unseen: [],
    };
    return (await leaseRun(db, session(), order)).isTaken;
  }

  return {
    begin,
    get isHere() {
      return living !== null;
    },
    personId: id,
    pass(ms: number) {
      now += ms;
    },
    now: () => now,
    rows,
    lease,
    store: (runId: string) =>
      storeAnalysis(db, {
        runId,
        personId: id(),
        analysis: '{}',
        answers: '{}',
        createdAt: new Date(now).toISOString(),
        now,
        letter: null,
      }),
    giveBack: (runId: string) => releaseRun(db, { runId, personId: id(), outcome: 'run-lost', now }),
    undo: (runId: string) => undoRun(db, runId),
    async reset() {
      if (living === null) return;
      await resetAnalysis(db, session(), { resetId: crypto.randomUUID(), premiumPriceIds: [] });
    },
    /** A lease needs room for its analysis; clearing it costs nothing here. */
    clear: () => db.delete(careerAnalyses).where(eq(careerAnalyses.user_id, id())),
    /** What the provider says of one subscription, however often. */
    async read(one: { contract: string; plan: Plan; period: number; isPaid: boolean; isReversed: boolean }) {
      const [profile] = await db.select().from(profiles).where(eq(profiles.id, id()));
      const ticket = await takeTicket(db, profile?.stripe_customer_id ?? '', now);
      if (ticket === null) return;
      const { generations: most, resets: mostResets } = PLANS[one.plan];
      const start = new Date(one.period).toISOString();
      const read: ReadSubscription = {
        id: one.contract,
        orderNumber: one.contract,
        status: one.isReversed ? 'canceled' : 'active',
        planId: `price_${one.plan}`,
        periodStart: start,
        periodEnd: new Date(one.period + 30 * DAY_MS).toISOString(),
        endsAtPeriodEnd: false,
        countedPeriod: one.isPaid && !one.isReversed ? start : null,
        generations: most,
        resets: mostResets,
        startedAt: one.period,
        withdrawnAt: one.isReversed ? now : null,
        amountGrosze: 7_900,
        changes: [],
        isExpiringSoon: false,
      };
      await applyReading(db, {
        ticket,
        subscriptions: [read],
        unpriced: [],
        referralPriceId: null,
        event: null,
        tell: (event, guard) => securityEvent(db, scope(), { event, personId: id(), guard }),
        now,
      });
    },
    async withdraw() {
      const row = (await rows()).find(({ id: of, status }) => !of.startsWith('free:') && status === 'active');
      if (row?.started_at === null || row === undefined) return;
      const { id: subscriptionId, started_at: startedAt } = row;
      const tell = securityEventRecorder(db, scope(), { event: 'withdrawal', personId: id() });
      await declareWithdrawal(db, { subscriptionId, personId: id(), startedAt, receipt: null, now, tell });
    },
    async recommend() {
      await db.batch([shareReferral(db, session()), ...verifyReferral(db, session(), now + DAY_MS)]);
    },
    /** The owner of the address comes, as if nobody had confirmed it. */
    async takeOver() {
      await db.update(profiles).set({ email_confirmed_at: null }).where(eq(profiles.id, id()));
      const statements = [
        ...dropWhatStrangerMade(db, id(), now),
        ...dropUnconfirmed(
          db,
          { id: id(), fullName: null, now },
          securityEventRecorder(db, scope(), { event: 'password-removal', personId: id() }),
        ),
      ];
      await db.batch(statements as never);
      const tokenHash = crypto.randomUUID();
      await db.insert(sessions).values({
        id: tokenHash,
        token_hash: tokenHash,
        user_id: id(),
        created_at: now,
        last_seen_at: now,
        expires_at: now + 10_000 * DAY_MS,
        ends_at: now + 10_000 * DAY_MS,
        fresh_auth_at: now,
      });
      living = { id: id(), session: { tokenHash, now } };
    },
    async leave() {
      const [profile] = await db.select().from(profiles).where(eq(profiles.id, id()));
      const departure = { addressHash: name, addressSealed: name, since: now - 19 * DAY_MS, marks, now };
      const customerId = profile?.stripe_customer_id ?? null;
      await deletePerson(
        db,
        { asked: personOf(session()), now: session().now },
        { personId: id(), customerId },
        departure,
      );
      living = null;
    },
  };
}

export type Life = ReturnType<typeof lifeOf>;

/** The holder of anyone who has this name, living or gone. */
export async function holderNamed(db: Database, name: string): Promise<string> {
  const [row] = await db.all<{
    holder: string;
  }>(sql`SELECT holder FROM entitlement_marks WHERE mark = ${`address-${name}`}
    UNION SELECT holder FROM profiles WHERE email = ${`${name}@example.pl`}`);
  return row?.holder ?? '';
}
