// The scheduled tasks, one row each. The crons are those of wrangler.toml; locally scripts/local/clock.ts ticks them.
import { deleteErasures } from '#db/account/commands/erasures.ts';
import { deleteOldTalks } from '#db/courses/commands/talks.ts';
import { countCourses, timeCourses } from '#db/courses/commands/catalogue.ts';
import { deleteAlerts } from '#db/desk/commands/alerts.ts';
import { forgetDeparted } from '#db/payments/commands/entitlements/endings.ts';
import { deleteDepartedContracts } from '#db/payments/commands/departed-contracts.ts';
import { deleteWithdrawalLinks } from '#db/payments/commands/withdrawal-links.ts';
import { deleteErrorGroups } from '#db/desk/commands/errors.ts';
import { closeCalls, deleteCalls } from '#db/desk/commands/model-calls.ts';
import { countPeople, countRuns } from '#db/site/commands/site-figures.ts';
import { deleteOldCards } from '#db/site/commands/shared-cards.ts';
import { deleteOldHandOvers } from '#db/advice/commands/hand-overs.ts';
import * as tidy from '#db/platform/commands/tidy.ts';
import { BEST_SELLERS } from '#domain/courses/library/figures.ts';
import { RUNS_COUNTED_MS } from '#domain/advice/analysis/run-figures.ts';
import { GIVE_UP_AFTER_MS } from '#domain/platform/mail/held-back.ts';
import { RETENTION } from '#domain/platform/privacy/retention.ts';
import { openForWrites } from '../adapters/database.ts';
import type { Env } from '../env.ts';
import { isolateConfig } from '../isolate-config.ts';
import { logError, logInfo } from '../log.ts';
import { countDays } from '../services/desk/today.ts';
import { checkSecurityLog } from '../security-log/verify.ts';
import { cutSecurityLog } from '../security-log/ends.ts';
import { sealSecurityLog } from '../security-log/seal.ts';
import { tellOfAnnouncedTerms } from '../services/account/terms-notice.ts';
import { checkEntitlements } from '../services/account/entitlements-check.ts';
import { endUnconfirmed } from '../services/account/unconfirmed.ts';
import { noteCoursePrices } from '../services/courses/prices.ts';
import { watchAlerts } from '../services/desk/alerts.ts';
import { sendWeeklyLetters } from '../services/advice/reminders.ts';
import { sendDueMail } from '../services/platform/mail.ts';
import { reconcileByClock } from '../services/payments/courses/reconcile.ts';
import { tellCustomersByClock } from '../services/payments/customer-email.ts';
import { reconcile } from '../services/payments/premium/reconcile.ts';
import { backUpErasures, backUpNightly } from './backup.ts';
import type { TaskScope } from './scope.ts';

export const EVERY_MINUTE = '* * * * *';
/** A few customers a tick, each once a day. */
export const EVERY_TEN_MINUTES = '*/10 * * * *';
export const EVERY_HOUR = '17 * * * *';
export const EVERY_NIGHT = '41 2 * * *';
/** By itself, so that it shares no limits of the platform with the others. */
export const EVERY_NIGHT_BACKUP = '11 3 * * *';

const DAY_MS = 24 * 60 * 60_000;

/** How long an analysis may wait for a database that is away; a run that is open longer died with its object. */
const RUNS_OPEN_MS = 7 * DAY_MS;

/** No reply takes so long: the person who asked has died. */
const CALLS_OPEN_MS = 60 * 60_000;

type Task = { name: string; cron: string; run(scope: TaskScope): Promise<void> };

