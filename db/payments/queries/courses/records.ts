// What we hold about one payment of a course.
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { lessonsRead } from '#domain/courses/authorship.ts';
import type { Database } from '../../../client.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { READ_LESSONS } from '../../../courses/queries/catalogue.ts';
import { courseStructures } from '../../../courses/schema/lessons.ts';
import { openOrders } from '../../schema/orders.ts';
import { isOpen } from './owned.ts';
import { purchases, unmatchedPayments } from '../../schema/courses.ts';
import { failedRefunds } from '../../schema/refunds.ts';

type NamedPayment = { paymentId: string; personId: string; courseId: string };

export function courseItem(courseId: string): string {
  return `course:${courseId}`;
}

/** The id of a share that the provider refused for good: it has no refund there. */
export function refusedShareId(paymentId: string, lessonId: string): string {
  return `lesson:${paymentId}:${lessonId}`;
}

/** A statement: what of a payment the provider refused to send back, so that the desk pays it. */
function refusedShares(db: Database, paymentId: string) {
  return (
    db
      .select({ grosze: sql<number>`coalesce(sum(${failedRefunds.amount_grosze}), 0)` })
      .from(failedRefunds)
      // ';' comes after ':'.
      .where(
        and(
          gte(failedRefunds.id, refusedShareId(paymentId, '')),
          lt(failedRefunds.id, `lesson:${paymentId};`),
        ),
      )
  );
}

/** Null = no such purchase. */
export async function refusedOfPurchase(db: Database, paymentId: string) {
  const [[bought], [refused]] = await db.batch([
    db.select({ paid: purchases.amount_grosze }).from(purchases).where(eq(purchases.id, paymentId)),
    refusedShares(db, paymentId),
  ]);
  return bought === undefined ? null : { paidGrosze: bought.paid, refusedGrosze: refused?.grosze ?? 0 };
}

/** In one round trip. An id that nobody has is no error: it finds nothing. */
export async function coursePaymentRecords(db: Database, { paymentId, personId, courseId }: NamedPayment) {
  const [[purchase], [buyer], [other], [order], [aside], [course], [refused]] = await db.batch([
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
    db.select(READ_LESSONS).from(courseStructures).where(eq(courseStructures.course_id, courseId)),
    refusedShares(db, paymentId),
  ]);
  return {
    purchase: purchase ?? null,
    buyer: buyer ?? null,
    ownsByAnother: other !== undefined,
    order: order ?? null,
    isAside: aside !== undefined,
    read: course === undefined ? undefined : lessonsRead(course),
    /** Shares that only the desk can pay. */
    refusedGrosze: refused?.grosze ?? 0,
  };
}

export type CoursePaymentRecords = Awaited<ReturnType<typeof coursePaymentRecords>>;
