// /v1/checkout/sessions
import type Stripe from 'stripe';
import { expireCheckout } from '../checkout/complete.ts';
import { askedOf, storeCheckout } from '../checkout/create.ts';
import { createLines } from '../checkout/lines.ts';
import { CHECKOUT_SHAPE, type CheckoutValues } from '../checkout/shape.ts';
import { page, PAGE } from '../listing.ts';
import { merged, oneOf, text } from '../shape.ts';
import { all, type State } from '../state.ts';
import type { LineItem } from '../stored.ts';
import { invalid, missingResource } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, knownCustomer, named } from './found.ts';

const create = define<Stripe.Checkout.SessionCreateParams>()(
  'POST',
  '/v1/checkout/sessions',
  CHECKOUT_SHAPE,
  ({ state, values }) => {
    checkCheckout(state, values);
    const mode = values.mode === 'subscription' ? 'subscription' : 'payment';
    const items = createLines(state, mode, values.line_items ?? []);
    const reduced = discounted(state, values, items);
    const checkout = storeCheckout(state, reduced, askedOf(state, values));
    const data = values.subscription_data ?? values.payment_intent_data;
    state.orders.set(checkout.id, {
      items: reduced,
      description: data?.description ?? null,
      metadata: merged({}, data?.metadata),
      receiptEmail: values.payment_intent_data?.receipt_email ?? null,
    });
    return checkout;
  },
);

function discounted(state: State, { discounts = [] }: CheckoutValues, items: LineItem[]): LineItem[] {
  const [discount] = discounts;
  if (discount === undefined) return items;
  if (discount.coupon === undefined) throw invalid('The local Stripe knows coupons only.', 'discounts[0]');
  const { percent_off: percent } = named(state, 'coupons', discount.coupon, 'discounts[0][coupon]');
  if (percent === null) throw invalid('The local Stripe reduces by per cent only.', 'discounts[0][coupon]');
  return items.map((line) => {
    const off = Math.round((line.amount_subtotal * percent) / 100);
    return { ...line, amount_discount: off, amount_total: line.amount_subtotal - off };
  });
}

const retrieve = define<Stripe.Checkout.SessionRetrieveParams>()(
  'GET',
  '/v1/checkout/sessions/{id}',
  {},
  ({ state, id }) => found(state, 'checkouts', id, 'session'),
);

const expire = define<Stripe.Checkout.SessionExpireParams>()(
  'POST',
  '/v1/checkout/sessions/{id}/expire',
  {},
  ({ state, id }) => {
    const checkout = found(state, 'checkouts', id, 'session');
    if (checkout.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${String(checkout.status)}\`.`,
      );
    expireCheckout(state, checkout);
    return checkout;
  },
);

const lineItems = define<Stripe.Checkout.SessionListLineItemsParams>()(
  'GET',
  '/v1/checkout/sessions/{id}/line_items',
  PAGE,
  ({ state, id, values, path }) => {
    found(state, 'checkouts', id, 'session');
    return page(state.orders.get(id)?.items ?? [], values, path);
  },
);

const list = define<Stripe.Checkout.SessionListParams>()(
  'GET',
  '/v1/checkout/sessions',
  {
    ...PAGE,
    customer: text(),
    payment_intent: text(),
    payment_link: text(),
    subscription: text(),
    status: oneOf('complete', 'expired', 'open'),
  },
  ({ state, values }) => {
    knownCustomer(state, values.customer);
    const names = ['customer', 'payment_intent', 'payment_link', 'subscription', 'status'] as const;
    return page(
      all(state, 'checkouts').filter((one) =>
        names.every((name) => values[name] === undefined || values[name] === one[name]),
      ),
      values,
      '/v1/checkout/sessions',
    );
  },
);

export const CHECKOUT_CALLS = [create, retrieve, expire, lineItems, list];

// What Stripe refuses about parameters that are well-formed each by itself.
const MIN_SECONDS = 30 * 60;
const MAX_SECONDS = 24 * 3_600;
const IMAGES = 8;

function checkCheckout(state: State, values: CheckoutValues): void {
  if (values.mode === 'setup') throw invalid('The local Stripe has no setup mode.', 'mode');
  const { ui_mode: mode = 'hosted_page' } = values;
  if (mode !== 'hosted_page') throw invalid('The local Stripe has the hosted page only.', 'ui_mode');
  if (values.success_url === undefined)
    throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  if (values.line_items === undefined || values.line_items.length === 0)
    throw invalid(
      `The \`line_items\` parameter is required in ${values.mode} mode.`,
      'line_items',
      'parameter_missing',
    );
  checkModes(values);
  checkCustomer(state, values);
  checkExpiry(values);
  for (const [index, item] of values.line_items.entries()) {
    const images = item.price_data?.product_data?.images ?? [];
    if (images.length > IMAGES)
      throw invalid(
        'You may specify up to 8 images.',
        `line_items[${index}][price_data][product_data][images]`,
      );
  }
}

function checkModes(values: CheckoutValues): void {
  const onlyIn = {
    payment: ['payment_intent_data', 'customer_creation', 'invoice_creation', 'submit_type'],
    subscription: ['subscription_data', 'payment_method_collection'],
  } as const;
  const other = values.mode === 'payment' ? onlyIn.subscription : onlyIn.payment;
  const wrong = other.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw invalid(`You can not pass \`${wrong}\` in \`${values.mode}\` mode.`, wrong);
  if (values.discounts !== undefined && values.allow_promotion_codes !== undefined)
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  if (values.allowed_payment_method_types !== undefined && values.excluded_payment_method_types !== undefined)
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, excluded_payment_method_types.',
    );
}

function checkCustomer(state: State, values: CheckoutValues): void {
  const { customer } = values;
  if (customer !== undefined && values.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  if (customer !== undefined && values.customer_creation !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_creation.');
  if (customer !== undefined && !state.kept.customers.has(customer))
    throw missingResource('customer', customer, 'customer', 400);
  if (customer === undefined && values.customer_update !== undefined)
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
}

function checkExpiry({ expires_at: at }: CheckoutValues): void {
  if (at === undefined) return;
  // By the real time: the sender knows nothing of how far this Stripe's clock was moved on.
  const ahead = at - Math.floor(Date.now() / 1000);
  if (ahead < MIN_SECONDS)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  if (ahead > MAX_SECONDS)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
}
