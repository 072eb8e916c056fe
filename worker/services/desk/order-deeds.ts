// What the desk does about orders. Where money moves a fresh proof is asked for, and each deed counts once.
import { findCourse } from '#content/catalogue.server.ts';
import { assignPayment, noteReturn } from '#db/desk/commands/orders.ts';
import { dropUnmatched } from '#db/payments/commands/courses/records.ts';
import { settleFailedRefund } from '#db/payments/commands/failed-refunds.ts';
import { unmatchedById } from '#db/desk/queries/orders.ts';
import { personIdOf } from '#db/desk/queries/people.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '../../scope.ts';
import { sendSoon } from '../platform/mail.ts';
import { purchaseMail } from '../payments/courses/letters.ts';
import { refundWhole } from '../payments/courses/refund.ts';
import { orderNumber } from '../payments/order-number.ts';
import { syncCustomer } from '../payments/premium/sync-customer.ts';
import { providerScope } from '../payments/provider-scope.ts';
import { authorizeAction } from './desk.ts';

const NOT_THERE = 'Tej płatności już tu nie ma: jest przypisana albo zwrócona.';

type AssignForm = { paymentId: string; address: string; courseId: string; reason: string };

/** The payment becomes this person's purchase of this course, with its letter. Throws as `authorizeAction`, `invalid`, `changed`. */
export async function assignUnmatched(scope: RequestScope, form: AssignForm): Promise<void> {
  const { paymentId, courseId, reason } = form;
  const address = normalisedEmail(form.address);
  const found = await scope.batch.ask((db) => personIdOf(db, address));
  const personId = found[0]?.id ?? null;
  const what = `płatność ${paymentId} przypisana`;
  const deed = await authorizeAction(scope, { page: 'orders', what, reason, personId, isGrave: true });
  if (personId === null) throw new AppError('invalid', 'Nie ma konta o takim adresie.');
  if (findCourse(courseId) === null)
    throw new AppError('invalid', 'Nie ma takiego kursu. Wpisz jego identyfikator z adresu.');
  const [payment] = await unmatchedById(scope.writes(), paymentId);
  if (payment === undefined) throw new AppError('changed', NOT_THERE);
  const payments = await providerScope(scope);
  const bought = {
    orderNumber: orderNumber(paymentId),
    courseId,
    amountGrosze: payment.amount_grosze,
    paidAt: payment.received_at,
    consentedAt: null,
    read: undefined,
  };
  const mail = purchaseMail(payments, address, bought);
  const assigned = { paymentId, personId, courseId, orderNumber: bought.orderNumber };
  if (!(await assignPayment(payments.db, assigned, mail, deed)))
    throw new AppError('changed', `${NOT_THERE} Albo ta osoba ma już ten kurs.`);
  sendSoon(scope, [mail]);
}

/** The money goes back where it came from. May be pressed again after any failure. Throws as `authorizeAction`, `changed`, `payment-down`. */
export async function returnUnmatched(
  scope: RequestScope,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const what = `płatność ${paymentId} zwrócona`;
  const deed = await authorizeAction(scope, { page: 'orders', what, reason, personId: null, isGrave: true });
  const payments = await providerScope(scope);
  if (!(await noteReturn(payments.db, paymentId, deed))) throw new AppError('changed', NOT_THERE);
  await refundWhole(payments, paymentId, 'withdrawal');
  await dropUnmatched(payments.db, paymentId);
}

/** The money went back in another way than the bank's. Throws as `authorizeAction`, `changed`. */
export async function settleRefund(
  scope: RequestScope,
  { refundId, reason }: { refundId: string; reason: string },
): Promise<void> {
  const what = `zwrot ${refundId.slice(0, 60)} oddany inaczej`;
  const deed = await authorizeAction(scope, { page: 'orders', what, reason, personId: null, isGrave: true });
  if (!(await settleFailedRefund(scope.writes(), refundId, scope.now, deed)))
    throw new AppError('changed', 'Ten zwrot jest już załatwiony. Odśwież stronę.');
}

/** Reads a customer's present state at the provider, as the clock does once a day. Throws as `authorizeAction`, `payment-down`, `payments-off`. */
export async function reconcileCustomer(scope: RequestScope, customerId: string): Promise<void> {
  const what = `uzgodnienie ${customerId.slice(0, 60)}`;
  const deed = await authorizeAction(scope, { page: 'orders', what, personId: null });
  const payments = await providerScope(scope);
  await deed.tell(deed.guard);
  await syncCustomer(payments, customerId, null);
}