/** Each by itself and safe to repeat: one that fails keeps no other from running. */
export const TASKS: readonly Task[] = [
  { name: 'mail', cron: EVERY_MINUTE, run: sendDueMail },
  { name: 'alerts', cron: EVERY_MINUTE, run: watchAlerts },
  // What a request could not link after its response, and what the clock itself has told.
  {
    name: 'security-log',
    cron: EVERY_MINUTE,
    run: async ({ db, config }) => void (await sealSecurityLog(db, config)),
  },
  { name: 'weekly-letters', cron: EVERY_TEN_MINUTES, run: sendWeeklyLetters },
  { name: 'course-payments', cron: EVERY_HOUR, run: reconcileByClock },
  { name: 'subscriptions', cron: EVERY_TEN_MINUTES, run: reconcile },
  { name: 'customer-emails', cron: EVERY_TEN_MINUTES, run: tellCustomersByClock },
  { name: 'sessions', cron: EVERY_HOUR, run: ({ db, now }) => tidy.deleteSessions(db, now) },
  // A link whose message was held up starts its hour again, so tokens stay for a while after their end.
  { name: 'tokens', cron: EVERY_HOUR, run: ({ db, now }) => tidy.deleteTokens(db, now - GIVE_UP_AFTER_MS) },
  {
    name: 'withdrawal-links',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteWithdrawalLinks(db, now - RETENTION['withdrawal-links'].keptMs),
  },
  {
    name: 'departed-contracts',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteDepartedContracts(db, now - RETENTION['departed-contracts'].keptMs),
  },
  { name: 'challenges', cron: EVERY_HOUR, run: ({ db, now }) => tidy.deleteSpentChallenges(db, now) },
  { name: 'quotas', cron: EVERY_HOUR, run: ({ db, now }) => tidy.deleteQuotas(db, now) },
  { name: 'cards', cron: EVERY_HOUR, run: ({ db, now }) => deleteOldCards(db, now) },
  { name: 'hand-overs', cron: EVERY_HOUR, run: ({ db, now }) => deleteOldHandOvers(db, now) },
  {
    name: 'talks',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteOldTalks(db, now - RETENTION.talks.keptMs),
  },
  { name: 'leases', cron: EVERY_HOUR, run: ({ db, now }) => tidy.clearLeases(db, now) },
  {
    name: 'runs',
    cron: EVERY_HOUR,
    run: ({ db, now }) => tidy.closeRuns(db, { before: now - RUNS_OPEN_MS, now }),
  },
  {
    name: 'orders',
    cron: EVERY_HOUR,
    run: ({ db, now }) => tidy.deleteOpenOrders(db, now - RETENTION.orders.keptMs),
  },
  {
    name: 'stripe-events',
    cron: EVERY_HOUR,
    run: ({ db, now }) => tidy.deleteStripeEvents(db, now - RETENTION['stripe-events'].keptMs),
  },
  { name: 'logs', cron: EVERY_HOUR, run: ({ db, now }) => tidy.deleteLogs(db, now - RETENTION.logs.keptMs) },
  {
    name: 'metrics',
    cron: EVERY_HOUR,
    run: ({ db, now }) => tidy.deleteMetrics(db, now - RETENTION.metrics.keptMs),
  },
  {
    name: 'error-groups',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteErrorGroups(db, now - RETENTION['error-groups'].keptMs),
  },
  {
    name: 'model-calls',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteCalls(db, now - RETENTION['model-calls'].keptMs),
  },
  {
    name: 'model-calls-open',
    cron: EVERY_HOUR,
    run: ({ db, now }) => closeCalls(db, { before: now - CALLS_OPEN_MS, now }),
  },
  {
    name: 'erasures',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteErasures(db, now - RETENTION.erasures.keptMs),
  },
  {
    name: 'alerts-forgotten',
    cron: EVERY_NIGHT,
    run: ({ db, now }) => deleteAlerts(db, now - RETENTION['alerts-forgotten'].keptMs),
  },
  { name: 'backup', cron: EVERY_NIGHT_BACKUP, run: backUpNightly },
  { name: 'backup-erasures', cron: EVERY_HOUR, run: backUpErasures },
  { name: 'entitlements-checked', cron: EVERY_NIGHT, run: checkEntitlements },
  {
    name: 'entitlements-forgotten',
    cron: EVERY_NIGHT,
    run: ({ db, now }) => forgetDeparted(db, now - RETENTION['entitlements-forgotten'].keptMs),
  },
  { name: 'security-log-check', cron: EVERY_NIGHT, run: checkSecurityLog },
  {
    name: 'security-log-cut',
    cron: EVERY_NIGHT,
    run: ({ db, config, now }) => cutSecurityLog(db, config, now - RETENTION['security-log-cut'].keptMs),
  },
  { name: 'unconfirmed', cron: EVERY_NIGHT, run: endUnconfirmed },
  { name: 'terms', cron: EVERY_NIGHT, run: tellOfAnnouncedTerms },
  { name: 'course-prices', cron: EVERY_HOUR, run: noteCoursePrices },
  {
    name: 'course-figures',
    cron: EVERY_NIGHT,
    run: ({ db, now }) => countCourses(db, now - BEST_SELLERS.days * DAY_MS),
  },
  { name: 'daily-figures', cron: EVERY_NIGHT, run: countDays },
  { name: 'course-times', cron: EVERY_NIGHT, run: ({ db }) => timeCourses(db) },
  { name: 'people-figures', cron: EVERY_NIGHT, run: ({ db, now }) => countPeople(db, now) },
  {
    name: 'run-figures',
    cron: EVERY_NIGHT,
    run: ({ db, now }) => countRuns(db, { since: now - RUNS_COUNTED_MS, now }),
  },
];

// Runs the tasks of one cron. Each by itself: one that fails is logged and doesn't keep the others from running; each leaves a line
// with its time.
export async function runTasks(env: Env, tick: { cron: string; scheduledTime: number }): Promise<void> {
  const result = isolateConfig(env);
  if (!result.ok) return;
  const { config } = result;
  if (config.database === null) return;
  const scope = {
    env,
    config,
    db: openForWrites(config.database),
    now: tick.scheduledTime,
  };
  const due = TASKS.filter((task) => task.cron === tick.cron);
  await Promise.all(due.map((task) => runOne(task, scope)));
}

async function runOne(task: Task, scope: TaskScope): Promise<void> {
  const startedAt = performance.now();
  let isDone = false;
  try {
    await task.run(scope);
    isDone = true;
  } catch (error) {
    logError('task', error, { task: task.name });
  }
  logInfo('task', { task: task.name, isDone, ms: Math.round(performance.now() - startedAt) });
}
