// The payment link for a course. Any amount and currency can be paid, so that it can be seen what comes of a wrong one.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { LINK_PATH, payThroughLink } from '../checkout/link.ts';
import { WAYS } from '../checkout/complete.ts';
import type { State } from '../state.ts';
import { StripeRefusal } from '../stripe-error.ts';
import { choices } from './checkout-page.ts';
import { alert, page, type PageAnswer } from './layout.ts';

const ANY = WAYS.filter((way) => way !== 'declines-later');

export function linkPage(query: URLSearchParams, fault?: string): PageAnswer {
  const email = escapedMarkup(query.get('prefilled_email') ?? '');
  const reference = query.get('client_reference_id') ?? '';
  return page(
    'Kurs w Szlaku',
    `<p>Link do płatności, używany, gdy zwykła strona płatności zawodzi. Wpisz cenę kursu; inna kwota kursu nie otworzy.</p>
${fault === undefined ? '' : alert(fault)}
<form method="post" action="${LINK_PATH}">
<input type="hidden" name="client_reference_id" value="${escapedMarkup(reference)}">
<p><label>E-mail<input type="email" name="prefilled_email" required value="${email}"></label></p>
<p><label>Kwota<input type="number" name="amount" min="2" step="0.01" required></label></p>
<p><label>Waluta<input type="text" name="currency" value="pln" pattern="[a-z]{3}" required></label></p>
${choices(ANY)}<button>Zapłać</button></form>`,
  );
}

export function postLink(state: State, fields: URLSearchParams): PageAnswer {
  const amount = Math.round(Number(fields.get('amount')) * 100);
  const way = ANY.find((one) => one === fields.get('way'));
  const email = fields.get('prefilled_email') ?? '';
  const currency = fields.get('currency') ?? '';
  if (!(amount > 0) || way === undefined || !email.includes('@') || !/^[a-z]{3}$/.test(currency))
    return linkPage(fields, 'Wypełnij wszystkie pola.');
  try {
    payThroughLink(state, { reference: fields.get('client_reference_id'), email, amount, currency, way });
  } catch (refusal) {
    if (!(refusal instanceof StripeRefusal)) throw refusal;
    return linkPage(fields, 'Bank odrzucił tę kartę. Wybierz inny sposób płatności.');
  }
  return page('Dziękujemy za płatność', '<p>Możesz zamknąć tę stronę i wrócić do Szlaku.</p>');
}
