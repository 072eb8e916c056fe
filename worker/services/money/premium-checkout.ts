// The way to Premium: the provider's page and back (decisions.md 'Payments'; faults 29, 30, 34, 35). Price, person and addresses are ours.
// One order a person stands open at a time; it is shown again as long as it can be paid.
import type Stripe from 'stripe';
import { metricOnceSince } from '#db/commands/observability.ts';
import { noteCheckout, type OpenOrder } from '#db/commands/open-orders.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE } from '#domain/plan/price.ts';
import { orDatabaseDown } from '../../adapters/database-fault.ts';
import { orNull, orProviderDown } from '../../adapters/provider-fault.ts';
import type { RequestScope } from '../../services.ts';
import { logError } from '../../log.ts';
import { activeReferral } from '../referral.ts';
import type { Standing } from '../standing.ts';
import type { SubscriptionState } from '../subscription-state.ts';
import { mustConfirmEmail } from '../unconfirmed.ts';
import { claimedOrder } from './claim-order.ts';
import { customerOf } from './customer.ts';
import { moneyScope, paymentsOf, type MoneyScope } from './money-scope.ts';
import { openPremiumPage, PREMIUM_ITEM } from './premium-page.ts';
import { presentState } from './present-state.ts';
import { idOf } from './read-subscriptions.ts';
import { syncCustomer } from './sync-customer.ts';
import { checkAddresses, checkOwner } from './wishes.ts';

const HOUR_MS = 60 * 60_000;

/** One that is of no use any more is replaced; more of them in a row would mean that none ever is. */
const MOST_ORDERS = 4;

/** As the call of the specification has it. Checked, and never followed. */
export type CheckoutWish = {
  userId?: string | null | undefined;
  successUrl?: string | null | undefined;
  cancelUrl?: string | null | undefined;
};

type Buyer = {
  scope: RequestScope;
  session: SessionRef;
  standing: Standing;
  priceId: string;
  amountGrosze: number;
};

type Page = { url: string; sessionId: string };

/**
 * Throws no-session, payments-off, email-unconfirmed, not-yours (userId), invalid (an address elsewhere), already-bought,
 * payment-down ('Nie udało się rozpocząć płatności: …').
 */
export async function startPremiumCheckout(scope: RequestScope, wish: CheckoutWish): Promise<Page> {
  const buyer = await buyerOf(scope, wish);
  const money = await moneyScope(scope);
  let outdated: string | null = null;
  for (let count = 0; count < MOST_ORDERS; count++) {
    const order = await claimedOrder(money, { ...buyer, item: PREMIUM_ITEM }, outdated);
    const page =
      order.checkout_id === null
        ? await openPage(money, buyer, order)
        : await pageOf(money, buyer, order.checkout_id);
    if (page !== null) return page;
    outdated = order.attempt;
  }
  throw notStarted('nie udało się otworzyć strony płatności. Spróbuj ponownie za chwilę.');
}

function notStarted(reason: string): AppError {
  return new AppError('payment-down', `Nie udało się rozpocząć płatności: ${reason}`);
}

async function buyerOf(scope: RequestScope, wish: CheckoutWish): Promise<Buyer> {
  const { session, config } = scope;
  const { premiumPriceId, referralPriceId } = paymentsOf(config);
  if (session === null) throw appError('no-session');
  const [standing, referral] = await Promise.all([scope.standing(), activeReferral(scope)]);
  if (standing === null) throw appError('no-session');
  checkOwner(standing, wish);
  checkAddresses(scope, [wish.successUrl, wish.cancelUrl]);
  if (mustConfirmEmail(config, standing)) throw appError('email-unconfirmed');
  refuseSecond(standing);
  const isReduced = referral !== null && referralPriceId !== null;
  return {
    scope,
    session,
    standing,
    priceId: isReduced ? referralPriceId : premiumPriceId,
    amountGrosze: isReduced ? REFERRAL_PRICE_GROSZE : PREMIUM_PRICE_GROSZE,
  };
}

