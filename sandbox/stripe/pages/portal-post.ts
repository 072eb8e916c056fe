// What a person does in the portal, with what is theirs.
import { payInvoice, setCard } from '../billing.ts';
import { cancelInPortal, resumeInPortal } from '../portal-cancellation.ts';
import type { State } from '../state.ts';
import type { PortalSession } from '../stored.ts';
import { redirect, type PageAnswer } from './layout.ts';
import { portalPage } from './portal-page.ts';

export function postPortal(state: State, session: PortalSession, fields: URLSearchParams): PageAnswer {
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
