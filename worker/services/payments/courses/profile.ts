// What /profil lists as bought: each course with its price and what is left of the right to withdraw. Part of the page's batch.
import { listCourses } from '#content/catalogue.server.ts';
import { ownPurchases } from '#db/payments/queries/courses/owned.ts';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import { courseWithdrawal, type CourseWithdrawal } from '#domain/payments/withdrawal.ts';
import type { RequestScope } from '../../../scope.ts';
import { orderNumber } from '../order-number.ts';

export type OwnPurchase = {
  orderNumber: string;
  courseId: string;
  /** The id, should the course have left the catalogue. */
  title: string;
  /** ISO 8601. */
  boughtAt: string;
  amountGrosze: number;
  /**
   * 'open': 'Odstąp od umowy' is offered until the end of `withdrawableUntil`. 'pending': declared, the refund is on its way; the
   * same button, pressed again, goes on with it. Else why not: 'opened' (a lesson was), 'too-late', 'withdrawn' (refunded).
   */
  withdrawal: CourseWithdrawal['name'];
  /** '2026-12-04'; null unless open. */
  withdrawableUntil: CalendarDay | null;
};

/** The latest first; null = nobody's session. */
export async function readPurchases(scope: RequestScope): Promise<OwnPurchase[] | null> {
  const { session, batch, now } = scope;
  if (session === null) return null;
  const [accountState, rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownPurchases(db, session)),
  ]);
  if (accountState === null) return null;
  const titles = new Map(listCourses().map(({ id, title }) => [id, title]));
  return rows.map((row) => {
    const withdrawal = courseWithdrawal(row, now);
    return {
      orderNumber: orderNumber(row.id),
      courseId: row.courseId,
      title: titles.get(row.courseId) ?? row.courseId,
      boughtAt: new Date(row.boughtAt).toISOString(),
      amountGrosze: row.amountGrosze,
      withdrawal: withdrawal.name,
      withdrawableUntil: withdrawal.name === 'open' ? withdrawal.until : null,
    };
  });
}
