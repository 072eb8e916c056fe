// Which page an address is.
import { LINK_PATH } from '../checkout/link.ts';
import type { State } from '../state.ts';
import { checkoutPage } from './checkout-page.ts';
import { postCheckout } from './checkout-post.ts';
import { controlPage } from './control-page.ts';
import { invoicePage, postInvoice } from './invoice-page.ts';
import { missingPage, page, type PageAnswer } from './layout.ts';
import { linkPage, postLink } from './link-page.ts';
import { portalPage } from './portal-page.ts';
import { postPortal } from './portal-post.ts';

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
