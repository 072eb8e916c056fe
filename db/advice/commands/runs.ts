// The life of a run in the database: lease, storing, giving back (docs/decisions.md 'Counters'). A batch is atomic but not
// conditional, so each statement carries its own guard; every command may be repeated without harm.
import { and, eq, gt, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import type { Budget } from '#domain/desk/model-cost/shares.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import type { Database } from '../../client.ts';
import { careerAnalyses, quizAnswers, runs, userAnalysis } from '../schema/analyses.ts';
import { switches } from '../../desk/schema/switches.ts';
import { sharedCards } from '../../site/schema/share.ts';
import { decisions } from '../schema/decisions.ts';
import { handOvers } from '../schema/hand-overs.ts';
import { adviserQuestions } from '../schema/questions.ts';
import { objections, stepMarks } from '../schema/steps.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { currentAnalysisMark, HISTORY_LENGTH } from '../queries/analyses.ts';
import { ownFacts } from '../queries/facts.ts';
import { fitsInto, spentOf } from '../../desk/queries/model-calls.ts';
import { comingSwitches } from '../../desk/queries/switches.ts';
import { allObjections } from '../queries/objections.ts';
import { idInForce, planInForce, subscriptionRows } from '../../payments/queries/premium/in-force.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { incrementUse, hasRoom, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { answersToKeep, consentToHealthIf, keepFactsIf, type FactsToKeep } from './facts.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { sendBatch } from '../../send-batch.ts';
import { spendOne } from '../../payments/commands/entitlements/lines.ts';
import { forgetSubject } from '../../desk/commands/model-calls.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { metricIf, type Metric } from '../../desk/commands/observability.ts';

export type Lease = {
  runId: string;
  premiumPriceIds: readonly string[];
  /** JSON list. */
  preferences: string;
  additionalInterests: string;
  additionalInfo: string;
  /** Null = none were sent, so those that are kept stay. */
  facts: Omit<FactsToKeep, 'now'> | null;
  /** Epoch ms; null = no condition of health is added that was consented to. */
  healthConsentAt: number | null;
  until: number;
  maxFailedRuns: number;
  /** What the run of an unconfirmed address is counted in besides; null = addresses aren't confirmed. */
  rooms: readonly QuotaRoom[] | null;
  /** What a run without a paid plan has to fit into; null = there is no ceiling. */
  ceiling: { free: Budget[]; unconfirmed: Budget[]; nextMicro: number | null } | null;
  /** What is stored and has not been weighed yet: where there is some of it, nothing is leased. */
  unseen: readonly ('facts' | 'objections')[];
};

/** How things were before, and whether it was taken. `people` is empty if there is no live session. */
type LeaseOutcome = AccountRows & {
  isTaken: boolean;
  hasAnalysis: boolean;
  facts: Awaited<ReturnType<typeof ownFacts>>;
  denied: Awaited<ReturnType<typeof allObjections>>;
  /** Of the ceiling's budgets. */
  spent: Awaited<ReturnType<typeof spentOf>>;
};

type AccountRows = {
  people: Awaited<ReturnType<typeof personOfSession>>;
  subscriptions: Awaited<ReturnType<typeof subscriptionRows>>;
  switches: Awaited<ReturnType<typeof comingSwitches>>;
};

/** How far it came, for the operator. */
type RunTrace = { stage: string | null; firstSectionMs: number | null; providerStatus: number | null };

const DAY_MS = 24 * 60 * 60_000;
const CRISIS = FAILURES.crisis.code;
// One that the month's ceiling kept from the model took nobody's try.
const HAS_FAILED = sql`${runs.outcome} NOT IN ('done', ${FAILURES.rests.code})`;

/**
 * Takes the lease on the row in force; not if another run has one, nothing is left, an analysis exists, too many runs failed today, no
 * room is left, or something of `unseen` is there. All in one batch with what the refusal would need to know.
 */
export async function leaseRun(db: Database, session: SessionRef, lease: Lease): Promise<LeaseOutcome> {
  const { rooms, facts, healthConsentAt, runId, unseen, ceiling } = lease;
  const { now } = session;
  const owner = personOf(session);
  const leased = sql`FROM ${subscriptions} WHERE ${subscriptions.reserved_run} = ${runId}`;
  const hasLease = sql`EXISTS (SELECT 1 ${leased})`;
  const isConfirmed = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${owner} AND ${profiles.email_confirmed_at} IS NOT NULL)`;
  const isPaid = sql`${planInForce(session, lease.premiumPriceIds)} <> 'free'`;
  const mayCost = (one: NonNullable<Lease['ceiling']>) =>
    rooms === null
      ? fitsInto(one.free, one.nextMicro)
      : sql`(${fitsInto(one.unconfirmed, one.nextMicro)} OR (${isConfirmed} AND ${fitsInto(one.free, one.nextMicro)}))`;
  const { current, taken, ...read } = await sendBatch(db, {
    people: personOfSession(db, session),
    subscriptions: subscriptionRows(db, session),
    switches: comingSwitches(db, now),
    spent: spentOf(db, ceiling?.unconfirmed ?? []),
    current: currentAnalysisMark(db, session),
    facts: ownFacts(db, session),
    denied: allObjections(db, session),
    taken: db
      .update(subscriptions)
      .set({ reserved_run: runId, reserved_until: lease.until, updated_at: now })
      .where(
        and(
          eq(subscriptions.id, idInForce(session, lease.premiumPriceIds)),
          gt(subscriptions.quiz_generations_left, 0),
          noLiveLease(owner, now),
          notExists(currentAnalysisMark(db, session)),
          ...(rooms ?? []).map((room) => sql`(${isConfirmed} OR ${hasRoom(room)})`),
          ...(unseen.includes('facts') ? [notExists(ownFacts(db, session))] : []),
          ...(unseen.includes('objections') ? [notExists(allObjections(db, session))] : []),
          sql`(SELECT count(*) FROM ${runs} WHERE ${runs.user_id} = ${owner}
            AND ${runs.started_at} > ${now - DAY_MS} AND ${HAS_FAILED}) < ${lease.maxFailedRuns}`,
          ...(ceiling === null ? [] : [sql`(${isPaid} OR ${mayCost(ceiling)})`]),
          sql`NOT EXISTS (SELECT 1 FROM ${switches} WHERE ${switches.name} = 'analyses-off'
            AND ${switches.starts_at} <= ${now} AND ${switches.ends_at} > ${now})`,
        ),
      )
      .returning({ id: subscriptions.id }),
    leased: [
      db.run(sql`INSERT INTO ${runs} (id, user_id, subscription_id, started_at)
      SELECT ${runId}, user_id, id, ${now} ${leased}`),
      db.run(sql`INSERT INTO ${quizAnswers}
      (user_id, preferences, additional_interests, additional_info, plan_type, date)
      SELECT user_id, ${lease.preferences}, ${lease.additionalInterests}, ${lease.additionalInfo},
        ${planInForce(session, lease.premiumPriceIds)}, ${new Date(now).toISOString()} ${leased}
      ON CONFLICT (user_id) DO UPDATE SET preferences = excluded.preferences,
        additional_interests = excluded.additional_interests, additional_info = excluded.additional_info,
        plan_type = excluded.plan_type, date = excluded.date`),
      metricIf(db, { name: 'generation_start', value: 1, userId: owner, timestamp: now }, hasLease),
      ...(facts === null ? [] : [keepFactsIf(db, owner, { ...facts, now }, hasLease)]),
      ...(healthConsentAt === null ? [] : [consentToHealthIf(db, owner, healthConsentAt, hasLease)]),
      ...(rooms ?? []).map((room) => incrementUse(db, room, sql`${hasLease} AND NOT ${isConfirmed}`)),
    ],
  });
  return { ...read, hasAnalysis: current.length > 0, isTaken: taken.length === 1 };
}

/** How many of the person's runs failed since `since` (epoch ms). */
export async function failedRunsSince(db: Database, personId: string, since: number): Promise<number> {
  return db.$count(runs, and(eq(runs.user_id, personId), gt(runs.started_at, since), HAS_FAILED));
}

type FinishedRun = {
  runId: string;
  personId: string;
  /** Both as JSON; the answers with the facts of the run beside them. */
  analysis: string;
  answers: string;
  createdAt: string;
  now: number;
  trace?: RunTrace;
  /** Written with it, once; null = none. */
  letter: LetterTo | null;
};

/** Only if `to` still is the person's confirmed address. */
export type LetterTo = { mail: NewMail; to: string };

/**
 * Stores the analysis as the current one and in the history, keeps the latest five, spends one generation and clears the
 * lease: all of it once, whoever asks how often. The run's own row, still open, is the guard; it is closed last. A run that outlived its
 * lease finds nothing left if a later one was faster, and isn't stored.
 * Returns whether the analysis is stored now, by this call or by an earlier one whose response was lost.
 */
export async function storeAnalysis(db: Database, run: FinishedRun): Promise<boolean> {
  const open = sql`FROM ${runs} WHERE ${runs.id} = ${run.runId} AND ${runs.user_id} = ${run.personId} AND ${runs.ended_at} IS NULL
    AND EXISTS (SELECT 1 FROM ${subscriptions} AS own WHERE own.id = ${runs.subscription_id} AND own.quiz_generations_left > 0)`;
  const isStored = sql`EXISTS (SELECT 1 FROM ${careerAnalyses}
    WHERE ${careerAnalyses.user_id} = ${run.personId} AND ${careerAnalyses.analysis_id} = ${run.runId})`;
  const { ended } = await sendBatch(db, {
    stored: [
      db.run(sql`INSERT INTO ${userAnalysis} (id, user_id, analysis, quiz_answers, created_at)
      SELECT ${run.runId}, ${run.personId}, ${run.analysis}, ${answersToKeep(run.personId, run.answers)}, ${run.createdAt} ${open}`),
      db.run(sql`INSERT INTO ${careerAnalyses} (user_id, analysis_id, analysis, created_at)
      SELECT ${run.personId}, ${run.runId}, ${run.analysis}, ${run.createdAt} ${open}
      ON CONFLICT (user_id) DO UPDATE SET analysis_id = excluded.analysis_id, analysis = excluded.analysis,
        created_at = excluded.created_at`),
      db.run(sql`DELETE FROM ${userAnalysis} WHERE ${userAnalysis.user_id} = ${run.personId} AND ${userAnalysis.id} NOT IN
      (SELECT id FROM ${userAnalysis} WHERE user_id = ${run.personId}
       ORDER BY created_at DESC LIMIT ${HISTORY_LENGTH})`),
      // Marks of an analysis, objections to it, its card and what was handed over of it go with it.
      withoutAnalysis(db, stepMarks, run.personId),
      withoutAnalysis(db, objections, run.personId),
      withoutAnalysis(db, sharedCards, run.personId),
      withoutAnalysis(db, handOvers, run.personId),
      withoutAnalysis(db, decisions, run.personId),
      withoutAnalysis(db, adviserQuestions, run.personId),
      metricIf(db, metric('generation_success', run), sql`EXISTS (SELECT 1 ${open})`),
      letterIf(db, run, open),
      spendOne(
        db,
        { what: 'analysis', why: 'run', key: sql`${`run:${run.runId}`}`, at: run.now },
        sql`own.id = (SELECT subscription_id ${open})`,
      ),
      // From here on the run may look as if nothing were left.
      db.run(sql`UPDATE ${subscriptions} SET quiz_generations_left = quiz_generations_left - 1, updated_at = ${run.now}
      WHERE id = (SELECT subscription_id ${open})`),
      clearLease(db, run.runId),
      db
        .update(runs)
        .set({ ended_at: run.now, outcome: 'done', ...traceColumns(run.trace) })
        .where(and(eq(runs.id, run.runId), isNull(runs.ended_at), isStored)),
    ],
    ended: db.select({ outcome: runs.outcome }).from(runs).where(eq(runs.id, run.runId)),
  });
  return ended[0]?.outcome === 'done';
}

function letterIf(db: Database, { letter, personId }: FinishedRun, open: SQL) {
  if (letter === null) return db.run(sql`SELECT 1`);
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${personId}
    AND ${profiles.email} = ${letter.to} AND ${profiles.email_confirmed_at} IS NOT NULL)`;
  return insertMail(db, letter.mail, personId, sql`EXISTS (SELECT 1 ${open}) AND ${isTheirs}`);
}

