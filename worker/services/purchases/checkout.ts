// The way to a course: the provider's page (decisions.md 'Course purchase').
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../services.ts';
import { moneyScope } from '../money/money-scope.ts';

/** `sessionId` null = the fallback payment link: the provider's own call failed. */
export type CourseCheckout = { url: string; sessionId: string | null };

/** As the call of the specification has it. Checked, and never followed. */
export type CheckoutWish = {
  userId?: string | undefined;
  successUrl?: string | undefined;
  cancelUrl?: string | undefined;
};

export async function startCourseCheckout(
  scope: RequestScope,
  _courseId: string,
  _wish: CheckoutWish,
): Promise<CourseCheckout> {
  await moneyScope(scope);
  throw appError('payment-down');
}
