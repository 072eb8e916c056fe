// What the operator is told of by itself (docs/operations.md 'Alerts'): from which figures each is on. Pure; worker/services/operator/alerts.ts
// counts and tells.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const ALERT_NAMES = [
  'runs-failing',
  'outbox-stuck',
  'webhook-failing',
  'security-log-broken',
  'money-mismatch',
  'backup-failing',
] as const;

export type AlertName = (typeof ALERT_NAMES)[number];

/** So far back each figure is counted, in ms. */
export const COUNTED_MS = {
  runs: 15 * MINUTE_MS,
  outbox: HOUR_MS,
  webhook: HOUR_MS,
  /** The chain is looked at once a night, and a night may be an hour late. */
  securityLog: 25 * HOUR_MS,
  /** A customer whose state can't be read comes up again within the hour. */
  reconciliation: 1.5 * HOUR_MS,
  /** The next one comes after a day. */
  backup: 25 * HOUR_MS,
} as const;

/** No backup takes as long: what has no end by then broke off. */
export const BACKUP_TAKES_MS = 15 * MINUTE_MS;

/** Of fewer runs a share says nothing. */
export const LEAST_RUNS = 5;

const MOST_FAILED_PERCENT = 10;

/** All of them counts, but where it says otherwise; nothing of a person's. */
export type AlertFigures = {
  runsEnded: number;
  runsFailed: number;
  /** Epoch ms of the message that has waited longest, if longer than COUNTED_MS.outbox; null = none has. */
  oldestMailAt: number | null;
  webhookFailures: number;
  brokenChecks: number;
  /** Counters that differed from the ledger at the last check. */
  wrongCounters: number;
  reconciliationFaults: number;
  /** Epoch ms of the latest backup that began and did not end in its time; null = there is none. */
  brokenBackupAt: number | null;
};

export type AlertDetail = Readonly<Record<string, number>>;

/** Which alerts are on, each with its figures. */
export function alertsOf(figures: AlertFigures, now: number): ReadonlyMap<AlertName, AlertDetail> {
  const { runsEnded, runsFailed, oldestMailAt, wrongCounters, reconciliationFaults } = figures;
  const on = new Map<AlertName, AlertDetail>();
  if (runsEnded >= LEAST_RUNS && runsFailed * 100 > runsEnded * MOST_FAILED_PERCENT)
    on.set('runs-failing', { ended: runsEnded, failed: runsFailed });
  if (oldestMailAt !== null)
    on.set('outbox-stuck', { oldestMinutes: Math.floor((now - oldestMailAt) / MINUTE_MS) });
  if (figures.webhookFailures > 0) on.set('webhook-failing', { failed: figures.webhookFailures });
  if (figures.brokenChecks > 0) on.set('security-log-broken', { checks: figures.brokenChecks });
  if (figures.brokenBackupAt !== null)
    on.set('backup-failing', { hours: Math.floor((now - figures.brokenBackupAt) / HOUR_MS) });
  if (wrongCounters > 0 || reconciliationFaults > 0)
    on.set('money-mismatch', { wrongCounters, reconciliationFaults });
  return on;
}
