// A payment link: a page of its own that makes and pays a Checkout Session. Who pays is told by the link's own parameters; a reference
// that Stripe doesn't take (other letters, too long) is dropped without a word, as there.
import { createPrice, createProduct } from '../objects/price.ts';
import type { State } from '../state.ts';
import type { Checkout } from '../stored.ts';
import { payCheckout, type Way } from './complete.ts';
import { storeCheckout } from './create.ts';
import { lineOf } from './lines.ts';

const LINK_ID = 'plink_local_kurs';
export const LINK_PATH = '/link/kurs';

export type LinkPayment = {
  /** client_reference_id of the address. */
  reference: string | null;
  email: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency?: string;
  way?: Way;
};

const REFERENCE = /^[A-Za-z0-9_-]{1,200}$/;

export function payThroughLink(state: State, payment: LinkPayment): Checkout {
  const { reference, email, amount, currency = 'pln', way = 'works' } = payment;
  const product = createProduct(state, { name: 'Kurs w Szlaku' });
  const price = createPrice(state, { product: product.id, currency, unit_amount: amount, isMonthly: false });
  const item = lineOf(state, price);
  const checkout = storeCheckout(state, [item], {
    mode: 'payment',
    cancel_url: null,
    success_url: null,
    client_reference_id: reference !== null && REFERENCE.test(reference) ? reference : null,
    customer: null,
    customer_email: email,
    customer_creation: 'if_required',
    payment_link: LINK_ID,
  });
  state.orders.set(checkout.id, { items: [item], description: null, metadata: {}, receiptEmail: null });
  payCheckout(state, checkout, way);
  return checkout;
}
