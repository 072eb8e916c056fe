// Somebody pressed the button of the hosted checkout. A declined card stays on the page; a payment leads to success_url, where Stripe puts
// the session's id in place of the literal {CHECKOUT_SESSION_ID}, and only of that.
import { payCheckout, WAYS, waysOf } from '../checkout/complete.ts';
import type { State } from '../state.ts';
import type { Checkout } from '../stored.ts';
import { StripeRefusal } from '../stripe-error.ts';
import { checkoutPage } from './checkout-page.ts';
import { page, redirect, type PageAnswer } from './layout.ts';

export function postCheckout(state: State, checkout: Checkout, fields: URLSearchParams): PageAnswer {
  if (checkout.status !== 'open') return checkoutPage(state, checkout);
  const way = WAYS.find((one) => one === fields.get('way'));
  if (way === undefined || !waysOf(checkout).includes(way))
    return checkoutPage(state, checkout, 'Wybierz sposób płatności.');
  try {
    payCheckout(state, checkout, way, fields.get('email') ?? undefined);
  } catch (refusal) {
    if (!(refusal instanceof StripeRefusal)) throw refusal;
    return checkoutPage(state, checkout, 'Bank odrzucił tę kartę. Wybierz inny sposób płatności.');
  }
  return checkout.success_url === null
    ? page('Dziękujemy za płatność', '<p>Możesz zamknąć tę stronę.</p>')
    : redirect(checkout.success_url.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id));
}
