// The page for people who try it out: the clock, the deliveries, what can be refunded or disputed, and what happened.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { all, now, type State } from '../state.ts';
import type { Charge, Event, Refund } from '../stored.ts';
import { button, moment, money, page, type PageAnswer } from './layout.ts';

const SHOWN = 40;

export function controlPage(state: State): PageAnswer {
  const waiting = all(state, 'checkouts').filter(
    ({ status, payment_status: paid, mode }) =>
      mode === 'payment' && status === 'complete' && paid === 'unpaid',
  );
  const charges = all(state, 'charges')
    .filter(({ paid }) => paid)
    .toReversed();
  const refunds = all(state, 'refunds').toReversed();
  return page(
    'Co się tu dzieje',
    `<p>Zegar: <strong>${moment(now(state))}</strong></p>
<div class="row">${button('/_sandbox/advance', 'Dzień dalej', { days: '1' }, true)}${button('/_sandbox/advance', 'Miesiąc dalej', { months: '1' }, true)}</div>
<h2>Powiadomienia (webhooki)</h2>
<p>${state.post.held.length === 0 ? 'Żadne nie czeka.' : `Czeka: ${state.post.held.length}.`}</p>
<div class="row">${button('/_sandbox/hold', 'Wstrzymaj', {}, true)}${button('/_sandbox/release', 'Puść wszystkie po kolei', {}, true)}</div>
<h2>Przelewy w drodze</h2>${waiting.length === 0 ? '<p>Żaden.</p>' : waiting.map(({ id, amount_total: amount, currency }) => `<div class="card"><p>${money(amount ?? 0, currency ?? 'pln')}</p><div class="row">${button('/_sandbox/settle', 'Doszedł', { checkout: id, outcome: 'succeeds' })}${button('/_sandbox/settle', 'Nie doszedł', { checkout: id, outcome: 'fails' }, true)}</div></div>`).join('')}
<h2>Płatności</h2>${charges.length === 0 ? '<p>Jeszcze żadnej.</p>' : charges.slice(0, SHOWN).map(chargeCard).join('')}
<h2>Zwroty</h2>${refunds.length === 0 ? '<p>Jeszcze żadnego.</p>' : refunds.slice(0, SHOWN).map(refundCard).join('')}
<h2>Zdarzenia</h2><table>${all(state, 'events')
      .slice(-SHOWN)
      .toReversed()
      .map((event) => eventRow(state, event))
      .join('')}</table>`,
  );
}

function chargeCard(charge: Charge): string {
  const isOpen = charge.amount_refunded < charge.amount && !charge.disputed;
  const state = charge.disputed ? ', sporna' : charge.refunded ? ', zwrócona' : '';
  return `<div class="card"><p><strong>${money(charge.amount, charge.currency)}</strong>${state}<br><small>${moment(charge.created)} ${escapedMarkup(charge.description ?? '')}</small></p>
${isOpen ? `<div class="row">${button('/_sandbox/refund', 'Zwróć', { payment: charge.id }, true)}${button('/_sandbox/dispute', 'Otwórz spór', { payment: charge.id }, true)}</div>` : ''}</div>`;
}

function refundCard({ id, amount, currency, status, created }: Refund): string {
  const fate = status === 'failed' ? ', odesłany przez bank' : '';
  return `<div class="card"><p><strong>${money(amount, currency)}</strong>${fate}<br><small>${moment(created)}</small></p>
${status === 'failed' ? '' : `<div class="row">${button('/_sandbox/fail-refund', 'Niech bank odeśle', { refund: id }, true)}</div>`}</div>`;
}

function eventRow(state: State, event: Event): string {
  const attempts = state.post.attempts.filter(({ eventId }) => eventId === event.id);
  const how = attempts.map(({ status }) => status ?? 'brak odpowiedzi').join(', ');
  return `<tr><td><code>${escapedMarkup(event.type)}</code><br><small>${moment(event.created)}${how === '' ? '' : `, ${how}`}</small></td>
<td>${button('/_sandbox/deliver', 'Wyślij', { event: event.id }, true)}</td></tr>`;
}