/** Subscriptions that still stand at the provider, whatever they allow here. */
const STILL_STANDS: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'paused', 'trialing']);

function refuseSecond({ plan, lapsedStatus }: Standing): void {
  if (plan === 'premium')
    throw new AppError(
      'already-bought',
      'Masz już plan Premium. Zarządzasz nim w\u00a0ustawieniach profilu.',
    );
  if (lapsedStatus !== null && STILL_STANDS.has(lapsedStatus))
    throw new AppError(
      'already-bought',
      'Masz już subskrypcję Premium, która czeka na płatność. Popraw płatność w\u00a0ustawieniach profilu.',
    );
}

/** Null = this attempt leads nowhere. */
async function openPage(money: MoneyScope, buyer: Buyer, order: OpenOrder): Promise<Page | null> {
  const { scope, standing, priceId } = buyer;
  const customerId = await customerOf(money, standing.person);
  const checkout = await openPremiumPage(money, { order, priceId, customerId, origin: scope.origin });
  if (checkout === null) return null;
  const { id, url, amount_total: total, currency } = checkout;
  if (total !== order.amount_grosze || currency !== 'pln') {
    logError('stripe', new Error('the configured price is not the one that our pages tell'), {
      checkout: id,
    });
    throw notStarted('cena u operatora nie zgadza się z naszą. Napisz do nas.');
  }
  if (url === null) throw new AppError('payment-down', 'Nie otrzymano URL do strony płatności.');
  const metric = {
    name: 'checkout_started',
    value: 1,
    userId: standing.person.id,
    timestamp: scope.now,
  } as const;
  await orDatabaseDown(noteCheckout(money.db, order, { id, url }, metric));
  return { url, sessionId: id };
}

/** The page that is open already; null = it is of no use any more. Throws `already-bought`. */
async function pageOf(money: MoneyScope, { scope }: Buyer, checkoutId: string): Promise<Page | null> {
  const checkout = await orProviderDown(
    retrieved(money, checkoutId),
    'Nie udało się rozpocząć płatności: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  );
  if (checkout?.status === 'open' && checkout.url !== null)
    return { url: checkout.url, sessionId: checkoutId };
  const customerId = checkout?.status === 'complete' ? idOf(checkout.customer) : null;
  if (customerId === null) return null;
  await syncCustomer(money, customerId, null);
  const { plan } = await presentState(scope);
  if (plan === 'premium')
    throw new AppError(
      'already-bought',
      'Masz już plan Premium. Zarządzasz nim w\u00a0ustawieniach profilu.',
    );
  return null;
}

function retrieved({ stripe }: MoneyScope, checkoutId: string): Promise<Stripe.Checkout.Session | null> {
  return orNull(stripe.checkout.sessions.retrieve(checkoutId));
}

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

/** The same, and whether the session was paid at all: of one that wasn't the page shows nothing (faults 30). */
export async function returnFromCheckout(
  scope: RequestScope,
  sessionId: string,
): Promise<{ isPaid: boolean; state: SubscriptionState }> {
  paymentsOf(scope.config);
  const standing = await scope.standing();
  if (standing === null) throw appError('no-session');
  const { person, stripeCustomerId } = standing;
  if (!/^cs_\w{1,250}$/.test(sessionId)) throw appError('not-yours');
  const money = await moneyScope(scope);
  const counted = metricOnceSince(
    money.db,
    { name: 'subscription_change_started', value: 1, userId: person.id, timestamp: scope.now },
    scope.now - HOUR_MS,
  );
  scope.waitUntil(counted.execute().catch((error: unknown) => logError('metric', error)));
  const checkout = await orProviderDown(retrieved(money, sessionId));
  const customerId = idOf(checkout?.customer);
  if (checkout?.client_reference_id !== person.id || customerId === null || customerId !== stripeCustomerId)
    throw appError('not-yours');
  const isPaid = checkout.status === 'complete';
  if (isPaid) await syncCustomer(money, customerId, null);
  return { isPaid, state: await presentState(scope) };
}