function withoutAnalysis(
  db: Database,
  table:
    | typeof stepMarks
    | typeof objections
    | typeof sharedCards
    | typeof handOvers
    | typeof decisions
    | typeof adviserQuestions,
  personId: string,
) {
  return db.run(sql`DELETE FROM ${table} WHERE ${table.user_id} = ${personId} AND ${table.analysis_id} NOT IN
    (SELECT id FROM ${userAnalysis} WHERE user_id = ${personId})`);
}

/**
 * Gives the generation back: clears the lease and closes the run with `outcome`, an error code. Of a run in which somebody spoke of
 * a crisis nothing stays that they typed, and the row says only that the run was lost: it would be a note on their health.
 */
export async function releaseRun(
  db: Database,
  run: {
    runId: string;
    personId: string;
    outcome: string;
    now: number;
    startedAt?: number;
    trace?: RunTrace;
  },
): Promise<void> {
  const ended =
    run.outcome === CRISIS
      ? { outcome: FAILURES.lost.code }
      : { outcome: run.outcome, ...traceColumns(run.trace) };
  await db.batch([
    metricIf(
      db,
      metric('generation_error', run),
      sql`EXISTS (SELECT 1 FROM ${runs} WHERE ${runs.id} = ${run.runId} AND ${runs.ended_at} IS NULL)`,
    ),
    db
      .update(runs)
      .set({ ended_at: run.now, ...ended })
      .where(and(eq(runs.id, run.runId), isNull(runs.ended_at))),
    // Before the lease is cleared: as long as it is this run's, the answers are, too.
    // What was asked of the model would tell a run that broke from one that was stopped.
    ...(run.outcome === CRISIS ? [forgetSubject(db, run.runId)] : []),
    ...(run.outcome === CRISIS && run.startedAt !== undefined
      ? [deleteAnswers(db, run.personId, run.startedAt)]
      : []),
    clearLease(db, run.runId),
  ]);
}

