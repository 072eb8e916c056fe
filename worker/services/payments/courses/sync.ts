// The one way by which a payment of a course comes into our records, whatever reports it: the webhook, the buyer's return, a scheduled task
// (docs/faults.md 25, 26, 29, 37). Each reads the provider's present state; a write that was overtaken by another reads both sides again.
import { listCourses } from '#content/catalogue.server.ts';
import {
  changePurchase,
  closeOrder,
  dropUnmatched,
  forgetOrder,
  insertPurchase,
  keepUnmatched,
} from '#db/payments/commands/courses/records.ts';
import { coursePaymentRecords, type CoursePaymentRecords } from '#db/payments/queries/courses/records.ts';
import { priceGrosze } from '#domain/courses/price.ts';
import { appError } from '#domain/platform/messages.ts';
import { coursePaymentVerdict, type PaymentVerdict } from '#domain/payments/courses/verdict.ts';
import { logError } from '../../../log.ts';
import { sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { orderNumber } from '../order-number.ts';
import { purchaseMail } from './letters.ts';
import { readCoursePayment, type PaidCourse, type PaymentRef } from './read-payment.ts';
import { refundWhole } from './refund.ts';

/**
 * What the buyer has of it now. 'aside': it fits no course or no person. 'none': no course's payment at all.
 */
export type CourseSync = 'owned' | 'closed' | 'open' | 'waiting' | 'gone' | 'aside' | 'none';

const MAX_TRIES = 6;

/**
 * `only`: what is somebody else's, or for another course, is left alone. Throws `payment-down`, `database-down`: anyone who told of it
 * tells again.
 */
export async function syncCourse(
  money: ProviderScope,
  ref: PaymentRef,
  only: { personId: string; courseId: string } | null = null,
): Promise<CourseSync> {
  let payment = await readCoursePayment(money, ref);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (payment === null) return 'none';
    if (only !== null && (payment.personId !== only.personId || payment.courseId !== only.courseId))
      return 'none';
    if (payment.name === 'gone') await forgetOrder(money.db, payment.checkoutId);
    if (payment.name !== 'paid') return payment.name;
    const records = await coursePaymentRecords(money.db, namesOf(payment));
    // What stands in our row was read before; what the provider says has to be newer than that.
    if (records.purchase !== null || records.isAside) payment = await readCoursePayment(money, ref);
    if (payment === null || payment.name !== 'paid') continue;
    const { refusedGrosze } = records;
    const isReturned =
      payment.isReturned ||
      (refusedGrosze > 0 && payment.givenBackGrosze + refusedGrosze >= payment.amountGrosze);
    const verdict = coursePaymentVerdict({ ...payment, isReturned }, judged(payment, records));
    const isDone = await apply(money, verdict, payment, records);
    if (isDone) return outcome(verdict, records);
  }
  throw appError('payment-down');
}

function namesOf({ paymentId, personId, courseId }: PaidCourse) {
  return { paymentId, personId: personId ?? '', courseId: courseId ?? '' };
}

function judged(payment: PaidCourse, records: CoursePaymentRecords) {
  const { purchase, buyer, ownsByAnother, isAside } = records;
  const course = listCourses().find(({ id }) => id === payment.courseId);
  return {
    priceGrosze: course === undefined ? null : priceGrosze(course.price),
    hasBuyer: buyer !== null,
    purchase:
      purchase === null
        ? null
        : { isWithdrawn: purchase.withdrawn_at !== null, isDeclared: purchase.withdrawal_asked_at !== null },
    ownsByAnother,
    isAside,
  };
}

/** False = somebody else wrote in between. */
async function apply(
  money: ProviderScope,
  verdict: PaymentVerdict,
  payment: PaidCourse,
  records: CoursePaymentRecords,
): Promise<boolean> {
  const { db, now } = money;
  const { purchase } = records;
  const names = namesOf(payment);
  switch (verdict) {
    case 'nothing':
      if (purchase !== null) await closeOrder(db, { ...names, checkoutId: payment.checkoutId });
      return true;
    case 'grant':
    case 'book-returned':
    case 'refund-twin': {
      if (verdict === 'refund-twin') await refundWhole(money, payment.paymentId, 'duplicate');
      const consentedAt = payment.consentedAt ?? records.order?.consentedAt ?? null;
      const { buyer, read } = records;
      const bought = {
        ...payment,
        ...names,
        orderNumber: orderNumber(payment.paymentId),
        consentedAt,
        read,
      };
      const mail = verdict === 'grant' && buyer !== null ? purchaseMail(money, buyer.email, bought) : null;
      const withdrawnAt = verdict === 'grant' ? null : now;
      const event = verdict === 'grant' ? 'course-order' : 'refund';
      const told = securityEventRecorder(db, money, { event, personId: names.personId });
      const isNew = await insertPurchase(db, { ...bought, withdrawnAt }, mail, told);
      if (isNew) sendSoon(money, [mail]);
      return isNew;
    }
    case 'close':
    case 'reopen': {
      if (purchase === null) return true;
      if (verdict === 'reopen') return changePurchase(db, purchase, null);
      const event = payment.isDisputed ? 'dispute' : 'refund';
      const told = securityEventRecorder(db, money, { event, personId: names.personId });
      const isDone = await changePurchase(db, purchase, now, told);
      if (isDone && purchase.user_id !== null) money.cutCourse(purchase.course_id, purchase.user_id);
      return isDone;
    }
    case 'keep-aside': {
      const isNew = await keepUnmatched(db, { ...payment, ...names, now });
      if (isNew) logError('unmatched-payment', new Error('fits no course'), { payment: payment.paymentId });
      return isNew;
    }
    case 'drop-aside':
      await dropUnmatched(db, payment.paymentId);
      return true;
  }
}

function outcome(verdict: PaymentVerdict, { purchase, isAside }: CoursePaymentRecords): CourseSync {
  switch (verdict) {
    case 'grant':
    case 'reopen':
      return 'owned';
    case 'book-returned':
    case 'close':
      return 'closed';
    case 'refund-twin':
      // By the other payment.
      return 'owned';
    case 'keep-aside':
      return 'aside';
    case 'drop-aside':
      return 'none';
    case 'nothing':
      if (purchase === null) return isAside ? 'aside' : 'none';
      return purchase.withdrawn_at === null ? 'owned' : 'closed';
  }
}
