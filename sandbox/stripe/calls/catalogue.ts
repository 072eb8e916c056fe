// /v1/products, /v1/prices, /v1/coupons: what is sold, and for how much less.
import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { page, PAGE } from '../listing.ts';
import { createPrice, createProduct } from '../objects/price.ts';
import { boolean, integer, list, merged, metadata, object, oneOf, required, text } from '../shape.ts';
import { all, keep, now } from '../state.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, named } from './found.ts';

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
  {
    ...PAGE,
    active: boolean(),
    product: text(),
    currency: text(),
    type: oneOf('one_time', 'recurring'),
    lookup_keys: list(text()),
  },
  ({ state, values }) =>
    page(
      all(state, 'prices').filter(
        (one) =>
          (values.active ?? one.active) === one.active &&
          (values.lookup_keys ?? [one.lookup_key]).includes(one.lookup_key) &&
          (values.product ?? one.product) === one.product &&
          (values.currency ?? one.currency) === one.currency &&
          (values.type ?? one.type) === one.type,
      ),
      values,
      '/v1/prices',
    ),
);

const createOneProduct = define<Stripe.ProductCreateParams>()(
  'POST',
  '/v1/products',
  { id: text(), name: required(text(250)), description: text(), metadata: metadata(), tax_code: text() },
  ({ state, values: { id, name, description = null, metadata: wanted } }) => {
    if (id !== undefined && state.kept.products.has(id))
      throw invalid('Product already exists.', 'id', 'resource_already_exists');
    const own = id === undefined ? {} : { id };
    return createProduct(state, { name, description, metadata: merged({}, wanted), ...own });
  },
);

const TAX = oneOf('exclusive', 'inclusive', 'unspecified');

const createOnePrice = define<Stripe.PriceCreateParams>()(
  'POST',
  '/v1/prices',
  {
    product: required(text()),
    currency: required(text(3)),
    unit_amount: required(integer()),
    recurring: object({ interval: required(oneOf('month')) }),
    lookup_key: text(200),
    transfer_lookup_key: boolean(),
    metadata: metadata(),
    nickname: text(),
    tax_behavior: TAX,
  },
  ({ state, values }) => {
    const { product: productId, currency, unit_amount, lookup_key: key = null } = values;
    named(state, 'products', productId, 'product');
    const holder = all(state, 'prices').find((one) => key !== null && one.lookup_key === key);
    if (holder !== undefined && values.transfer_lookup_key !== true)
      throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
    if (holder !== undefined) holder.lookup_key = null;
    return createPrice(state, {
      product: productId,
      currency,
      unit_amount,
      isMonthly: values.recurring !== undefined,
      lookup_key: key,
      metadata: merged({}, values.metadata),
      nickname: values.nickname ?? null,
      tax_behavior: values.tax_behavior ?? 'unspecified',
    });
  },
);

/** Neither amount nor currency: another sum is another price. */
const updatePrice = define<Stripe.PriceUpdateParams>()(
  'POST',
  '/v1/prices/{id}',
  { active: boolean(), nickname: text(), tax_behavior: TAX },
  ({ state, id, values }) => {
    const one = found(state, 'prices', id, 'price');
    const { tax_behavior: tax } = values;
    if (tax !== undefined && one.tax_behavior !== 'unspecified' && one.tax_behavior !== tax)
      throw invalid('The `tax_behavior` of a price cannot be changed once it is set.', 'tax_behavior');
    if (tax !== undefined) one.tax_behavior = tax;
    if (values.active !== undefined) one.active = values.active;
    return one;
  },
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
  createOneProduct,
  createOnePrice,
  updatePrice,
  price,
  prices,
  createCoupon,
  coupon,
  coupons,
  removeCoupon,
];
