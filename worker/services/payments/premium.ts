// What a request can ask for where money is concerned (docs/decisions.md 'Payments'). Spread into the composition root.
import type { RequestScope } from '../../scope.ts';
import { readInvoices } from './premium/invoices.ts';
import { openPortal, refreshSubscription, type PortalRequest } from './premium/portal.ts';
import { startPremiumCheckout } from './premium/checkout.ts';
import { readPremiumOrder } from './premium/order.ts';
import { finishPremiumCheckout, returnFromCheckout } from './premium/return.ts';
import { cancelSubscription, resumeSubscription } from './premium/cancellation.ts';
import { readSubscriptionDetails } from './premium/details.ts';
import { handleWebhook, type SignedEvent } from './webhook.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { withdrawFromPremium } from './premium/withdrawal.ts';

export function premiumServices(scope: RequestScope) {
  return {
    premiumOrder: () => readPremiumOrder(scope),
    /** The wish is checked, and nothing in it is followed. Metric 'checkout_started'. */
    startPremiumCheckout: (request: CheckoutRequest = {}) => startPremiumCheckout(scope, request),
    finishPremiumCheckout: (sessionId: string) => finishPremiumCheckout(scope, sessionId),
    /** For /dashboard/success. */
    returnFromCheckout: (sessionId: string) => returnFromCheckout(scope, sessionId),
    openPortal: (request: PortalRequest = {}) => openPortal(scope, request),
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
