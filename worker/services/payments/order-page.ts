// Leads to the provider's page of the one order that a person has open for a thing (docs/faults.md 34, 35): the page that is still open is
// shown again, one that is of no use any more is replaced. The same order gives the same call, so that a repeated one opens no second
// page.
import type Stripe from 'stripe';
import type { Metric } from '#db/desk/commands/observability.ts';
import { ownCustomer, setCustomer } from '#db/payments/commands/customers.ts';
import { claimOrder, noteCheckout, type OpenOrder } from '#db/payments/commands/open-orders.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { isTooLateToOpen, orderEnd } from '#domain/payments/order-life.ts';
import { isMissing, isRefused, nullIfKeySpent, orProviderDown } from '../../adapters/provider-fault.ts';
import { logError } from '../../log.ts';
import type { Person } from '../account/state.ts';
import type { ProviderScope } from './provider-scope.ts';
import { NO_ANSWER, notStarted } from './not-started.ts';

export type OrderPage = { url: string; sessionId: string };

type OrderKey = {
  session: SessionRef;
  item: string;
  amountGrosze: number;
  /** When this price ends (epoch ms); null = it stays. */
  priceUntil: number | null;
};

type Purchase = OrderKey & {
  person: Person;
  /** That the way there has begun. */
  metric: Metric;
  /** Of the same order always the same. */
  paramsOf(order: OpenOrder, customerId: string): Stripe.Checkout.SessionCreateParams;
  /** Of a page that is open already; null = it is of no use any more. Throws `already-bought`. */
  reopen(checkoutId: string): Promise<OrderPage | null>;
};

/** More useless ones in a row would mean that none ever is of use. */
const MAX_ORDERS = 4;

/** Throws no-session, already-bought, payment-down, database-down. */
export async function orderPage(money: ProviderScope, purchase: Purchase): Promise<OrderPage> {
  let outdated: string | null = null;
  for (let count = 0; count < MAX_ORDERS; count++) {
    const order = await claimedOrder(money, purchase, outdated);
    const page =
      order.checkout_id === null
        ? await open(money, purchase, order)
        : await purchase.reopen(order.checkout_id);
    if (page !== null) return page;
    outdated = order.attempt;
  }
  throw notStarted('nie udało się otworzyć strony płatności. Spróbuj ponownie za chwilę.');
}

/** Made or found again; the page of the order that it replaces is closed. `outdated`: the attempt that has turned out to be of no use. Throws `no-session`, `database-down`. */
async function claimedOrder(
  { db, stripe, now, waitUntil }: ProviderScope,
  { session, item, amountGrosze, priceUntil }: OrderKey,
  outdated: string | null,
): Promise<OpenOrder> {
  const request = {
    item,
    attempt: crypto.randomUUID(),
    amountGrosze,
    consentedAt: now,
    expiresAt: orderEnd(now, priceUntil),
  };
  const claimed = await claimOrder(db, session, request, outdated);
  if (claimed === null) throw appError('no-session');
  const { order, before } = claimed;
  const replaced = before?.attempt === order.attempt ? null : (before?.checkout_id ?? null);
  // Nobody should pay for what was replaced. One that was paid meanwhile can't be closed; the sync then keeps one of the two.
  if (replaced !== null) waitUntil(stripe.checkout.sessions.expire(replaced).catch(() => {}));
  return order;
}

/** Null = this attempt leads nowhere. */
async function open(money: ProviderScope, purchase: Purchase, order: OpenOrder): Promise<OrderPage | null> {
  const customerId = await customerOf(money, purchase.person);
  const checkout = await orProviderDown(
    nullIfKeySpent(created(money, purchase, order, customerId)),
    NO_ANSWER,
    'Failed to create checkout session',
  );
  if (checkout === null) return null;
  const { id, url, amount_total: total, currency } = checkout;
  if (total !== order.amount_grosze || currency !== 'pln') {
    logError('stripe', new Error('the configured price is not the one that our pages tell'), {
      checkout: id,
    });
    throw notStarted('cena u operatora nie zgadza się z naszą. Napisz do nas.');
  }
  if (url === null)
    throw new AppError('payment-down', 'Nie możemy teraz otworzyć płatności. Spróbuj ponownie później.');
  await noteCheckout(money.db, order, { id, url }, purchase.metric);
  return { url, sessionId: id };
}

/** Null = the order ends too soon for a page of its own. One that was opened before, with the response lost, is given again all the same. */
async function created(
  { stripe, now }: ProviderScope,
  { paramsOf }: Purchase,
  order: OpenOrder,
  customerId: string,
): Promise<Stripe.Checkout.Session | null> {
  const params = { ...paramsOf(order, customerId), expires_at: Math.floor(order.expires_at / 1000) };
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: order.attempt });
  } catch (error) {
    if (isRefused(error) && isTooLateToOpen(order.expires_at, now)) return null;
    throw error;
  }
}

// Who a person is at the provider: one customer each, made when they first pay. Two calls at once make one, by the idempotency key;
// the row takes the first and keeps it.
const HOUR_MS = 60 * 60_000;

/** With the address that they have now. Throws payment-down, database-down, no-session (the account is gone). */
export async function customerOf(scope: ProviderScope, person: Person): Promise<string> {
  const [own] = await ownCustomer(scope.db, person.id).execute();
  if (own === undefined) throw appError('no-session');
  const known = own.customerId;
  if (known !== null && (await orProviderDown(isKeptCurrent(scope, person, known), NO_ANSWER))) return known;
  const made = await orProviderDown(make(scope, person, known), NO_ANSWER);
  return setCustomer(scope.db, { personId: person.id, known, made: made.id });
}

/** False = the provider doesn't have it (any more). */
async function isKeptCurrent({ stripe }: ProviderScope, person: Person, id: string): Promise<boolean> {
  try {
    await stripe.customers.update(id, detailsOf(person));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

// Details may change between two calls with the same key, which the provider would refuse: they come after.
async function make(scope: ProviderScope, person: Person, known: string | null): Promise<Stripe.Customer> {
  const { stripe, now } = scope;
  const create = (idempotencyKey: string) =>
    stripe.customers.create(
      { metadata: { user_id: person.id }, preferred_locales: ['pl'] },
      { idempotencyKey },
    );
  const key = `customer:${person.id}:${known ?? 'first'}`;
  // The provider would repeat a failure for a day; the next key, which is that of the hour, asks anew.
  const made = (await nullIfKeySpent(create(key))) ?? (await create(`${key}:${Math.floor(now / HOUR_MS)}`));
  return stripe.customers.update(made.id, detailsOf(person));
}

function detailsOf({ email, fullName }: Person): Stripe.CustomerUpdateParams {
  return { email, ...(fullName === null ? {} : { name: fullName }) };
}
