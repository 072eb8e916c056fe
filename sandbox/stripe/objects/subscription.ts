// A subscription's life: made, paid, past due, cancelled at the period's end or at once, ended.
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { list } from '../listing.ts';
import { periodEndAfter } from '../periods.ts';
import { keep, now, type State } from '../state.ts';
import type { PaymentMethod, Price, Subscription, SubscriptionItem } from '../stored.ts';

type NewSubscription = {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
  default_payment_method: string | null;
  id?: string;
  /** When it began; by default now. */
  start?: number;
};

export function createSubscription(state: State, wanted: NewSubscription): Subscription {
  const { price, quantity, start = now(state), id = newId('sub'), ...rest } = wanted;
  return keep(state, 'subscriptions', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: list([itemOf(id, price, quantity, start)], false, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
    ...rest,
  });
}

function itemOf(subscription: string, price: Price, quantity: number, start: number): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: periodEndAfter(start, start),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: true,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: 'month',
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

export function periodOf(subscription: Subscription): { start: number; end: number } {
  const item = subscription.items.data[0];
  if (item === undefined) throw new Error('a subscription has an item');
  return { start: item.current_period_start, end: item.current_period_end };
}

/** Changes it and says so, with what was there before. Nothing new, no event. */
export function changeSubscription(
  state: State,
  subscription: Subscription,
  changes: Partial<Subscription>,
): void {
  const fields: Record<string, unknown> = subscription;
  const previous = Object.fromEntries(
    Object.entries(changes)
      .filter(([name, value]) => JSON.stringify(fields[name]) !== JSON.stringify(value))
      .map(([name]) => [name, structuredClone(fields[name])]),
  );
  if (Object.keys(previous).length === 0) return;
  Object.assign(subscription, changes);
  emit(state, 'customer.subscription.updated', subscription, previous);
}

export function rollPeriod(state: State, subscription: Subscription): { start: number; end: number } {
  const { end } = periodOf(subscription);
  const next = { start: end, end: periodEndAfter(subscription.billing_cycle_anchor, end) };
  const items = structuredClone(subscription.items);
  for (const item of items.data)
    Object.assign(item, { current_period_start: next.start, current_period_end: next.end });
  changeSubscription(state, subscription, { items });
  return next;
}

export function endSubscription(
  state: State,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): void {
  const at = now(state);
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancel_at: subscription.cancel_at,
  });
  if (subscription.cancellation_details !== null) subscription.cancellation_details.reason ??= reason;
  for (const invoice of state.kept.invoices.values())
    if (invoice.parent?.subscription_details?.subscription === subscription.id && invoice.status === 'open')
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  emit(state, 'customer.subscription.deleted', subscription);
}

/** The subscription's own way to pay, else the customer's. */
export function methodOf(state: State, subscription: Subscription): PaymentMethod | null {
  const customer = state.kept.customers.get(subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return state.kept.paymentMethods.get(id ?? '') ?? null;
}
