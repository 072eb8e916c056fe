// What the work on payments needs, whatever starts it: a request, the provider's webhook, or a scheduled task.
import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { appError } from '#domain/messages.ts';
import { openStripe } from '../../adapters/stripe.ts';
import type { Config, StripeConfig } from '../../config.ts';
import type { RequestScope } from '../../scope.ts';

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
  };
}

/** Throws `payments-off`. */
export function paymentsOf(config: Config): StripeConfig {
  if (config.stripe === null) throw appError('payments-off');
  return config.stripe;
}
