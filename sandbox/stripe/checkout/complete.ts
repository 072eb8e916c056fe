// What happens when somebody pays at the hosted page, or doesn't.
import { startPaid } from '../billing.ts';
import { emit } from '../events.ts';
import { createCustomer } from '../objects/customer.ts';
import {
  chargeIntent,
  createPaymentIntent,
  DECLINE_MESSAGE,
  refuse,
  startProcessing,
} from '../objects/payment.ts';
import { createCard, createOneTimeMethod, type CardKind } from '../objects/payment-method.ts';
import { createSubscription } from '../objects/subscription.ts';
import type { State } from '../state.ts';
import type { Checkout, PaymentIntent, PaymentMethod } from '../stored.ts';
import { declined } from '../stripe-error.ts';

/**
 * 'works' and 'declined' are cards, 'declines-later' one that pays now and is declined at the next renewal; 'delayed' completes the
 * session without the money. All but cards are for one-time payments.
 */
export type Way = 'works' | 'declined' | 'declines-later' | 'blik' | 'p24' | 'delayed';

export const WAYS: readonly Way[] = ['works', 'declined', 'declines-later', 'blik', 'p24', 'delayed'];

export function waysOf(checkout: Checkout): readonly Way[] {
  return checkout.mode === 'subscription'
    ? ['works', 'declined', 'declines-later']
    : WAYS.filter((way) => way !== 'declines-later');
}

/** Throws a refusal if the card is declined (the session stays open) or the session can't be paid any more. */
export function payCheckout(state: State, checkout: Checkout, way: Way, email?: string): void {
  if (checkout.status !== 'open') throw new Error(`checkout ${checkout.id} is ${checkout.status}`);
  if (!waysOf(checkout).includes(way)) throw new Error(`${way} is no way to pay in ${checkout.mode} mode`);
  if (email !== undefined && checkout.customer_details === null) checkout.customer_details = details(email);
  if (checkout.mode === 'subscription') subscribe(state, checkout, way);
  else payOnce(state, checkout, way);
  if (checkout.consent_collection?.terms_of_service === 'required')
    checkout.consent = { promotions: null, terms_of_service: 'accepted' };
  checkout.status = 'complete';
  checkout.url = null;
  emit(state, 'checkout.session.completed', checkout);
}

function subscribe(state: State, checkout: Checkout, way: Way): void {
  if (way === 'declined') throw declined(DECLINE_MESSAGE, 'generic_decline');
  const order = state.orders.get(checkout.id);
  const [line] = order?.items ?? [];
  if (order === undefined || line === undefined || line.price === null) throw new Error('an order has items');
  const customer = customerOf(state, checkout);
  const card = createCard(state, 'works', customer);
  emit(state, 'payment_method.attached', card);
  const subscription = createSubscription(state, {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    metadata: order.metadata,
    description: order.description,
    default_payment_method: card.id,
  });
  const invoice = startPaid(state, subscription);
  if (way === 'declines-later') replaceDigits(card, 'declines');
  Object.assign(checkout, {
    customer,
    subscription: subscription.id,
    invoice: invoice.id,
    payment_status: 'paid',
  });
}

function payOnce(state: State, checkout: Checkout, way: Way): void {
  const order = state.orders.get(checkout.id);
  if (order === undefined) throw new Error('a session has an order');
  if (checkout.customer === null && checkout.customer_creation === 'always') customerOf(state, checkout);
  const intent = intentOf(state, checkout, order.metadata, order.description, order.receiptEmail);
  checkout.payment_intent = intent.id;
  if (way === 'declined') {
    refuse(state, intent, null);
    throw declined(DECLINE_MESSAGE, 'generic_decline');
  }
  const method = methodOf(state, way);
  if (way === 'delayed') startProcessing(state, intent, method);
  else {
    chargeIntent(state, intent, method);
    checkout.payment_status = 'paid';
  }
}

/** One intent a session, however often it is tried. */
function intentOf(
  state: State,
  checkout: Checkout,
  metadata: Record<string, string>,
  description: string | null,
  receiptEmail: string | null,
): PaymentIntent {
  const before = state.kept.paymentIntents.get(checkout.payment_intent ?? '');
  return (
    before ??
    createPaymentIntent(state, {
      amount: checkout.amount_total ?? 0,
      currency: checkout.currency ?? 'pln',
      customer: checkout.customer,
      description,
      metadata,
      receipt_email: receiptEmail,
      payment_method_types: checkout.payment_method_types,
    })
  );
}

/** The end of a delayed payment, days later. */
export function settleCheckout(state: State, checkout: Checkout, outcome: 'succeeds' | 'fails'): void {
  const intent = state.kept.paymentIntents.get(checkout.payment_intent ?? '');
  if (intent?.status !== 'processing') throw new Error(`checkout ${checkout.id} waits for no money`);
  const method = state.kept.paymentMethods.get(intent.payment_method ?? '') ?? null;
  if (outcome === 'fails') {
    refuse(state, intent, method);
    emit(state, 'checkout.session.async_payment_failed', checkout);
    return;
  }
  chargeIntent(state, intent, method);
  checkout.payment_status = 'paid';
  emit(state, 'checkout.session.async_payment_succeeded', checkout);
}

export function expireCheckout(state: State, checkout: Checkout): void {
  Object.assign(checkout, { status: 'expired', url: null });
  emit(state, 'checkout.session.expired', checkout);
}

export function details(email: string): NonNullable<Checkout['customer_details']> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function customerOf(state: State, checkout: Checkout): string {
  if (checkout.customer !== null) return checkout.customer;
  const customer = createCustomer(state, { email: checkout.customer_details?.email ?? null });
  emit(state, 'customer.created', customer);
  checkout.customer = customer.id;
  return customer.id;
}

function methodOf(state: State, way: Way): PaymentMethod {
  if (way === 'blik' || way === 'p24') return createOneTimeMethod(state, way);
  return way === 'delayed'
    ? createOneTimeMethod(state, 'customer_balance')
    : createCard(state, 'works', null);
}

function replaceDigits(card: PaymentMethod, kind: CardKind): void {
  if (card.card !== undefined) card.card.last4 = kind === 'works' ? '4242' : '0341';
}
