// The customer's portal: the subscription, the card, the invoices.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { subscriptionOf } from '../billing.ts';
import { methodOf, periodOf } from '../objects/subscription.ts';
import { all, type State } from '../state.ts';
import type { Invoice, PortalSession, Subscription } from '../stored.ts';
import { alert, button, day, money, page, type PageAnswer } from './layout.ts';

const STATUSES: Record<string, string> = {
  active: 'aktywna',
  past_due: 'zaległa płatność',
  canceled: 'zakończona',
  incomplete: 'nieopłacona',
};

export function portalPage(state: State, session: PortalSession, fault?: string): PageAnswer {
  const { customer: id } = session;
  const action = `/p/session/${session.id}`;
  const customer = state.kept.customers.get(id);
  const subscriptions = all(state, 'subscriptions')
    .filter((one) => one.customer === id)
    .toReversed();
  const invoices = all(state, 'invoices')
    .filter((one) => one.customer === id)
    .toReversed();
  return page(
    'Twoja subskrypcja',
    `<p>${escapedMarkup(customer?.email ?? id)}</p>
${fault === undefined ? '' : alert(fault)}
${subscriptions.length === 0 ? '<p>Nie masz żadnej subskrypcji.</p>' : subscriptions.map((one) => subscriptionCard(state, one, action)).join('')}
<h2>Karta</h2><div class="row">
${button(action, 'Zmień na kartę, która działa', { do: 'card', kind: 'works' }, true)}
${button(action, 'Zmień na kartę, którą bank odrzuci', { do: 'card', kind: 'declines' }, true)}</div>
<h2>Faktury</h2>${invoices.length === 0 ? '<p>Jeszcze żadnej.</p>' : invoices.map((one) => invoiceCard(state, one, action)).join('')}
${session.return_url === null ? '' : `<p><a class="button" href="${escapedMarkup(session.return_url)}">Wróć do Szlaku</a></p>`}`,
  );
}

function subscriptionCard(state: State, subscription: Subscription, action: string): string {
  const item = subscription.items.data[0];
  const name = state.kept.products.get(item?.price.product ?? '')?.name ?? '';
  const isEnding = subscription.cancel_at !== null;
  const { end } = periodOf(subscription);
  const last4 = methodOf(state, subscription)?.card?.last4;
  return `<div class="card"><p><strong>${escapedMarkup(name)}</strong> – ${STATUSES[subscription.status] ?? escapedMarkup(subscription.status)}</p>
<p class="price">${money(item?.price.unit_amount ?? 0, subscription.currency)}</p><p class="quiet-text">miesięcznie${last4 === undefined ? '' : `, kartą •••• ${last4}`}</p>
${whatNext(subscription, end, isEnding)}
${actions(subscription, isEnding, action)}</div>`;
}

function whatNext(subscription: Subscription, end: number, isEnding: boolean): string {
  if (subscription.status === 'canceled')
    return `<p>Zakończyła się ${day(subscription.ended_at ?? end)}.</p>`;
  return isEnding
    ? `<p>Kończy się ${day(subscription.cancel_at ?? end)}.</p>`
    : `<p>Odnawia się ${day(end)}.</p>`;
}

function actions(subscription: Subscription, isEnding: boolean, action: string): string {
  if (subscription.status === 'canceled') return '';
  return isEnding
    ? button(action, 'Wznów subskrypcję', { do: 'resume', subscription: subscription.id })
    : button(action, 'Anuluj na koniec okresu', { do: 'cancel', subscription: subscription.id }, true);
}

function invoiceCard(state: State, invoice: Invoice, action: string): string {
  const isOpen = invoice.status === 'open' && subscriptionOf(state, invoice) !== null;
  const pay = isOpen ? button(action, 'Zapłać fakturę', { do: 'pay', invoice: invoice.id }) : '';
  const name =
    invoice.status === 'draft'
      ? 'szkic'
      : `<a href="/i/${invoice.id}">${escapedMarkup(invoice.number ?? invoice.id)}</a>`;
  return `<div class="card"><p>${name}, ${day(invoice.created)}<br><strong>${money(invoice.amount_due, invoice.currency)}</strong> – ${INVOICE_STATUSES[invoice.status ?? ''] ?? ''}</p>${pay}</div>`;
}

export const INVOICE_STATUSES: Record<string, string> = {
  draft: 'w przygotowaniu',
  open: 'do zapłaty',
  paid: 'zapłacona',
  void: 'unieważniona',
  uncollectible: 'nieściągalna',
};
