// What no webhook told: open orders of courses are read at the provider, declared withdrawals and lessons' shares refunded, by the hour (docs/faults.md
// 29).
import { pendingLessonRefunds } from '#db/courses/queries/needs-work.ts';
import { openCourseOrders, pendingWithdrawals } from '#db/payments/queries/open-orders.ts';
import { AppError } from '#domain/platform/errors.ts';
import { logError } from '../../../log.ts';
import type { TaskScope } from '../../../tasks/scope.ts';
import { countFault, withScheduledPayments } from '../scheduled.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { settleAllDeparted } from '../withdrawal/departed.ts';
import { sendLessonRefund } from './lesson-refund.ts';
import { syncCourse } from './sync.ts';
import { finishWithdrawal } from './withdraw.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A slow method of payment takes days, and an order ends after one. */
const LOOKED_BACK_MS = 10 * DAY_MS;

const BATCH_SIZE = 50;

/** For the scheduled task. */
export async function reconcileByClock(task: TaskScope): Promise<void> {
  await withScheduledPayments(task, reconcileCourses);
}

/** So many failures one after the other: the provider is away, and the next hour is soon enough. */
const MAX_FAILURES = 3;

/** One after the other; one that can't be read holds up nobody. Throws `database-down`. */
export async function reconcileCourses(money: ProviderScope): Promise<void> {
  const { db, now } = money;
  const [orders, withdrawals, shares] = await Promise.all([
    openCourseOrders(db, now - LOOKED_BACK_MS, BATCH_SIZE),
    pendingWithdrawals(db, BATCH_SIZE),
    pendingLessonRefunds(db, now, BATCH_SIZE),
  ]);
  for (const paymentId of withdrawals) await finishWithdrawal(money, paymentId);
  for (const share of shares) if (!(await sendLessonRefund(money, share))) await countFault(money);
  await settleAllDeparted(money);
  let failures = 0;
  for (const checkoutId of orders) {
    if (failures === MAX_FAILURES) return;
    try {
      await syncCourse(money, { checkoutId });
      failures = 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failures++;
      logError('reconcile-courses', error, { checkout: checkoutId });
      await countFault(money);
    }
  }
}
