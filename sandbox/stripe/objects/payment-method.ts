// A new way to pay. What a card does is written on it: the last four digits are those of Stripe's own test cards.
import { newId } from '../ids.ts';
import { keep, now, type State } from '../state.ts';
import type { PaymentMethod } from '../stored.ts';

/** '0341' can be kept with a customer, and is declined when it is charged. */
const CARDS = { works: '4242', declines: '0341' } as const;

export type CardKind = keyof typeof CARDS;

export function createCard(state: State, kind: CardKind, customer: string | null): PaymentMethod {
  return keep(state, 'paymentMethods', {
    ...common(state, customer),
    type: 'card',
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'PL',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: newId('fp', 16).slice(3),
      funding: 'credit',
      generated_from: null,
      last4: CARDS[kind],
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  });
}

export function createOneTimeMethod(state: State, type: 'blik' | 'p24' | 'customer_balance'): PaymentMethod {
  return keep(state, 'paymentMethods', { ...common(state, null), type });
}

export function isDeclined(method: PaymentMethod | null): boolean {
  return method === null || method.card?.last4 === CARDS.declines;
}

function common(state: State, customer: string | null): Omit<PaymentMethod, 'type'> {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: now(state),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
}
