// /v1/products, /v1/prices, /v1/coupons: what is sold, and for how much less.
import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { page, PAGE } from '../listing.ts';
import { boolean, integer, list, metadata, oneOf, text } from '../shape.ts';
import { all, keep, now } from '../state.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found } from './found.ts';
import { merged } from '../metadata.ts';

const product = define<Stripe.ProductRetrieveParams>()('GET', '/v1/products/{id}', {}, ({ state, id }) =>
  found(state, 'products', id),
);

const products = define<Stripe.ProductListParams>()(
  'GET',
  '/v1/products',
  { ...PAGE, active: boolean(), ids: list(text()) },
  ({ state, values }) =>
    page(
      all(state, 'products').filter(
        ({ id, active }) =>
          (values.active ?? active) === active && (values.ids === undefined || values.ids.includes(id)),
      ),
      values,
      '/v1/products',
    ),
);

const price = define<Stripe.PriceRetrieveParams>()('GET', '/v1/prices/{id}', {}, ({ state, id }) =>
  found(state, 'prices', id, 'price'),
);

const prices = define<Stripe.PriceListParams>()(
  'GET',
  '/v1/prices',
  { ...PAGE, active: boolean(), product: text(), currency: text(), type: oneOf('one_time', 'recurring') },
  ({ state, values }) =>
    page(
      all(state, 'prices').filter(
        (one) =>
          (values.active ?? one.active) === one.active &&
          (values.product ?? one.product) === one.product &&
          (values.currency ?? one.currency) === one.currency &&
          (values.type ?? one.type) === one.type,
      ),
      values,
      '/v1/prices',
    ),
);

const createCoupon = define<Stripe.CouponCreateParams>()(
  'POST',
  '/v1/coupons',
  {
    id: text(200),
    amount_off: integer({ min: 1 }),
    percent_off: integer({ min: 1, max: 100 }),
    currency: text(3),
    duration: oneOf('forever', 'once', 'repeating'),
    duration_in_months: integer({ min: 1 }),
    max_redemptions: integer({ min: 1 }),
    metadata: metadata(),
    name: text(40),
    redeem_by: integer(),
  },
  ({ state, values }) => {
    const { id, amount_off = null, percent_off = null, currency = null } = values;
    if ((amount_off === null) === (percent_off === null))
      throw invalid('Must provide percent_off or amount_off, and not both.');
    if (amount_off !== null && currency === null)
      throw invalid('You must pass currency when passing amount_off', 'currency');
    if (id !== undefined && state.kept.coupons.has(id))
      throw invalid('Coupon already exists.', undefined, 'resource_already_exists');
    return keep(state, 'coupons', {
      id: id ?? newId('coupon', 8).slice(7),
      object: 'coupon',
      amount_off,
      created: now(state),
      currency,
      duration: values.duration ?? 'once',
      duration_in_months: values.duration_in_months ?? null,
      livemode: false,
      max_redemptions: values.max_redemptions ?? null,
      metadata: merged({}, values.metadata),
      name: values.name ?? null,
      percent_off,
      redeem_by: values.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    });
  },
);

const coupon = define<Stripe.CouponRetrieveParams>()('GET', '/v1/coupons/{id}', {}, ({ state, id }) =>
  found(state, 'coupons', id, 'coupon'),
);

const coupons = define<Stripe.CouponListParams>()('GET', '/v1/coupons', PAGE, ({ state, values }) =>
  page(all(state, 'coupons'), values, '/v1/coupons'),
);

const removeCoupon = define<Stripe.CouponDeleteParams>()(
  'DELETE',
  '/v1/coupons/{id}',
  {},
  ({ state, id }) => {
    found(state, 'coupons', id, 'coupon');
    state.kept.coupons.delete(id);
    return { id, object: 'coupon', deleted: true };
  },
);

export const CATALOGUE_CALLS = [
  product,
  products,
  price,
  prices,
  createCoupon,
  coupon,
  coupons,
  removeCoupon,
];
