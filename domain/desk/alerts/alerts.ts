// What the operator is told of by itself (docs/operations.md 'Alerts'): from which figures each is on. Pure; worker/services/desk/alerts.ts
// counts and tells.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const ALERT_NAMES = [
  'runs-failing',
  'model-refuses',
  'model-key-refused',
  'outbox-stuck',
  'webhook-failing',
  'security-log-broken',
  'money-mismatch',
  'lessons-need-work',
  'backup-failing',
] as const;

export type AlertName = (typeof ALERT_NAMES)[number];

/** So far back each figure is counted, in ms. */
export const COUNTED_MS = {
  runs: 15 * MINUTE_MS,
  /** Of the model: one refusal is told for as long. */
  calls: HOUR_MS,
  outbox: HOUR_MS,
  webhook: HOUR_MS,
  /** The chain is looked at once a night, and a night may be an hour late. */
  securityLog: 25 * HOUR_MS,
  /** A customer whose state can't be read comes up again within the hour. */
  reconciliation: 1.5 * HOUR_MS,
  /** The next one comes after a day. */
  backup: 25 * HOUR_MS,
} as const;

/** Of fewer runs a tenth says nothing, and most of them does: on a small site the only one that failed is all there is. */
const MANY_RUNS = 5;
const MAX_FAILED_PERCENT = { ofMany: 10, ofFew: 50 } as const;
/** No backup takes as long: what has no end by then broke off. */
export const BACKUP_TAKES_MS = 15 * MINUTE_MS;

/** All of them counts, but where it says otherwise; nothing of a person's. */
export type AlertFigures = {
  runsEnded: number;
  runsFailed: number;
  /** Calls that the model's provider turned down for what we sent, whether or not another way was found. */
  refusedRequests: number;
  /** Calls that it turned down for our key. */
  refusedKeys: number;
  /** Epoch ms of the message that has waited longest, if longer than COUNTED_MS.outbox; null = none has. */
  oldestMailAt: number | null;
  webhookFailures: number;
  brokenChecks: number;
  /** Counters that differed from the ledger at the last check. */
  wrongCounters: number;
  reconciliationFaults: number;
  /** Refused twice, and read with a note until somebody mends them. */
  lessonsInNeed: number;
  /** Epoch ms of the latest backup that began and did not end in its time; null = there is none. */
  brokenBackupAt: number | null;
};

export type AlertDetail = Readonly<Record<string, number>>;

/** Which alerts are on, each with its figures. */
export function alertsOf(figures: AlertFigures, now: number): ReadonlyMap<AlertName, AlertDetail> {
  const { runsEnded, runsFailed, oldestMailAt, wrongCounters, reconciliationFaults, lessonsInNeed } = figures;
  const on = new Map<AlertName, AlertDetail>();
  const mostFailed = runsEnded < MANY_RUNS ? MAX_FAILED_PERCENT.ofFew : MAX_FAILED_PERCENT.ofMany;
  if (runsFailed * 100 > runsEnded * mostFailed)
    on.set('runs-failing', { ended: runsEnded, failed: runsFailed });
  if (figures.refusedRequests > 0) on.set('model-refuses', { refused: figures.refusedRequests });
  if (figures.refusedKeys > 0) on.set('model-key-refused', { refused: figures.refusedKeys });
  if (oldestMailAt !== null)
    on.set('outbox-stuck', { oldestMinutes: Math.floor((now - oldestMailAt) / MINUTE_MS) });
  if (figures.webhookFailures > 0) on.set('webhook-failing', { failed: figures.webhookFailures });
  if (figures.brokenChecks > 0) on.set('security-log-broken', { checks: figures.brokenChecks });
  if (figures.brokenBackupAt !== null)
    on.set('backup-failing', { hours: Math.floor((now - figures.brokenBackupAt) / HOUR_MS) });
  if (wrongCounters > 0 || reconciliationFaults > 0)
    on.set('money-mismatch', { wrongCounters, reconciliationFaults });
  if (lessonsInNeed > 0) on.set('lessons-need-work', { lessons: lessonsInNeed });
  return on;
}

// What is to be told of an alert now: once as it begins, again while it goes on, and once as it ends. An alert that comes and goes before
// anybody could be told is told by its end alone.

/** While it goes on, it is told again after so long. */
export const TOLD_AGAIN_MS = 6 * 60 * 60_000;

/** As it is kept. Times in epoch ms. */
export type KeptAlert = {
  name: AlertName;
  since: number;
  /** Null = nobody could be told yet. */
  toldAt: number | null;
  /** Null = it goes on. */
  endedAt: number | null;
};

/** 'fire': it begins; 'still': it goes on and was told; 'again': that is long ago; 'ended': its end is to be told. Null = it is quiet. */
export type AlertState = 'fire' | 'still' | 'again' | 'ended';

/** `kept` null = none of this name goes on or waits to be told. */
export function alertState(kept: KeptAlert | null, isOn: boolean, now: number): AlertState | null {
  if (kept === null) return isOn ? 'fire' : null;
  if (kept.endedAt !== null || !isOn) return 'ended';
  if (kept.toldAt === null) return 'fire';
  return now - kept.toldAt >= TOLD_AGAIN_MS ? 'again' : 'still';
}
