// The hosted checkout: what is bought, for how much, how to pay.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { waysOf, type Way } from '../checkout/complete.ts';
import type { State } from '../state.ts';
import type { Checkout } from '../stored.ts';
import { alert, money, page, type PageAnswer } from './layout.ts';

const WAY_LABELS: Record<Way, [string, string]> = {
  works: ['Karta, która działa', '4242 4242 4242 4242'],
  declined: ['Karta, którą bank odrzuca', '4000 0000 0000 0002'],
  'declines-later': ['Karta, którą bank odrzuci przy odnowieniu', '4000 0000 0000 0341'],
  blik: ['BLIK', 'zapłacone od razu'],
  p24: ['Przelewy24', 'zapłacone od razu'],
  delayed: [
    'Przelew, który idzie kilka dni',
    'zamówienie przyjęte, pieniądze przyjdą albo nie – rozstrzyga się na stronie głównej atrapy',
  ],
};

export function checkoutPage(state: State, checkout: Checkout, fault?: string): PageAnswer {
  if (checkout.status !== 'open') return closedPage(checkout);
  const items = state.orders.get(checkout.id)?.items ?? [];
  const total = money(checkout.amount_total ?? 0, checkout.currency ?? 'pln');
  const isMonthly = checkout.mode === 'subscription';
  const lines = items.map(
    (line) => `<li>${escapedMarkup(line.description ?? '')} × ${line.quantity ?? 1}</li>`,
  );
  return page(
    isMonthly ? 'Subskrypcja' : 'Płatność',
    `<div class="card"><ul>${lines.join('')}</ul><p class="price">${total}</p>${isMonthly ? '<p class="quiet-text">co miesiąc, do odwołania</p>' : ''}</div>
${fault === undefined ? '' : alert(fault)}
<form method="post" action="/c/pay/${checkout.id}">
${emailField(checkout)}
${choices(waysOf(checkout))}
<button>${isMonthly ? `Subskrybuj za ${total} miesięcznie` : `Zapłać ${total}`}</button>
</form>
${checkout.cancel_url === null ? '' : `<p><a href="${escapedMarkup(checkout.cancel_url)}">Zrezygnuj i wróć do sklepu</a></p>`}`,
  );
}

export function choices(ways: readonly Way[]): string {
  const radios = ways.map((way, index) => {
    const [label, note] = WAY_LABELS[way];
    return `<label class="choice"><input type="radio" name="way" value="${way}"${index === 0 ? ' checked' : ''}><span>${label}</span><small>${note}</small></label>`;
  });
  return `<fieldset><legend>Sposób płatności</legend>${radios.join('')}</fieldset>`;
}

function emailField(checkout: Checkout): string {
  const email = checkout.customer_details?.email ?? null;
  return email === null
    ? '<p><label>E-mail<input type="email" name="email" required autocomplete="email"></label></p>'
    : `<p>E-mail: ${escapedMarkup(email)}</p>`;
}

function closedPage(checkout: Checkout): PageAnswer {
  const isPaid = checkout.status === 'complete';
  const back = isPaid
    ? checkout.success_url?.replace('{CHECKOUT_SESSION_ID}', checkout.id)
    : checkout.cancel_url;
  return page(
    isPaid ? 'Ta płatność jest już za Tobą' : 'Ta strona płatności wygasła',
    typeof back === 'string'
      ? `<p><a class="button" href="${escapedMarkup(back)}">Wróć do sklepu</a></p>`
      : '',
  );
}
