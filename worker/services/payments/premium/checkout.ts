// The way to Premium: the provider's page (docs/decisions.md 'Wishes in payment calls', 'The way to pay'; docs/faults.md 34, 35). Price,
// person and addresses are ours. One order a person stands open at a time; it is shown again as long as it can be paid.
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE } from '#domain/payments/plan/price.ts';
import { nullIfMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import type { RequestScope } from '../../../scope.ts';
import { activeReferral } from '../referral.ts';
import type { AccountState } from '../../account/state.ts';
import { providerScope, paymentsOf, type ProviderScope } from '../provider-scope.ts';
import { NO_ANSWER } from '../not-started.ts';
import { orderPage, type OrderPage } from '../order-page.ts';
import { PREMIUM_ITEM, premiumPage } from './page.ts';
import { presentState } from './present-state.ts';
import { idOf } from './read-subscriptions.ts';
import { syncCustomer } from './sync-customer.ts';
import { checkBuyer, summaryPage, type CheckoutRequest } from '../checkout-request.ts';

/**
 * Throws no-session, payments-off, email-unconfirmed, not-yours (userId), invalid (an address elsewhere), already-bought,
 * payment-down ('Nie udało się rozpocząć płatności: …').
 */
export async function startPremiumCheckout(
  scope: RequestScope,
  request: CheckoutRequest,
): Promise<OrderPage | ReturnType<typeof summaryPage>> {
  const { session, config, origin, now } = scope;
  const { premiumPriceId, referralPriceId } = paymentsOf(config);
  if (session === null) throw appError('no-session');
  const [accountState, referral] = await Promise.all([scope.accountState(), activeReferral(scope)]);
  if (accountState === null) throw appError('no-session');
  const { person } = accountState;
  checkBuyer(scope, accountState, request);
  refuseSecond(accountState);
  if (request.consent !== true) return summaryPage(scope, '/zamowienie/premium');
  const isReduced = referral !== null && referralPriceId !== null;
  const priceId = isReduced ? referralPriceId : premiumPriceId;
  const payments = await providerScope(scope);
  return orderPage(payments, {
    session,
    item: PREMIUM_ITEM,
    amountGrosze: isReduced ? REFERRAL_PRICE_GROSZE : PREMIUM_PRICE_GROSZE,
    priceUntil: isReduced ? referral.expiresAt : null,
    person,
    metric: { name: 'checkout_started', value: 1, userId: person.id, timestamp: now },
    paramsOf: (order, customerId) => premiumPage({ order, priceId, customerId, origin }),
    reopen: (checkoutId) => reopened(scope, payments, checkoutId),
  });
}

/** Subscriptions that still stand at the provider, whatever they allow here. */
const STILL_STANDS: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'paused', 'trialing']);

function refuseSecond({ plan, lapsedStatus }: AccountState): void {
  if (plan === 'premium') throw alreadyPremium();
  if (lapsedStatus !== null && STILL_STANDS.has(lapsedStatus))
    throw new AppError(
      'already-bought',
      'Masz już subskrypcję Premium, która czeka na płatność. Dokończ płatność w\u00a0ustawieniach profilu.',
    );
}

function alreadyPremium(): AppError {
  return new AppError('already-bought', 'Masz już plan Premium. Zarządzasz nim w\u00a0ustawieniach profilu.');
}

async function reopened(
  scope: RequestScope,
  payments: ProviderScope,
  checkoutId: string,
): Promise<OrderPage | null> {
  const reading = nullIfMissing(payments.stripe.checkout.sessions.retrieve(checkoutId));
  const checkout = await orProviderDown(reading, NO_ANSWER);
  if (checkout?.status === 'open' && checkout.url !== null)
    return { url: checkout.url, sessionId: checkoutId };
  const customerId = checkout?.status === 'complete' ? idOf(checkout.customer) : null;
  if (customerId === null) return null;
  await syncCustomer(payments, customerId, null);
  const { plan } = await presentState(scope);
  if (plan === 'premium') throw alreadyPremium();
  return null;
}
