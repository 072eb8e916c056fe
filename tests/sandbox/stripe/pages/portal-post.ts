// What a person does in the portal. New subscriptions are billed flexibly, and there a cancellation in the portal sets `cancel_at` to the
// period's end and leaves `cancel_at_period_end` false; only the API sets that. Whoever reads has to look at both.
import { payInvoice, setCard } from '../billing.ts';
import { changeSubscription, periodOf } from '../objects/subscription.ts';
import { now, type State } from '../state.ts';
import type { PortalSession, Subscription } from '../stored.ts';
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

export function cancelInPortal(state: State, subscription: Subscription): void {
  changeSubscription(state, subscription, {
    cancel_at: periodOf(subscription).end,
    canceled_at: now(state),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
}

export function resumeInPortal(state: State, subscription: Subscription): void {
  changeSubscription(state, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
