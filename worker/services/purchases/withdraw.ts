// 'Odstąp od umowy' of a course (decisions.md 'Withdrawal within 14 days').
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../services.ts';
import { moneyScope } from '../money/money-scope.ts';

/** `declaredAt`: epoch ms, as the receipt says it. */
export type CourseWithdrawn = { courseId: string; title: string; refundGrosze: number; declaredAt: number };

export async function withdrawFromCourse(scope: RequestScope, _courseId: string): Promise<CourseWithdrawn> {
  await moneyScope(scope);
  throw appError('payment-down');
}
