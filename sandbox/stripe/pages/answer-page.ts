// Which page an address is.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { payInvoice, setCard } from '../billing.ts';
import { payCheckout, type Way, WAYS, waysOf } from '../checkout/complete.ts';
import { LINK_PATH, payThroughLink } from '../checkout/link.ts';
import { cancelInPortal, resumeInPortal } from '../portal-cancellation.ts';
import { all, now, type State } from '../state.ts';
import type { Charge, Checkout, Event, Invoice, PortalSession, Refund } from '../stored.ts';
import { StripeRefusal } from '../stripe-error.ts';
import { alert, button, day, missingPage, moment, money, page, type PageAnswer, redirect } from './layout.ts';
import { INVOICE_STATUSES, portalPage } from './portal-page.ts';

export function answerPage(state: State, method: string, url: URL, body: string): PageAnswer {
  const isPost = method === 'POST';
  const fields = new URLSearchParams(body);
  const id = url.pathname.split('/').at(-1) ?? '';
  if (url.pathname === '/') return controlPage(state);
  if (url.pathname === LINK_PATH) return isPost ? postLink(state, fields) : linkPage(url.searchParams);
  if (url.pathname === `/c/pay/${id}`) {
    const checkout = state.kept.checkouts.get(id);
    if (checkout === undefined) return missingPage();
    return isPost ? postCheckout(state, checkout, fields) : checkoutPage(state, checkout);
  }
  if (url.pathname === `/p/session/${id}`) {
    const session = state.kept.portalSessions.get(id);
    if (session === undefined) return missingPage();
    return isPost ? postPortal(state, session, fields) : portalPage(state, session);
  }
  if (url.pathname === `/i/${id}`) {
    const invoice = state.kept.invoices.get(id);
    if (invoice === undefined || invoice.status === 'draft') return missingPage();
    return isPost ? postInvoice(state, invoice, fields) : invoicePage(invoice);
  }
  if (url.pathname === `/receipts/${id}` && state.kept.charges.has(id))
    return page('Potwierdzenie płatności', `<p>Płatność ${id} doszła.</p>`);
  return missingPage();
}

// Somebody pressed the button of the hosted checkout. A declined card stays on the page; a payment leads to success_url, where Stripe puts
// the session's id in place of the literal {CHECKOUT_SESSION_ID}, and only of that.
function postCheckout(state: State, checkout: Checkout, fields: URLSearchParams): PageAnswer {
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

// What a person does in the portal, with what is theirs.
function postPortal(state: State, session: PortalSession, fields: URLSearchParams): PageAnswer {
  const mine = (id: string | null) => {
    const one = state.kept.subscriptions.get(id ?? '');
    return one?.customer === session.customer && one.status !== 'canceled' ? one : null;
  };
  const subscription = mine(fields.get('subscription'));
  switch (fields.get('do')) {
    case 'cancel':
      if (subscription !== null) cancelInPortal(state, subscription);
      break;
    case 'resume':
      if (subscription !== null) resumeInPortal(state, subscription);
      break;
    case 'card':
      setCard(state, session.customer, fields.get('kind') === 'works' ? 'works' : 'declines');
      break;
    case 'pay': {
      const invoice = state.kept.invoices.get(fields.get('invoice') ?? '');
      if (invoice?.customer !== session.customer || invoice.status !== 'open') break;
      if (!payInvoice(state, invoice))
        return portalPage(state, session, 'Bank odrzucił kartę. Zmień ją i zapłać jeszcze raz.');
      break;
    }
    default:
  }
  return redirect(`/p/session/${session.id}`);
}

// The payment link for a course. Any amount and currency can be paid, so that it can be seen what comes of a wrong one.
const ANY = WAYS.filter((way) => way !== 'declines-later');

function linkPage(query: URLSearchParams, fault?: string): PageAnswer {
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

function postLink(state: State, fields: URLSearchParams): PageAnswer {
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

// hosted_invoice_url: one invoice, to be paid if it is open.
function invoicePage(invoice: Invoice, fault?: string): PageAnswer {
  const line = invoice.lines.data[0];
  const action = `/i/${invoice.id}`;
  return page(
    `Faktura ${invoice.number ?? invoice.id}`,
    `<div class="card"><p>${escapedMarkup(line?.description ?? '')}</p><p class="price">${money(invoice.amount_due, invoice.currency)}</p>
<p>${INVOICE_STATUSES[invoice.status ?? ''] ?? ''}, wystawiona ${day(invoice.created)}</p>
${line === undefined ? '' : `<p>Okres: ${day(line.period.start)} – ${day(line.period.end)}</p>`}</div>
${fault === undefined ? '' : alert(fault)}
${invoice.status === 'open' ? `${button(action, 'Zapłać kartą, która działa', { kind: 'works' })}${button(action, 'Zapłać kartą, którą bank odrzuca', { kind: 'declines' }, true)}` : ''}`,
  );
}

/** A new card pays here, and is kept for what renews. */
function postInvoice(state: State, invoice: Invoice, fields: URLSearchParams): PageAnswer {
  if (invoice.status !== 'open' || invoice.customer === null) return invoicePage(invoice);
  setCard(state, invoice.customer, fields.get('kind') === 'works' ? 'works' : 'declines');
  if (!payInvoice(state, invoice)) return invoicePage(invoice, 'Bank odrzucił tę kartę. Wybierz inną.');
  return redirect(`/i/${invoice.id}`);
}

// The page for people who try it out: the clock, the deliveries, what can be refunded or disputed, and what happened.
const SHOWN = 40;

function controlPage(state: State): PageAnswer {
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

// The hosted checkout: what is bought, for how much, how to pay.
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

function checkoutPage(state: State, checkout: Checkout, fault?: string): PageAnswer {
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

function choices(ways: readonly Way[]): string {
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
