// Scheduled work on payments: with payments off there is none, and what it leaves behind (letters) is waited for.
import { insertMetric } from '#db/desk/commands/observability.ts';
import { openStripe } from '../../adapters/stripe.ts';
import { cutStreamsOfCourse, cutStreamsOfRun } from '../../streams/cut-streams.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import type { ProviderScope } from './provider-scope.ts';

/** For the operator's alert; the log has which one it was. Throws `database-down`. */
export async function countFault({ db, now }: Pick<ProviderScope, 'db' | 'now'>): Promise<void> {
  await insertMetric(db, { name: 'reconciliation_failed', value: 1, userId: null, timestamp: now });
}

export async function withScheduledPayments(
  { env, config, db, now }: TaskScope,
  work: (money: ProviderScope) => Promise<void>,
): Promise<void> {
  if (config.stripe === null) return;
  const left: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void left.push(promise);
  await work({
    config,
    stripeConfig: config.stripe,
    stripe: await openStripe(config.stripe),
    db,
    now,
    origin: config.appOrigin,
    waitUntil,
    writes: () => db,
    cutCourse: (courseId, personId) => cutStreamsOfCourse({ env, config, waitUntil }, courseId, personId),
    cutRun: (personId) => cutStreamsOfRun({ env, config, waitUntil }, personId),
  });
  await Promise.all(left);
}
