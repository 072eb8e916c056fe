// Subscriptions and their invoices over time: the first payment, renewals, failed payments with their retries, the end.
import { emit } from './events.ts';
import { announcePaid, collect, createInvoice, finalizeInvoice } from './objects/invoice.ts';
import type { CardKind } from './objects/payment-method.ts';
import { createCard } from './objects/payment-method.ts';
import {
  changeSubscription,
  endSubscription,
  methodOf,
  periodOf,
  rollPeriod,
} from './objects/subscription.ts';
import { now, type State } from './state.ts';
import type { Invoice, Subscription } from './stored.ts';

const DAY = 86_400;
/** Stripe leaves a renewal's invoice for an hour before it is charged. */
const DRAFT_SECONDS = 3_600;
/** After each failed try the next one; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** The first invoice of a subscription that was just paid for; the order of events is Stripe's. */
export function startPaid(state: State, subscription: Subscription): Invoice {
  emit(state, 'customer.subscription.created', subscription);
  const invoice = createInvoice(state, subscription, 'subscription_create', periodOf(subscription));
  finalizeInvoice(state, invoice);
  collect(state, invoice, methodOf(state, subscription));
  changeSubscription(state, subscription, { status: 'active' });
  announcePaid(state, invoice);
  return invoice;
}

/** What the clock has still to do for subscriptions, with when. */
export type Due = { at: number; act: () => void };

export function dueBillings(state: State): Due[] {
  const renewals = [...state.kept.subscriptions.values()]
    .filter(({ status }) => status !== 'canceled' && status !== 'incomplete')
    .map((subscription) => ({
      at: endOf(subscription),
      act: () => passPeriodEnd(state, subscription),
    }));
  const invoices = [...state.kept.invoices.values()].flatMap((invoice) => {
    const at = invoice.status === 'draft' ? invoice.automatically_finalizes_at : invoice.next_payment_attempt;
    if (at === null || (invoice.status !== 'draft' && invoice.status !== 'open')) return [];
    return [{ at, act: () => takePayment(state, invoice) }];
  });
  return [...renewals, ...invoices];
}

function endOf(subscription: Subscription): number {
  return Math.min(periodOf(subscription).end, subscription.cancel_at ?? Infinity);
}

function passPeriodEnd(state: State, subscription: Subscription): void {
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
    endSubscription(state, subscription, 'cancellation_requested');
    return;
  }
  const period = rollPeriod(state, subscription);
  const invoice = createInvoice(state, subscription, 'subscription_cycle', period);
  invoice.automatically_finalizes_at = now(state) + DRAFT_SECONDS;
}

function takePayment(state: State, invoice: Invoice): void {
  if (invoice.status === 'draft') finalizeInvoice(state, invoice);
  payInvoice(state, invoice);
}

export function subscriptionOf(state: State, invoice: Invoice): Subscription | null {
  return state.kept.subscriptions.get(invoice.parent?.subscription_details?.subscription ?? '') ?? null;
}

/** Charges an open invoice with what the subscription is paid by; true = paid. */
export function payInvoice(state: State, invoice: Invoice): boolean {
  const subscription = subscriptionOf(state, invoice);
  const isPaid = collect(state, invoice, subscription === null ? null : methodOf(state, subscription));
  if (isPaid) {
    announcePaid(state, invoice);
    if (subscription?.status === 'past_due' && subscription.latest_invoice === invoice.id)
      changeSubscription(state, subscription, { status: 'active' });
    return true;
  }
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const isLast = days === undefined || subscription?.status === 'canceled';
  invoice.next_payment_attempt = isLast ? null : now(state) + days * DAY;
  emit(state, 'invoice.payment_failed', invoice);
  if (subscription === null || subscription.status === 'canceled') return false;
  if (isLast) endSubscription(state, subscription, 'payment_failed');
  else changeSubscription(state, subscription, { status: 'past_due' });
  return false;
}

/** A new card for the customer and all that renews by it. */
export function setCard(state: State, customerId: string, kind: CardKind): void {
  const customer = state.kept.customers.get(customerId);
  if (customer === undefined) throw new Error(`no customer ${customerId}`);
  const card = createCard(state, kind, customerId);
  emit(state, 'payment_method.attached', card);
  customer.invoice_settings.default_payment_method = card.id;
  emit(state, 'customer.updated', customer);
  for (const subscription of state.kept.subscriptions.values())
    if (subscription.customer === customerId && subscription.status !== 'canceled')
      changeSubscription(state, subscription, { default_payment_method: card.id });
}
