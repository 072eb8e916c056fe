// What a configured Stripe account has before the first customer: the products and prices of the plans.
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE } from '#domain/payments/plan/price.ts';
import { createPrice, createProduct } from './objects/price.ts';
import { newMethods, newPortal, preferMethod } from './objects/account.ts';
import { keep, type State } from './state.ts';

export const PRICES = {
  premium: 'price_premium',
  referral: 'price_premium_referral',
  enterprise: 'price_enterprise',
} as const;

/** Nobody is offered it. */
const ENTERPRISE_PRICE_GROSZE = 29_900;

export function seedCatalogue(state: State): void {
  const premium = createProduct(state, { id: 'prod_premium', name: 'Szlak Premium' });
  const enterprise = createProduct(state, { id: 'prod_enterprise', name: 'Szlak Enterprise' });
  const prices = [
    { id: PRICES.premium, product: premium.id, unit_amount: PREMIUM_PRICE_GROSZE },
    { id: PRICES.referral, product: premium.id, unit_amount: REFERRAL_PRICE_GROSZE },
    { id: PRICES.enterprise, product: enterprise.id, unit_amount: ENTERPRISE_PRICE_GROSZE },
  ];
  for (const price of prices)
    createPrice(state, { currency: 'pln', isMonthly: true, tax_behavior: 'inclusive', ...price });
  keep(state, 'portalConfigurations', { ...newPortal(state), id: 'bpc_local', is_default: true });
  for (const method of ['blik', 'p24'] as const) preferMethod(state, method, 'on');
}

/** What every account has from its first day: cards, and nothing of Poland. */
export function seedAccount(state: State): void {
  if (state.kept.methodConfigurations.size === 0) keep(state, 'methodConfigurations', newMethods());
}
