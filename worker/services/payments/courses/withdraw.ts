// 'Odstąp od umowy' of a course (docs/decisions.md 'Withdrawal within 14 days'). The declaration is written down first, with its receipt:
// it was made in time, whatever happens to the refund. Pressing again, and a scheduled task, go on with a refund that didn't get through.
import { declareWithdrawal } from '#db/payments/commands/courses/withdrawal.ts';
import { purchasesOfCourse } from '#db/payments/queries/courses/owned.ts';
import { refusedOfPurchase } from '#db/payments/queries/courses/records.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { courseWithdrawal, type CourseWithdrawal } from '#domain/payments/withdrawal.ts';
import { givenBackGrosze } from '#domain/payments/given-back.ts';
import { orProviderDown } from '../../../adapters/provider-fault.ts';
import type { RequestScope } from '../../../scope.ts';
import { sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import { providerScope, type ProviderScope } from '../provider-scope.ts';
import { orderNumber } from '../order-number.ts';
import { receiptMail, titleOf } from './letters.ts';
import { refundWhole } from './refund.ts';
import { syncCourse } from './sync.ts';

const MAX_REFUNDS = 100;

type CourseWithdrawn = {
  courseId: string;
  title: string;
  refundGrosze: number;
  /** Epoch ms, as the receipt says it. */
  declaredAt: number;
  /** False: the provider doesn't answer; the refund is asked for again by itself. */
  isRefunded: boolean;
};

const REFUSALS: Record<Exclude<CourseWithdrawal['name'], 'open' | 'pending'>, string> = {
  opened:
    'Pierwsza lekcja tego kursu została już otwarta, więc prawo do odstąpienia od umowy wygasło. Jeśli coś jest nie tak z\u00a0kursem, napisz do nas.',
  'too-late': 'Minęło 14 dni od zakupu, więc od tej umowy nie można już odstąpić.',
  withdrawn: 'Ten zakup jest już zwrócony.',
};

/** Throws no-session, payments-off, no-contract (nothing bought, or no longer), database-down. */
export async function withdrawFromCourse(scope: RequestScope, courseId: string): Promise<CourseWithdrawn> {
  const { session, batch, now } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, [bought]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => purchasesOfCourse(db, session, courseId)),
  ]);
  if (accountState === null) throw appError('no-session');
  if (bought === undefined) throw new AppError('no-contract', 'Nie masz tego kursu na swoim koncie.');
  const payments = await providerScope(scope);
  const { name } = courseWithdrawal(bought, now);
  const refundGrosze = bought.amountGrosze - bought.sharesGrosze;
  let declaredAt = bought.withdrawalAskedAt;
  if (name === 'open') {
    declaredAt = now;
    const declared = {
      ...bought,
      amountGrosze: refundGrosze,
      orderNumber: orderNumber(bought.id),
      courseId,
      paidAt: bought.boughtAt,
      declaredAt,
    };
    const mail = receiptMail(scope, accountState.person.email, declared);
    // Lost to another press, or to the first lesson: that one is told by what stands there now.
    const told = securityEventRecorder(payments.db, scope, {
      event: 'withdrawal',
      personId: accountState.person.id,
    });
    if (!(await declareWithdrawal(payments.db, session, bought.id, mail, told)))
      throw new AppError('no-contract', 'Coś się właśnie zmieniło w\u00a0tym zakupie. Odśwież stronę.');
    sendSoon(scope, [mail]);
    payments.cutCourse(courseId, accountState.person.id);
  } else if (declaredAt === null) {
    throw new AppError('no-contract', REFUSALS[name === 'pending' ? 'withdrawn' : name]);
  }
  const isRefunded = name === 'withdrawn' || (await finishWithdrawal(payments, bought.id));
  return { courseId, title: titleOf(courseId), refundGrosze, declaredAt, isRefunded };
}

/** The refund, and our row after it. False = not yet. */
export async function finishWithdrawal(payments: ProviderScope, paymentId: string): Promise<boolean> {
  try {
    const rest = await restToSend(payments, paymentId);
    if (rest !== 0) await refundWhole(payments, paymentId, 'withdrawal', rest);
    return (await syncCourse(payments, { paymentIntentId: paymentId })) === 'closed';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

// Undefined = whatever is left. A share that a bank sent back or the provider refused is the desk's: paid in another way, or about to be.
async function restToSend({ stripe, db }: ProviderScope, paymentId: string): Promise<number | undefined> {
  const [known, { data }] = await Promise.all([
    refusedOfPurchase(db, paymentId),
    orProviderDown(stripe.refunds.list({ payment_intent: paymentId, limit: MAX_REFUNDS })),
  ]);
  if (known === null) return undefined;
  const { paidGrosze, refusedGrosze } = known;
  if (refusedGrosze === 0 && data.every(({ status }) => status !== 'failed')) return undefined;
  return Math.max(0, paidGrosze - refusedGrosze - givenBackGrosze(data));
}
