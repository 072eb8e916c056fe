// What we hold about one payment of a course.
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { profiles } from '../../../schema/accounts.ts';
import { courseStructures } from '../../../schema/lessons.ts';
import { openOrders } from '../../../schema/payments/orders.ts';
import { isOpen } from './owned.ts';
import { purchases, unmatchedPayments } from '../../../schema/payments/courses.ts';

export type NamedPayment = { paymentId: string; personId: string; courseId: string };

export function courseItem(courseId: string): string {
  return `course:${courseId}`;
}

/** In one round trip. An id that nobody has is no error: it finds nothing. */
export async function coursePaymentRecords(db: Database, { paymentId, personId, courseId }: NamedPayment) {
  const [[purchase], [buyer], [other], [order], [aside], [course]] = await db.batch([
    db.select().from(purchases).where(eq(purchases.id, paymentId)),
    db.select({ id: profiles.id, email: profiles.email }).from(profiles).where(eq(profiles.id, personId)),
    db
      .select({ id: purchases.id })
      .from(purchases)
      .where(
        and(
          eq(purchases.user_id, personId),
          eq(purchases.course_id, courseId),
          isOpen,
          ne(purchases.id, paymentId),
        ),
      )
      .limit(1),
    db
      .select({ consentedAt: openOrders.consented_at })
      .from(openOrders)
      .where(and(eq(openOrders.user_id, personId), eq(openOrders.item, courseItem(courseId)))),
    db
      .select({ id: unmatchedPayments.id })
      .from(unmatchedPayments)
      .where(eq(unmatchedPayments.id, paymentId)),
    db
      .select({ checkedAt: courseStructures.checked_at })
      .from(courseStructures)
      .where(eq(courseStructures.course_id, courseId)),
  ]);
  return {
    purchase: purchase ?? null,
    buyer: buyer ?? null,
    ownsByAnother: other !== undefined,
    order: order ?? null,
    isAside: aside !== undefined,
    /** When the course was released as read; null = it isn't. */
    checkedAt: course?.checkedAt ?? null,
  };
}

export type CoursePaymentRecords = Awaited<ReturnType<typeof coursePaymentRecords>>;
