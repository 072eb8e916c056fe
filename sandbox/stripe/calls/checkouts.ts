// /v1/checkout/sessions
import type Stripe from 'stripe';
import { expireCheckout } from '../checkout/complete.ts';
import { askedOf, storeCheckout } from '../checkout/create.ts';
import { createLines } from '../checkout/lines.ts';
import { checkCheckout } from '../checkout/rules.ts';
import { CHECKOUT_SHAPE, type CheckoutValues } from '../checkout/shape.ts';
import { page, PAGE } from '../listing.ts';
import { oneOf, text } from '../shape.ts';
import { all, type State } from '../state.ts';
import type { LineItem } from '../stored.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, knownCustomer, named } from './found.ts';
import { merged } from '../metadata.ts';

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
