// Which event concerns whom (docs/architecture.md 'Stripe'). An event gives only ids: anyone who is called reads the provider's present state.
// A type that is not listed is none of ours.
import type Stripe from 'stripe';
import { type HandledEvent, rememberEvent } from '#db/payments/commands/stripe-events.ts';
import { nullIfMissing, orProviderDown } from '../../adapters/provider-fault.ts';
import { noteFailedRefund } from './failed-refunds.ts';
import type { ProviderScope } from './provider-scope.ts';
import { idOf } from './premium/read-subscriptions.ts';
import { syncCustomer } from './premium/sync-customer.ts';
import { syncCourse } from './courses/sync.ts';
import type { PaymentRef } from './courses/read-payment.ts';

type EventType = Stripe.Event['type'];
type EventOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>;
type Handler<Type extends EventType> = (scope: ProviderScope, event: EventOf<Type>) => Promise<void>;

type About<Thing> = HandledEvent & { data: { object: Thing } };

const HANDLERS: { [Type in EventType]?: Handler<Type> } = {
  'checkout.session.completed': onCheckout,
  'checkout.session.async_payment_succeeded': onCheckout,
  'checkout.session.async_payment_failed': onCheckout,
  'checkout.session.expired': onCheckout,
  'customer.subscription.created': onCustomer,
  'customer.subscription.updated': onCustomer,
  'customer.subscription.deleted': onCustomer,
  'customer.subscription.paused': onCustomer,
  'customer.subscription.resumed': onCustomer,
  'invoice.paid': onCustomer,
  'invoice.payment_failed': onCustomer,
  'charge.refunded': onRefund,
  'refund.updated': onRefundChange,
  'refund.failed': onRefundChange,
  'charge.dispute.created': onDispute,
  'charge.dispute.closed': onDispute,
};

/** What a webhook has to tell of (docs/operations.md 'Stripe'). */
export const HANDLED_EVENTS: readonly string[] = Object.keys(HANDLERS);

/** Null = none of ours. */
export function handlerOf(
  type: string,
): ((scope: ProviderScope, event: Stripe.Event) => Promise<void>) | null {
  if (!Object.hasOwn(HANDLERS, type)) return null;
  // The table pairs each type with a handler of that type; looking one up loses the pairing.
  return HANDLERS[type as EventType] as (scope: ProviderScope, event: Stripe.Event) => Promise<void>;
}

async function onCheckout(
  scope: ProviderScope,
  { data: { object: checkout }, ...event }: About<Stripe.Checkout.Session>,
): Promise<void> {
  if (checkout.mode === 'payment')
    return syncCoursePayment(scope, { checkoutId: checkout.id }, eventKey(event));
  await sync(scope, checkout.customer, event);
}

async function onCustomer(
  scope: ProviderScope,
  { data, ...event }: About<Stripe.Subscription | Stripe.Invoice>,
): Promise<void> {
  await sync(scope, data.object.customer, event);
}

// Whether a charge paid for a course or for a period of Premium, their own records know.
async function onRefund(
  scope: ProviderScope,
  { data: { object: charge }, ...event }: About<Stripe.Charge>,
): Promise<void> {
  await onCharge(scope, charge, event);
}

// Of a refund that was made, 'charge.refunded' tells; here what became of it.
async function onRefundChange(
  scope: ProviderScope,
  { data: { object: told }, ...event }: About<Stripe.Refund>,
): Promise<void> {
  const reading = scope.stripe.refunds.retrieve(told.id, { expand: ['charge'] });
  const refund = await orProviderDown(nullIfMissing(reading));
  if (refund === null || refund.charge === null || typeof refund.charge === 'string') return;
  if (refund.status === 'failed') await noteFailedRefund(scope, refund, refund.charge);
  await onCharge(scope, refund.charge, event);
}

async function onDispute(
  scope: ProviderScope,
  { data: { object: dispute }, ...event }: About<Stripe.Dispute>,
): Promise<void> {
  const charge = await orProviderDown(chargeOf(scope, dispute));
  if (charge !== null) await onCharge(scope, charge, event);
}

async function chargeOf(
  { stripe }: ProviderScope,
  { charge }: Stripe.Dispute,
): Promise<Stripe.Charge | null> {
  return typeof charge === 'string' ? nullIfMissing(stripe.charges.retrieve(charge)) : charge;
}

async function onCharge(scope: ProviderScope, charge: Stripe.Charge, event: HandledEvent): Promise<void> {
  const paymentIntentId = idOf(charge.payment_intent);
  const customerId = idOf(charge.customer);
  // The event counts as handled once both are done.
  if (paymentIntentId !== null)
    await syncCoursePayment(scope, { paymentIntentId }, customerId === null ? eventKey(event) : null);
  if (customerId !== null) await syncCustomer(scope, customerId, eventKey(event));
}

async function sync(
  scope: ProviderScope,
  customer: Parameters<typeof idOf>[0],
  event: HandledEvent,
): Promise<void> {
  const customerId = idOf(customer);
  if (customerId !== null) await syncCustomer(scope, customerId, eventKey(event));
}

/** What is kept of an event. */
function eventKey({ id, type }: HandledEvent): HandledEvent {
  return { id, type };
}

// A course's payment as it stands at the provider, brought into our records: what the webhook calls.

/**
 * Also called for payments that are none of a course: those are left alone. `event`: for the row in stripe_events, written last, so that
 * what failed half-way is sent again; null = somebody else writes it. Throws `payment-down`, `database-down`.
 */
async function syncCoursePayment(
  scope: ProviderScope,
  payment: PaymentRef,
  event: HandledEvent | null,
): Promise<void> {
  await syncCourse(scope, payment);
  if (event !== null) await rememberEvent(scope.db, event, scope.now).execute();
}
