// A lesson that needs work, as its buyer may act on it, and all of them for the desk.
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseStructures, lessons } from '../schema/lessons.ts';
import { lessonRefunds, purchases } from '../../payments/schema/courses.ts';
import type { SessionRef } from '../../session-ref.ts';
import { mayRead } from '../../payments/queries/courses/owned.ts';
import { lessonTitle } from './lessons.ts';

/** At most one row; none = the lesson is ready, not written, or not theirs. */
export function lessonNeedsWork(
  db: Database,
  session: SessionRef,
  { courseId, lessonId }: { courseId: string; lessonId: string },
) {
  return db
    .select({
      version: lessons.version,
      createdAt: lessons.created_at,
      refusedAt: sql<number>`coalesce(${lessons.refused_at}, ${lessons.created_at})`,
      purchaseId: purchases.id,
      boughtAt: purchases.bought_at,
      paidGrosze: purchases.amount_grosze,
      /** Null = not asked back. */
      askedGrosze: lessonRefunds.amount_grosze,
    })
    .from(lessons)
    .innerJoin(purchases, mayRead(session, courseId))
    .leftJoin(
      lessonRefunds,
      and(eq(lessonRefunds.purchase_id, purchases.id), eq(lessonRefunds.lesson_id, lessons.lesson_id)),
    )
    .where(
      and(eq(lessons.course_id, courseId), eq(lessons.lesson_id, lessonId), eq(lessons.state, 'needs-work')),
    )
    .orderBy(desc(purchases.bought_at))
    .limit(1);
}

/** For the desk: those refused last in front. */
export function lessonsThatNeedWork(db: Database, most: number) {
  return (
    db
      .select({
        courseId: lessons.course_id,
        lessonId: lessons.lesson_id,
        title: lessonTitle(lessons.lesson_id),
        at: sql<number>`coalesce(${lessons.refused_at}, ${lessons.created_at})`,
        why: lessons.refused_why,
      })
      .from(lessons)
      .leftJoin(courseStructures, eq(courseStructures.course_id, lessons.course_id))
      // The word itself: a parameter would keep the index of these few from being used.
      .where(sql`${lessons.state} = 'needs-work'`)
      .orderBy(desc(lessons.refused_at))
      .limit(most)
  );
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** `askedAt`: epoch ms. */
export type LessonRefund = { purchaseId: string; lessonId: string; grosze: number; askedAt: number };

/** Those that the provider hasn't taken yet, the latest first; after a day only at their hour, so that what is stuck holds up nobody. */
export function pendingLessonRefunds(db: Database, now: number, most: number) {
  const isTheirHour = sql`(${lessonRefunds.asked_at} / ${HOUR_MS}) % 24 = ${Math.floor(now / HOUR_MS) % 24}`;
  return db
    .select({
      purchaseId: lessonRefunds.purchase_id,
      lessonId: lessonRefunds.lesson_id,
      grosze: lessonRefunds.amount_grosze,
      askedAt: lessonRefunds.asked_at,
    })
    .from(lessonRefunds)
    .where(and(isNull(lessonRefunds.sent_at), or(gt(lessonRefunds.asked_at, now - DAY_MS), isTheirHour)))
    .orderBy(desc(lessonRefunds.asked_at))
    .limit(most);
}