// By the moment of the lease that wrote them: the lease itself may have run out while the database was away, and a later run's
// answers are others.
function deleteAnswers(db: Database, personId: string, startedAt: number) {
  const date = new Date(startedAt).toISOString();
  return db.delete(quizAnswers).where(and(eq(quizAnswers.user_id, personId), eq(quizAnswers.date, date)));
}

/** Takes a lease back as if it had never been: nothing failed, so nothing is counted. */
export async function undoRun(db: Database, runId: string): Promise<void> {
  await db.batch([
    clearLease(db, runId),
    db.delete(runs).where(and(eq(runs.id, runId), isNull(runs.ended_at))),
  ]);
}

function traceColumns(trace: RunTrace = { stage: null, firstSectionMs: null, providerStatus: null }) {
  const { stage, firstSectionMs, providerStatus } = trace;
  return { stage, first_section_ms: firstSectionMs, provider_status: providerStatus };
}

function metric(name: MetricName, run: { personId: string; now: number }): Metric {
  return { name, value: 1, userId: run.personId, timestamp: run.now };
}

function clearLease(db: Database, runId: string) {
  return db
    .update(subscriptions)
    .set({ reserved_run: null, reserved_until: null })
    .where(eq(subscriptions.reserved_run, runId));
}

// One run a person, not one a row: who upgrades in mid-run has two rows.
function noLiveLease(personId: SQL, now: number) {
  const liveLeases = sql`SELECT 1 FROM ${subscriptions} AS others WHERE others.user_id = ${personId} AND others.reserved_until > ${now}`;
  return sql`NOT EXISTS (${liveLeases})`;
}
