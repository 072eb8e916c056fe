// A course's payment as it stands at the provider, brought into our records: what the webhook calls.
import { rememberEvent, type HandledEvent } from '#db/payments/commands/stripe-events.ts';
import { syncCourse } from './sync.ts';
import type { PaymentRef } from './read-payment.ts';
import type { ProviderScope } from '../provider-scope.ts';

/**
 * Also called for payments that are none of a course: those are left alone. `event`: for the row in stripe_events, written last, so that
 * what failed half-way is sent again; null = somebody else writes it. Throws `payment-down`, `database-down`.
 */
export async function syncCoursePayment(
  scope: ProviderScope,
  payment: PaymentRef,
  event: HandledEvent | null,
): Promise<void> {
  await syncCourse(scope, payment);
  if (event !== null) await rememberEvent(scope.db, event, scope.now).execute();
}
