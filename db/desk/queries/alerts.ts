// The figures behind the operator's alerts, and the alerts that go on: one batch a minute, each statement by its index.
import { and, count, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { ALERT_NAMES, BACKUP_TAKES_MS, COUNTED_MS, type AlertFigures } from '#domain/desk/alerts/alerts.ts';
import type { FailureCode } from '#domain/advice/analysis/failures.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import type { Database } from '../../client.ts';
import { alerts } from '../schema/alerts.ts';
import { runs } from '../../advice/schema/analyses.ts';
import { lessons } from '../../courses/schema/lessons.ts';
import { outbox } from '../../platform/schema/mail.ts';
import { modelCalls } from '../schema/model-calls.ts';
import { metrics } from '../schema/observability.ts';

export type OpenAlert = typeof alerts.$inferSelect;

export async function alertFigures(
  db: Database,
  now: number,
): Promise<{ figures: AlertFigures; open: OpenAlert[] }> {
  const [ended, calls, waiting, webhook, chain, counters, reconciliation, backup, inNeed, open] =
    await db.batch([
      db
        .select({ all: count(), failed: sql<number>`coalesce(sum(${runs.outcome} <> 'done'), 0)` })
        .from(runs)
        .where(and(gt(runs.ended_at, now - COUNTED_MS.runs), isNotNull(runs.ended_at))),
      db
        .select({ requests: callsEndedBy('model-refused'), keys: callsEndedBy('model-key') })
        .from(modelCalls)
        .where(gt(modelCalls.started_at, now - COUNTED_MS.calls)),
      db
        .select({ at: outbox.created_at })
        .from(outbox)
        .where(lte(outbox.created_at, now - COUNTED_MS.outbox))
        .orderBy(outbox.created_at)
        .limit(1),
      countSince(db, 'stripe_event_failed', now - COUNTED_MS.webhook),
      countSince(db, 'security_log_broken', now - COUNTED_MS.securityLog),
      db
        .select({ value: metrics.value })
        .from(metrics)
        .where(named('entitlement_mismatch'))
        .orderBy(desc(metrics.timestamp))
        .limit(1),
      countSince(db, 'reconciliation_failed', now - COUNTED_MS.reconciliation),
      brokenBackup(db, now),
      db
        .select({ rows: count() })
        .from(lessons)
        .where(sql`${lessons.state} = 'needs-work'`),
      db
        .select()
        .from(alerts)
        .where(and(inArray(alerts.name, [...ALERT_NAMES]), eq(alerts.is_closed, sql`0`))),
    ]);
  const figures = {
    runsEnded: ended[0]?.all ?? 0,
    runsFailed: ended[0]?.failed ?? 0,
    refusedRequests: calls[0]?.requests ?? 0,
    refusedKeys: calls[0]?.keys ?? 0,
    oldestMailAt: waiting[0]?.at ?? null,
    webhookFailures: webhook[0]?.rows ?? 0,
    brokenChecks: chain[0]?.rows ?? 0,
    wrongCounters: counters[0]?.value ?? 0,
    reconciliationFaults: reconciliation[0]?.rows ?? 0,
    lessonsInNeed: inNeed[0]?.rows ?? 0,
    brokenBackupAt: backup[0]?.at ?? null,
  };
  return { figures, open };
}

/** A statement, for the operator's desk: the newest first. */
export function latestAlerts(db: Database, { before, limit }: { before: number; limit: number }) {
  return db
    .select({
      id: alerts.id,
      name: alerts.name,
      since: alerts.since,
      detail: alerts.detail,
      toldAt: alerts.last_told_at,
      endedAt: alerts.ended_at,
    })
    .from(alerts)
    .where(sql`${alerts.since} < ${before}`)
    .orderBy(desc(alerts.since))
    .limit(limit);
}

function callsEndedBy(code: FailureCode) {
  return sql<number>`coalesce(sum(${modelCalls.outcome} = ${code}), 0)`;
}

function countSince(db: Database, name: MetricName, since: number) {
  return db
    .select({ rows: count() })
    .from(metrics)
    .where(and(named(name), gt(metrics.timestamp, since)));
}

// The latest that began and should be there by now, if it isn't: begun and done have the same moment.
function brokenBackup(db: Database, now: number) {
  const of = (name: MetricName) =>
    sql`(SELECT max(own.timestamp) FROM ${metrics} AS own WHERE own.metric_name = ${name} AND own.timestamp > ${now - COUNTED_MS.backup})`;
  const begun = of('backup_begun');
  return db
    .select({ at: metrics.timestamp })
    .from(metrics)
    .where(
      and(
        named('backup_begun'),
        eq(metrics.timestamp, begun),
        lte(metrics.timestamp, now - BACKUP_TAKES_MS),
        sql`${metrics.timestamp} > coalesce(${of('backup_done')}, 0)`,
      ),
    )
    .limit(1);
}

function named(name: MetricName) {
  return eq(metrics.metric_name, name);
}
