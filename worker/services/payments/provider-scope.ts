// What the work on payments needs, whatever starts it: a request, the provider's webhook, or a scheduled task.
import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { appError } from '#domain/platform/messages.ts';
import { openStripe } from '../../adapters/stripe.ts';
import type { Config, StripeConfig } from '../../config.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreamsOfCourse, cutStreamsOfRun } from '../../streams/cut-streams.ts';

export type ProviderScope = {
  config: Config;
  stripeConfig: StripeConfig;
  stripe: Stripe;
  /** With the deadline of writes. */
  db: Database;
  /** Epoch ms. */
  now: number;
  /** For links in letters; null = unknown (in a scheduled task, without APP_URL): then a letter has no button. */
  origin: string | null;
  waitUntil(work: Promise<unknown>): void;
  writes(): Database;
  /** Ends what a person is being sent of a course's text. Never throws. */
  cutCourse(courseId: string, personId: string): void;
  /** Ends what a person is being sent of their run: who may listen on asks again, by the plan that they have then. Never throws. */
  cutRun(personId: string): void;
};

/** Throws `payments-off`, `database-down`. */
export async function providerScope(scope: RequestScope): Promise<ProviderScope> {
  const { config, now, origin } = scope;
  const stripeConfig = paymentsOf(config);
  const db = scope.writes();
  return {
    config,
    stripeConfig,
    stripe: await openStripe(stripeConfig),
    db,
    now,
    origin,
    waitUntil: scope.waitUntil,
    writes: () => db,
    cutCourse: (courseId, personId) => cutStreamsOfCourse(scope, courseId, personId),
    cutRun: (personId) => cutStreamsOfRun(scope, personId),
  };
}

/** Throws `payments-off`. */
export function paymentsOf(config: Config): StripeConfig {
  if (config.stripe === null) throw appError('payments-off');
  return config.stripe;
}
