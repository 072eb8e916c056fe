// Tells the operator what is wrong (docs/operations.md 'Alerts'), every minute: reads the figures, begins and ends alerts, and tells each once
// as it begins, again every six hours, and once as it ends. Two ticks at a time tell once; what could not be told is told by the next one.
import { alertSentence, ALERT_TITLES } from '#content/alerts.ts';
import { alertMessage } from '#content/mail/alert-letter.ts';
import {
  claimTelling,
  isToBeTold,
  moveAlerts,
  noteTold,
  releaseTelling,
  type Telling,
} from '#db/desk/commands/alerts.ts';
import { insertMail } from '#db/platform/commands/outbox.ts';
import { alertFigures, latestAlerts, type OpenAlert } from '#db/desk/queries/alerts.ts';
import {
  ALERT_NAMES,
  alertsOf,
  type AlertDetail,
  type AlertName,
  alertState,
  type AlertState,
} from '#domain/desk/alerts/alerts.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { postAlert } from '../../adapters/alert-webhook.ts';
import { logWarning } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { preparedMail } from '../platform/mail.ts';

/** How long one tick holds an alert while it tells it, also from the next one, if it is late itself. */
const CLAIM_MS = 2 * 60_000;

const PAGE = 50;

type Judged = {
  id: string;
  name: AlertName;
  state: Exclude<AlertState, 'still'>;
  isNew: boolean;
  /** It has ended in this very tick. */
  isOver: boolean;
  since: number;
  toldBefore: number | null;
  detail: AlertDetail;
};

type Scope = Pick<TaskScope, 'config' | 'db' | 'now'>;

/** For the scheduled task. */
export async function watchAlerts(scope: Scope): Promise<void> {
  const { db, now } = scope;
  const { figures, open } = await alertFigures(db, now);
  const on = alertsOf(figures, now);
  const judged = ALERT_NAMES.flatMap((name) => {
    const kept = open.find((one) => one.name === name) ?? null;
    return judge(name, kept, on.get(name) ?? null, now) ?? [];
  });
  const textOf = ({ detail }: Judged) => JSON.stringify(detail);
  await moveAlerts(db, {
    begun: judged
      .filter(({ isNew }) => isNew)
      .map((one) => ({ id: one.id, name: one.name, since: one.since, detail: textOf(one) })),
    changed: judged
      .filter(({ isNew, state }) => !isNew && state !== 'ended')
      .map((one) => ({ id: one.id, detail: textOf(one) })),
    over: judged.filter(({ isOver }) => isOver).map(({ id }) => id),
    now,
  });
  await Promise.all(judged.map((one) => tell(scope, one)));
}

/** Null = there is nothing to do. */
function judge(
  name: AlertName,
  kept: OpenAlert | null,
  detail: AlertDetail | null,
  now: number,
): Judged | null {
  const known =
    kept === null ? null : { name, since: kept.since, toldAt: kept.last_told_at, endedAt: kept.ended_at };
  const state = alertState(known, detail !== null, now);
  if (state === null || state === 'still') return null;
  const isEnd = state === 'ended';
  return {
    id: kept?.id ?? crypto.randomUUID(),
    name,
    state,
    isNew: kept === null,
    isOver: isEnd && kept?.ended_at === null,
    since: kept?.since ?? now,
    toldBefore: kept?.last_told_at ?? null,
    // The end is told with the last figures that were told.
    detail: isEnd || detail === null ? JSON.parse(kept?.detail ?? '{}') : detail,
  };
}

const WORDS = { fire: 'started', again: 'goes-on', ended: 'ended' } as const;

async function tell(scope: Scope, one: Judged): Promise<void> {
  const { config, db, now } = scope;
  const telling = { id: one.id, toldBefore: one.toldBefore, isEnd: one.state === 'ended', now };
  if (config.alertWebhook !== null) return tellWebhook(scope, config.alertWebhook, one, telling);
  const state = WORDS[one.state];
  const [since, at] = [polishMoment(one.since), polishMoment(now)];
  const message = alertMessage({ name: one.name, detail: one.detail, state, since, at });
  const mail = preparedMail(scope, { to: config.operator.email, message });
  if (mail !== null) {
    await db.batch([insertMail(db, mail, null, isToBeTold(telling)), noteTold(db, telling)]);
    return;
  }
  logWarning('alerts', one.name, { state, ...one.detail });
  await noteTold(db, telling);
}

async function tellWebhook(
  { config, db, now }: Scope,
  address: string,
  one: Judged,
  telling: Telling,
): Promise<void> {
  const until = now + CLAIM_MS;
  if (!(await claimTelling(db, telling, until))) return;
  const isTaken = await postAlert(address, {
    id: one.id,
    alert: one.name,
    state: WORDS[one.state],
    since: new Date(one.since).toISOString(),
    at: new Date(now).toISOString(),
    site: config.appOrigin,
    text: `${ALERT_TITLES[one.name]}. ${alertSentence(one.name, one.detail)}`,
    detail: one.detail,
  });
  if (isTaken) await noteTold(db, telling);
  else await releaseTelling(db, telling, until);
}

/** For the desk: a page of them, the newest first. `before`: the beginning of the last one seen; null = from the newest. */
export async function readAlerts({ batch, now }: RequestScope, before: number | null) {
  const rows = await batch.ask((db) => latestAlerts(db, { before: before ?? now + 1, limit: PAGE }));
  return rows.map(({ detail, ...row }) => ({
    ...row,
    title: ALERT_TITLES[row.name],
    sentence: alertSentence(row.name, JSON.parse(detail)),
  }));
}
