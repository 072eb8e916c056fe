// hosted_invoice_url: one invoice, to be paid if it is open.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { payInvoice, setCard } from '../billing.ts';
import type { State } from '../state.ts';
import type { Invoice } from '../stored.ts';
import { alert, button, day, money, page, redirect, type PageAnswer } from './layout.ts';
import { INVOICE_STATUSES } from './portal-page.ts';

export function invoicePage(invoice: Invoice, fault?: string): PageAnswer {
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
export function postInvoice(state: State, invoice: Invoice, fields: URLSearchParams): PageAnswer {
  if (invoice.status !== 'open' || invoice.customer === null) return invoicePage(invoice);
  setCard(state, invoice.customer, fields.get('kind') === 'works' ? 'works' : 'declines');
  if (!payInvoice(state, invoice)) return invoicePage(invoice, 'Bank odrzucił tę kartę. Wybierz inną.');
  return redirect(`/i/${invoice.id}`);
}
