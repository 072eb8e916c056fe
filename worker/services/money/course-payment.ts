// A course's payment as it stands at the provider, brought into our records.
import type { HandledEvent } from '#db/commands/stripe-events.ts';
import type { MoneyScope } from './money-scope.ts';

/** What was told about: a Checkout Session, or a payment (refunded, disputed). */
export type CoursePayment = { checkoutId: string } | { paymentIntentId: string };

/** Also called for payments that are none of a course: those are left alone. `event`: for the row in stripe_events; null = somebody else writes it. */
export async function syncCoursePayment(
  _scope: MoneyScope,
  _payment: CoursePayment,
  _event: HandledEvent | null,
): Promise<void> {}
