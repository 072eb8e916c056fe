// Sends back the share of a lesson, once: what went out for it before is looked for first, since the provider forgets keys after a day.
import { noteLessonRefund } from '#db/commands/courses/needs-work.ts';
import type { LessonRefund } from '#db/queries/needs-work.ts';
import { AppError } from '#domain/errors.ts';
import { orProviderDown } from '../../../adapters/provider-fault.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { refundPart } from './refund.ts';

const MOST_REFUNDS = 100;

/** False = not yet: the clock asks again. */
export async function sendLessonRefund(money: ProviderScope, refund: LessonRefund): Promise<boolean> {
  const { purchaseId, lessonId, grosze } = refund;
  try {
    const { data } = await orProviderDown(
      money.stripe.refunds.list({ payment_intent: purchaseId, limit: MOST_REFUNDS }),
    );
    const isSent = data.some(
      ({ metadata, status }) =>
        metadata?.['lesson'] === lessonId && status !== 'failed' && status !== 'canceled',
    );
    if (!isSent) await refundPart(money, purchaseId, { lesson: lessonId, grosze });
    await noteLessonRefund(money.db, refund, money.now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
