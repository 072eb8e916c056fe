// Payments as pages and routes ask for them: Premium, courses, the referral discount, and what the provider tells us.
import type { RequestScope } from '../../scope.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { startCourseCheckout } from './courses/checkout.ts';
import { confirmPurchase } from './courses/confirm.ts';
import { readCourseOrder } from './courses/order.ts';
import { withdrawFromCourse } from './courses/withdraw.ts';
import { cancelSubscription, resumeSubscription } from './premium/cancellation.ts';
import { startPremiumCheckout } from './premium/checkout.ts';
import { readInvoices } from './premium/invoices.ts';
import { readPremiumOrder } from './premium/order.ts';
import { readPlans } from './premium/plans-page.ts';
import { openPortal, refreshSubscription, type PortalRequest } from './premium/portal.ts';
import { finishPremiumCheckout, returnFromCheckout } from './premium/return.ts';
import { withdrawFromPremium } from './premium/withdrawal.ts';
import { shareReferral, verifyReferral } from './referral.ts';
import { askForWithdrawal } from './withdrawal/ask.ts';
import { confirmWithdrawal } from './withdrawal/confirm.ts';
import { openWithdrawalLink } from './withdrawal/open.ts';
import { handleWebhook, type SignedEvent } from './webhook.ts';

export function paymentServices(scope: RequestScope) {
  return {
    plans: () => readPlans(scope),
    openPortal: (request: PortalRequest = {}) => openPortal(scope, request),
    invoices: () => readInvoices(scope),
    handleWebhook: (event: SignedEvent) => handleWebhook(scope, event),
    premium: {
      order: () => readPremiumOrder(scope),
      /** The request is checked, and nothing in it is followed but the consent, without which it leads to our summary. */
      startCheckout: (request: CheckoutRequest = {}) => startPremiumCheckout(scope, request),
      finishCheckout: (sessionId: string) => finishPremiumCheckout(scope, sessionId),
      /** For /dashboard/success. */
      returnFromCheckout: (sessionId: string) => returnFromCheckout(scope, sessionId),
      refresh: () => refreshSubscription(scope),
      /** Null = the one in force. */
      cancel: (subscriptionId: string | null) => cancelSubscription(scope, subscriptionId),
      resume: (subscriptionId: string | null) => resumeSubscription(scope, subscriptionId),
      withdraw: () => withdrawFromPremium(scope),
    },
    courses: {
      /** For /zamowienie/kurs/{id}, in its one round trip. Throws not-found. */
      order: (courseId: string) => readCourseOrder(scope, courseId),
      /**
       * The button 'Zamawiam z obowiązkiem zapłaty': where to go and pay. Throws payments-off, no-session, email-unconfirmed,
       * not-yours, invalid (an address elsewhere), not-found, already-bought, payment-down; the sentence is the error's.
       */
      startCheckout: (courseId: string, request: CheckoutRequest = {}) =>
        startCourseCheckout(scope, courseId, request),
      /** For /moje-kursy/{id}?purchase_status=success&session_id=…: the same as the webhook does, for the impatient. */
      confirmPurchase: (courseId: string, sessionId: string) => confirmPurchase(scope, courseId, sessionId),
      /** 'Odstąp od umowy'; may be pressed again after any failure. Throws no-session, payments-off, no-contract, payment-down. */
      withdraw: (courseId: string) => withdrawFromCourse(scope, courseId),
    },
    /** /odstapienie, for whoever isn't signed in. */
    withdrawal: {
      ask: (typed: string) => askForWithdrawal(scope, typed),
      open: (token: string) => openWithdrawalLink(scope, token),
      confirm: (token: string, chosen: readonly string[]) => confirmWithdrawal(scope, token, chosen),
    },
    referral: {
      share: () => shareReferral(scope),
      verify: () => verifyReferral(scope),
    },
  };
}
