// New products and prices: the configured ones, and those that a Checkout Session describes itself (price_data).
import { newId } from '../ids.ts';
import { keep, now, type State } from '../state.ts';
import type { Price, Product } from '../stored.ts';

type NewProduct = { name: string } & Partial<Pick<Product, 'id' | 'description' | 'images' | 'metadata'>>;

export function createProduct(state: State, wanted: NewProduct): Product {
  return keep(state, 'products', {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now(state),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now(state),
    url: null,
    ...wanted,
  });
}

type NewPrice = {
  product: string;
  currency: string;
  unit_amount: number;
  isMonthly: boolean;
} & Partial<Pick<Price, 'id' | 'active' | 'lookup_key' | 'metadata' | 'nickname' | 'tax_behavior'>>;

export function createPrice(state: State, { isMonthly, ...wanted }: NewPrice): Price {
  return keep(state, 'prices', {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now(state),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: isMonthly
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: isMonthly ? 'recurring' : 'one_time',
    unit_amount_decimal: String(wanted.unit_amount),
    ...wanted,
  });
}
