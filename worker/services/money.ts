// What a request can ask for where money is concerned (decisions.md 'Payments'). Spread into the composition root.
import type { RequestScope } from '../services.ts';
import { readInvoices } from './money/invoices.ts';
import { openPortal, refreshSubscription, type PortalWish } from './money/portal.ts';
import { startPremiumCheckout } from './money/premium-checkout.ts';
import { readPremiumOrder } from './money/premium-order.ts';
import { finishPremiumCheckout, returnFromCheckout } from './money/premium-return.ts';
import { cancelSubscription, resumeSubscription } from './money/subscription-change.ts';
import { readSubscriptionDetails } from './money/subscription-details.ts';
import { handleWebhook, type SignedEvent } from './money/webhook.ts';
import type { CheckoutWish } from './money/wishes.ts';
import { withdrawFromPremium } from './money/withdrawal.ts';

export function moneyServices(scope: RequestScope) {
  return {
    premiumOrder: () => readPremiumOrder(scope),
    /** The wish is checked, and nothing in it is followed. Metric 'checkout_started'. */
    startPremiumCheckout: (wish: CheckoutWish = {}) => startPremiumCheckout(scope, wish),
    finishPremiumCheckout: (sessionId: string) => finishPremiumCheckout(scope, sessionId),
    /** For /dashboard/success. */
    returnFromCheckout: (sessionId: string) => returnFromCheckout(scope, sessionId),
    openPortal: (wish: PortalWish = {}) => openPortal(scope, wish),
    refreshSubscription: () => refreshSubscription(scope),
    /** Null = the one in force. */
    cancelSubscription: (id: string | null) => cancelSubscription(scope, id),
    resumeSubscription: (id: string | null) => resumeSubscription(scope, id),
    invoices: () => readInvoices(scope),
    withdrawFromPremium: () => withdrawFromPremium(scope),
    subscriptionDetails: () => readSubscriptionDetails(scope),
    handleWebhook: (call: SignedEvent) => handleWebhook(scope, call),
  };
}
