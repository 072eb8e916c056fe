// What people do at Stripe and not through its API: pay at the hosted page, refund or dispute in the dashboard, change a card. For tests and
// for the control page. Each sends its events.
import { payInvoice, setCard } from './billing.ts';
import { expireCheckout, payCheckout, settleCheckout, type Way } from './checkout/complete.ts';
import { payThroughLink, type LinkPayment } from './checkout/link.ts';
import type { CardKind } from './objects/payment-method.ts';
import { latestCharge } from './objects/payment.ts';
import { closeDispute, createDispute, createRefund, failRefund } from './objects/refund.ts';
import { changeSubscription, endSubscription } from './objects/subscription.ts';
import { found } from './calls/found.ts';
import { cancelInPortal, resumeInPortal } from './portal-cancellation.ts';
import type { State } from './state.ts';
import type { Charge, Checkout, Dispute, Invoice, Refund, Subscription } from './stored.ts';

export type Dashboard = {
  /** Pays at the hosted page, by default with a card that works. Throws if the card is declined. */
  pay(checkoutId: string, way?: Way): Checkout;
  /** The end of a delayed payment. */
  settle(checkoutId: string, outcome: 'succeeds' | 'fails'): Checkout;
  expire(checkoutId: string): Checkout;
  /** A payment through the payment link. */
  payLink(payment: LinkPayment): Checkout;
  setCard(customerId: string, kind: CardKind): void;
  /** Charges an open invoice with the card of the moment; false = declined. */
  payInvoice(invoiceId: string): boolean;
  /** `payment`: pi_… or ch_…; by default all that is left. */
  refund(payment: string, amount?: number): Refund;
  /** The bank sends it back. */
  failRefund(refundId: string): void;
  dispute(payment: string): Dispute;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Dispute;
  /** At once, as with the button in the dashboard. */
  cancel(subscriptionId: string): void;
  /** Any change, also to what can't be reached by paying: another status, another price. */
  change(subscriptionId: string, changes: Partial<Subscription>): void;
  /** In the portal, where `cancel_at` is set and `cancel_at_period_end` is not. */
  cancelInPortal(subscriptionId: string): void;
  resumeInPortal(subscriptionId: string): void;
  openInvoices(customerId: string): Invoice[];
};

export function createDashboard(state: State): Dashboard {
  const checkout = (id: string) => found(state, 'checkouts', id);
  return {
    pay(id, way = 'works') {
      payCheckout(state, checkout(id), way, 'kupuje@szlak.example');
      return checkout(id);
    },
    settle(id, outcome) {
      settleCheckout(state, checkout(id), outcome);
      return checkout(id);
    },
    expire(id) {
      expireCheckout(state, checkout(id));
      return checkout(id);
    },
    payLink: (payment) => payThroughLink(state, payment),
    setCard: (customerId, kind) => setCard(state, customerId, kind),
    payInvoice: (id) => payInvoice(state, found(state, 'invoices', id)),
    refund: (payment, amount) => createRefund(state, chargeOf(state, payment), { amount }),
    failRefund: (id) => failRefund(state, found(state, 'refunds', id)),
    dispute: (payment) => createDispute(state, chargeOf(state, payment)),
    closeDispute(id, outcome) {
      const dispute = found(state, 'disputes', id);
      closeDispute(state, dispute, outcome);
      return dispute;
    },
    cancel: (id) => endSubscription(state, found(state, 'subscriptions', id), 'cancellation_requested'),
    change: (id, changes) => changeSubscription(state, found(state, 'subscriptions', id), changes),
    cancelInPortal: (id) => cancelInPortal(state, found(state, 'subscriptions', id)),
    resumeInPortal: (id) => resumeInPortal(state, found(state, 'subscriptions', id)),
    openInvoices: (customerId) =>
      [...state.kept.invoices.values()].filter(
        ({ customer, status }) => customer === customerId && status === 'open',
      ),
  };
}

function chargeOf(state: State, payment: string): Charge {
  const charge = state.kept.charges.get(payment) ?? latestCharge(state, payment);
  if (charge === null) throw new Error(`${payment} was never charged`);
  return charge;
}
