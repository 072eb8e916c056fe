// Back from the provider's page of Premium (docs/faults.md 29, 30): the same reading as the webhook's, for the person who was faster than it.
import { metricOnceSince } from '#db/desk/commands/observability.ts';
import { appError } from '#domain/platform/messages.ts';
import { nullIfMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import type { SubscriptionState } from '../../account/subscription-state.ts';
import { providerScope, paymentsOf } from '../provider-scope.ts';
import { presentState } from './present-state.ts';
import { idOf } from './read-subscriptions.ts';
import { syncCustomer } from './sync-customer.ts';

const HOUR_MS = 60 * 60_000;

/**
 * The present state, read from the provider; not 'active' = the payment has not come through yet: ask again.
 * Throws no-session, payments-off, not-yours (unknown, forged or somebody else's), payment-down.
 */
export async function finishPremiumCheckout(
  scope: RequestScope,
  sessionId: string,
): Promise<SubscriptionState> {
  return (await returnFromCheckout(scope, sessionId)).state;
}

/** The same, and whether the session was paid at all: of one that wasn't the page shows nothing (docs/faults.md 30). */
export async function returnFromCheckout(
  scope: RequestScope,
  sessionId: string,
): Promise<{ isPaid: boolean; state: SubscriptionState }> {
  paymentsOf(scope.config);
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const { person, stripeCustomerId } = accountState;
  if (!/^cs_\w{1,250}$/.test(sessionId)) throw appError('not-yours');
  const payments = await providerScope(scope);
  const counted = metricOnceSince(
    payments.db,
    { name: 'subscription_change_started', value: 1, userId: person.id, timestamp: scope.now },
    scope.now - HOUR_MS,
  );
  scope.waitUntil(counted.execute().catch((error: unknown) => logError('metric', error)));
  const checkout = await orProviderDown(
    nullIfMissing(payments.stripe.checkout.sessions.retrieve(sessionId)),
    undefined,
    'Failed to handle subscription change',
  );
  const customerId = idOf(checkout?.customer);
  if (checkout?.client_reference_id !== person.id || customerId === null || customerId !== stripeCustomerId)
    throw appError('not-yours');
  const isPaid = checkout.status === 'complete';
  if (isPaid) await syncCustomer(payments, customerId, null);
  return { isPaid, state: await presentState(scope) };
}
