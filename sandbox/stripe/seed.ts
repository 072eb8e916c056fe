// What a configured Stripe account has before the first customer: the products and prices of the plans.
import { createPrice, createProduct } from './objects/price.ts';
import type { State } from './state.ts';

export const PRICES = {
  premium: 'price_premium',
  referral: 'price_premium_referral',
  enterprise: 'price_enterprise',
} as const;

/** In grosze a month (docs/product.md 'Prices and allowances'). */
const PREMIUM = 7_900;
const REFERRAL = 6_300;
const ENTERPRISE = 29_900;

export function seedCatalogue(state: State): void {
  const premium = createProduct(state, { id: 'prod_premium', name: 'Szlak Premium' });
  const enterprise = createProduct(state, { id: 'prod_enterprise', name: 'Szlak Enterprise' });
  const monthly = { currency: 'pln', isMonthly: true };
  createPrice(state, { id: PRICES.premium, product: premium.id, unit_amount: PREMIUM, ...monthly });
  createPrice(state, { id: PRICES.referral, product: premium.id, unit_amount: REFERRAL, ...monthly });
  createPrice(state, { id: PRICES.enterprise, product: enterprise.id, unit_amount: ENTERPRISE, ...monthly });
}
