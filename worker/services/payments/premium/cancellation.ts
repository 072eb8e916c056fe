// Cancelling at the period's end, and taking that back (docs/decisions.md 'Ending a subscription'; docs/faults.md 31, 37). What has been
// paid for stays.
import type Stripe from 'stripe';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { appError } from '#domain/platform/messages.ts';
import { hasEnded } from '#domain/payments/premium/subscription-facts.ts';
import { nullIfMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import type { AccountState } from '../../account/state.ts';
import type { SubscriptionState } from '../../account/subscription-state.ts';
import { providerScope, paymentsOf, type ProviderScope } from '../provider-scope.ts';
import { presentState } from './present-state.ts';
import { syncCustomer } from './sync-customer.ts';

/** `id` null = the one in force. Throws no-session, payments-off, not-yours, no-contract, payment-down. */
export async function cancelSubscription(scope: RequestScope, id: string | null): Promise<SubscriptionState> {
  const { money, subscriptionId, customerId, personId } = await contractOf(scope, id);
  const metric = {
    name: 'subscription_cancellation_started',
    value: 1,
    userId: personId,
    timestamp: scope.now,
  } as const;
  scope.waitUntil(insertMetric(money.db, metric).catch((error: unknown) => logError('metric', error)));
  await change(money, subscriptionId, { cancel_at_period_end: true });
  await syncCustomer(money, customerId, null);
  return presentState(scope);
}

/** Of the one in force. Throws the same. */
export async function resumeSubscription(scope: RequestScope): Promise<SubscriptionState> {
  const { money, subscriptionId, customerId } = await contractOf(scope, null);
  const changed = await change(money, subscriptionId, { cancel_at_period_end: false });
  // The portal sets a date instead, which the flag alone may leave standing.
  if (changed !== null && changed.cancel_at !== null) await change(money, subscriptionId, { cancel_at: '' });
  await syncCustomer(money, customerId, null);
  return presentState(scope);
}

async function contractOf(
  scope: RequestScope,
  id: string | null,
): Promise<{ money: ProviderScope; subscriptionId: string; customerId: string; personId: string }> {
  paymentsOf(scope.config);
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const row = chosen(accountState, id);
  if (row === null || row.customer_id === null || row.withdrawn_at !== null || hasEnded(row.status))
    throw appError('no-contract');
  return {
    money: await providerScope(scope),
    subscriptionId: row.id,
    customerId: row.customer_id,
    personId: accountState.person.id,
  };
}

function chosen({ subscriptions, paidSubscription }: AccountState, id: string | null) {
  if (id === null) return paidSubscription;
  const own = subscriptions.find((row) => row.id === id);
  if (own === undefined) throw appError('not-yours');
  return own;
}

/** Null = it is gone at the provider; the sync then says so here, too. */
async function change(
  { stripe }: ProviderScope,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
): Promise<Stripe.Subscription | null> {
  return orProviderDown(
    nullIfMissing(stripe.subscriptions.update(id, params)),
    'Nie udało się zmienić subskrypcji: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  );
}
