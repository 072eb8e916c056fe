// A refund that a bank sent back (docs/faults.md 37): the person and the desk are told, once. What it paid for stays closed, since the money
// is owed; asking the provider again would fail again, so a person at the desk finds another way.
import type Stripe from 'stripe';
import { refundFailedMessage } from '#content/mail/refund-failed-letter.ts';
import { noteLessonRefund } from '#db/courses/commands/needs-work.ts';
import { insertFailedRefund, payerOf } from '#db/payments/commands/failed-refunds.ts';
import type { LessonRefund } from '#db/courses/queries/needs-work.ts';
import { refusedShareId } from '#db/payments/queries/courses/records.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { logError } from '../../log.ts';
import { preparedMail, sendSoon } from '../platform/mail.ts';
import { titleOf } from './courses/letters.ts';
import { orderNumber } from './order-number.ts';
import { idOf } from './premium/read-subscriptions.ts';
import { PREMIUM_NAME } from './premium/withdrawal.ts';
import type { ProviderScope } from './provider-scope.ts';

/** `charge`: the one that it was to give back. Throws `database-down`. */
export async function noteFailedRefund(
  money: ProviderScope,
  refund: Stripe.Refund,
  charge: Stripe.Charge,
): Promise<void> {
  const { db, config, now } = money;
  const paymentId = idOf(refund.payment_intent) ?? charge.id;
  const customerId = idOf(charge.customer);
  const payer = await payerOf(db, { paymentId, customerId });
  // Of a payment that we don't know yet: what we wrote on it ourselves.
  const courseId = payer.courseId ?? charge.metadata['course_id'] ?? null;
  const item = courseId ?? (payer.personId === null ? null : 'premium');
  const subscriptionId = refund.metadata?.['subscription'];
  const number = courseId === null ? (subscriptionId ?? null) : paymentId;
  const failed = {
    id: refund.id,
    payment_id: paymentId,
    user_id: payer.personId,
    item,
    order_number: number === null ? null : orderNumber(number),
    amount_grosze: refund.amount,
    currency: refund.currency,
    failed_at: now,
  };
  const message = refundFailedMessage({
    what: courseId === null ? PREMIUM_NAME : `Kurs „${titleOf(courseId)}”`,
    orderNumber: failed.order_number,
    refund: sumText(refund.amount),
    contact: config.operator.email,
  });
  const mail = payer.email === null ? null : preparedMail(money, { to: payer.email, message });
  if (!(await insertFailedRefund(db, failed, mail))) return;
  logError('failed-refund', new Error('a bank sent a refund back'), { refund: refund.id });
  sendSoon(money, [mail]);
}

/** A lesson's share that the provider refuses for good goes to the desk in the same way, and is asked for no more. Throws `database-down`. */
export async function noteRefusedShare(money: ProviderScope, share: LessonRefund): Promise<void> {
  const { db, config, now } = money;
  const { purchaseId, lessonId, grosze } = share;
  const payer = await payerOf(db, { paymentId: purchaseId, customerId: null });
  const failed = {
    id: refusedShareId(purchaseId, lessonId),
    payment_id: purchaseId,
    user_id: payer.personId,
    item: payer.courseId,
    order_number: orderNumber(purchaseId),
    amount_grosze: grosze,
    currency: 'pln',
    failed_at: now,
  };
  const message = refundFailedMessage({
    what: payer.courseId === null ? 'Lekcja' : `Lekcja z kursu „${titleOf(payer.courseId)}”`,
    orderNumber: failed.order_number,
    refund: sumText(grosze),
    contact: config.operator.email,
    isRefused: true,
  });
  const mail = payer.email === null ? null : preparedMail(money, { to: payer.email, message });
  if (!(await insertFailedRefund(db, failed, mail, [noteLessonRefund(db, share, now)]))) return;
  logError('failed-refund', new Error('the provider refuses a share'), { refund: failed.id });
  sendSoon(money, [mail]);
}
