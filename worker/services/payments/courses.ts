// Everything about buying a course, and the referral discount, as pages and routes call it.
import type { RequestScope } from '../../scope.ts';
import { confirmPurchase } from './courses/confirm.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { startCourseCheckout } from './courses/checkout.ts';
import { readCourseOrder } from './courses/order.ts';
import { readPurchases } from './courses/profile.ts';
import { withdrawFromCourse } from './courses/withdraw.ts';
import { readReferral, shareReferral, verifyReferral } from './referral.ts';

export function coursePaymentServices(scope: RequestScope) {
  return {
    /** For /zamowienie/kurs/{id}, in its one round trip. Throws not-found. */
    courseOrder: (courseId: string) => readCourseOrder(scope, courseId),
    /**
     * The button 'Zamawiam z obowiązkiem zapłaty': where to go and pay. Throws payments-off, no-session, email-unconfirmed,
     * not-yours, invalid (an address elsewhere), not-found, already-bought, payment-down; the sentence is the error's.
     */
    startCourseCheckout: (courseId: string, request: CheckoutRequest = {}) =>
      startCourseCheckout(scope, courseId, request),
    /** For /moje-kursy/{id}?purchase_status=success&session_id=…: the same as the webhook does, for the impatient. */
    confirmPurchase: (courseId: string, sessionId: string) => confirmPurchase(scope, courseId, sessionId),
    /** For /profil, in its one round trip; null = nobody's session. */
    purchases: () => readPurchases(scope),
    /** 'Odstąp od umowy'; may be pressed again after any failure. Throws no-session, payments-off, no-contract, payment-down. */
    withdrawFromCourse: (courseId: string) => withdrawFromCourse(scope, courseId),
    /** For the batch of /plany and /zamowienie/premium; null = nobody's session. */
    referral: () => readReferral(scope),
    shareReferral: () => shareReferral(scope),
    verifyReferral: () => verifyReferral(scope),
  };
}
