// Sends back the share of a lesson, once: what went out for it before is looked for first, since the provider forgets keys after a day.
import { noteLessonRefund } from '#db/courses/commands/needs-work.ts';
import type { LessonRefund } from '#db/courses/queries/needs-work.ts';
import { AppError } from '#domain/platform/errors.ts';
import { faultCode, isRefused, orProviderDown } from '../../../adapters/provider-fault.ts';
import { noteRefusedShare } from '../failed-refunds.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { refundPart } from './refund.ts';

const MAX_REFUNDS = 100;

const MAX_DAYS_MS = 30 * 24 * 60 * 60_000;

// Refused now, and perhaps taken later.
const PASSING = new Set(['charge_disputed', 'lock_timeout', 'balance_insufficient']);

/** False = not yet: the clock asks again. What is refused for good, or for a month, is the desk's. Throws `database-down`. */
export async function sendLessonRefund(money: ProviderScope, refund: LessonRefund): Promise<boolean> {
  const { purchaseId, lessonId, grosze, askedAt } = refund;
  try {
    const { data } = await orProviderDown(
      money.stripe.refunds.list({ payment_intent: purchaseId, limit: MAX_REFUNDS }),
    );
    const isSent = data.some(
      ({ metadata, status }) =>
        metadata?.['lesson'] === lessonId && status !== 'failed' && status !== 'canceled',
    );
    if (!isSent) await refundPart(money, purchaseId, { lesson: lessonId, grosze, askedAt });
    await noteLessonRefund(money.db, refund, money.now);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!isForGood(error) && money.now - askedAt < MAX_DAYS_MS) return false;
    await noteRefusedShare(money, refund);
    return true;
  }
}

function isForGood({ cause }: AppError): boolean {
  return isRefused(cause) && !PASSING.has(faultCode(cause) ?? '');
}
