// The return from the provider's page: the same work as the webhook's, for the session's own person and course only (docs/faults.md 29,
// 30). Only the session of the person's own open order is asked for, so that made-up ids cost no call.
import { ownership } from '#db/payments/queries/courses/owned.ts';
import { ownOrder } from '#db/payments/queries/open-orders.ts';
import { courseItem } from '#db/payments/queries/courses/records.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '../../../scope.ts';
import { providerScope } from '../provider-scope.ts';
import { syncCourse, type CourseSync } from './sync.ts';

/**
 * 'owned': the course is open, thank the buyer. 'pending': paid by a slow method, or the provider doesn't answer; ask again in a
 * few seconds. 'unpaid': nothing was paid. 'unknown': not this person's, not this course's, made up: show nothing of it.
 */
type PurchaseReturn = 'owned' | 'pending' | 'unpaid' | 'unknown';

const RETURNS: Record<CourseSync, PurchaseReturn> = {
  owned: 'owned',
  waiting: 'pending',
  open: 'unpaid',
  gone: 'unpaid',
  closed: 'unknown',
  aside: 'unknown',
  none: 'unknown',
};

/** Null = nobody's session. Throws `database-down`. */
export async function confirmPurchase(
  scope: RequestScope,
  courseId: string,
  sessionId: string,
): Promise<PurchaseReturn | null> {
  const { session, batch, config } = scope;
  if (session === null) return null;
  const [accountState, owned, [order]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownership(db, session, courseId)),
    batch.ask((db) => ownOrder(db, session, courseItem(courseId))),
  ]);
  if (accountState === null) return null;
  if (owned.length > 0) return 'owned';
  if (order === undefined || config.stripe === null || !isOf(order, sessionId)) return 'unknown';
  const only = { personId: accountState.person.id, courseId };
  try {
    return RETURNS[await syncCourse(await providerScope(scope), { checkoutId: sessionId }, only)];
  } catch (error) {
    if (error instanceof AppError) return 'pending';
    throw error;
  }
}

// An order that went by the payment link has no session that we know of: any that looks like one may be it.
function isOf(order: { checkout_id: string | null }, sessionId: string): boolean {
  if (order.checkout_id !== null) return order.checkout_id === sessionId;
  return /^cs_(test|live)_\w{10,200}$/.test(sessionId);
}
