// /v1/subscriptions
import type Stripe from 'stripe';
import { changeSubscription, endSubscription, periodOf } from '../objects/subscription.ts';
import { page, PAGE } from '../listing.ts';
import { boolean, clearable, integer, merged, metadata, object, oneOf, text } from '../shape.ts';
import { all, now, type State } from '../state.ts';
import type { Subscription } from '../stored.ts';
import { invalid, missingResource } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, knownCustomer, named } from './found.ts';
import { emit } from '../events.ts';

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const DETAILS = object({
  comment: clearable(),
  feedback: oneOf(
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ),
});

const retrieve = define<Stripe.SubscriptionRetrieveParams>()(
  'GET',
  '/v1/subscriptions/{id}',
  {},
  ({ state, id }) => found(state, 'subscriptions', id),
);

/** Without a status: all but the cancelled ones. */
const list = define<Stripe.SubscriptionListParams>()(
  'GET',
  '/v1/subscriptions',
  { ...PAGE, customer: text(), price: text(), status: oneOf(...STATUSES) },
  ({ state, values }) => {
    knownCustomer(state, values.customer);
    return page(
      all(state, 'subscriptions').filter(
        (one) =>
          (values.customer ?? one.customer) === one.customer &&
          (values.price === undefined || one.items.data.some(({ price }) => price.id === values.price)) &&
          isAsked(one, values.status),
      ),
      values,
      '/v1/subscriptions',
    );
  },
);

function isAsked({ status }: Subscription, asked: (typeof STATUSES)[number] | undefined): boolean {
  if (asked === undefined) return status !== 'canceled';
  return asked === 'all' || status === asked || (asked === 'ended' && status === 'canceled');
}

const update = define<Stripe.SubscriptionUpdateParams>()(
  'POST',
  '/v1/subscriptions/{id}',
  {
    cancel_at: integer(),
    cancel_at_period_end: boolean(),
    cancellation_details: DETAILS,
    default_payment_method: text(),
    description: clearable(500),
    metadata: metadata(),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  },
  ({ state, id, values }) => {
    const subscription = found(state, 'subscriptions', id);
    const { metadata: wanted, cancellation_details: details, default_payment_method: method } = values;
    const touchesMore =
      values.cancel_at !== undefined || values.cancel_at_period_end !== undefined || method !== undefined;
    if (subscription.status === 'canceled' && touchesMore)
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    if (values.cancel_at !== undefined && values.cancel_at_period_end !== undefined)
      throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    if (method !== undefined) named(state, 'paymentMethods', method, 'default_payment_method');
    changeSubscription(state, subscription, {
      ...cancelling(state, subscription, values.cancel_at_period_end, values.cancel_at),
      ...(method === undefined ? {} : { default_payment_method: method }),
      ...(values.description === undefined ? {} : { description: values.description }),
      metadata: merged(subscription.metadata, wanted),
      ...(details === undefined
        ? {}
        : {
            cancellation_details: {
              ...NO_DETAILS,
              ...subscription.cancellation_details,
              ...withoutUndefined(details),
            },
          }),
    });
    return subscription;
  },
);

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null };

/** Set by the API, `cancel_at_period_end` is true; set in the portal, it isn't (see portal-cancellation.ts). */
function cancelling(
  state: State,
  subscription: Subscription,
  atPeriodEnd: boolean | undefined,
  at: number | undefined,
): Partial<Subscription> {
  if (atPeriodEnd === undefined && at === undefined) return {};
  if (atPeriodEnd === false)
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { ...NO_DETAILS, ...subscription.cancellation_details, reason: null },
    };
  return {
    cancel_at_period_end: atPeriodEnd === true,
    cancel_at: at ?? periodOf(subscription).end,
    canceled_at: subscription.canceled_at ?? now(state),
    cancellation_details: {
      ...NO_DETAILS,
      ...subscription.cancellation_details,
      reason: 'cancellation_requested',
    },
  };
}

const cancel = define<Stripe.SubscriptionCancelParams>()(
  'DELETE',
  '/v1/subscriptions/{id}',
  { cancellation_details: DETAILS, invoice_now: boolean(), prorate: boolean() },
  ({ state, id, values }) => {
    const subscription = found(state, 'subscriptions', id);
    if (subscription.status === 'canceled') throw missingResource('subscription', id, 'id', 404);
    if (values.cancellation_details !== undefined)
      subscription.cancellation_details = {
        ...NO_DETAILS,
        ...subscription.cancellation_details,
        ...withoutUndefined(values.cancellation_details),
      };
    if (values.prorate === true && values.invoice_now === true) cancelledWithCredit(state, subscription);
    endSubscription(state, subscription, 'cancellation_requested');
    return subscription;
  },
);

function withoutUndefined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

export const SUBSCRIPTION_CALLS = [retrieve, list, update, cancel];

// A cancellation with a final, prorated invoice: the unused time becomes the customer's credit. Stripe sends no money back by itself.
function cancelledWithCredit(state: State, subscription: Subscription): void {
  const customer = state.kept.customers.get(subscription.customer);
  const item = subscription.items.data[0];
  if (customer === undefined || item === undefined) return;
  const { start, end } = periodOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const share = Math.max(0, end - now(state)) / (end - start);
  customer.balance -= Math.round(amount * share);
  emit(state, 'customer.updated', customer);
}
