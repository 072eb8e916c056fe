// The share of a course's price for a lesson that needs work: asked back once, whoever presses how often.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import type { LessonRefund } from '../queries/needs-work.ts';
import { mayRead } from '../../payments/queries/courses/owned.ts';
import { lessons } from '../schema/lessons.ts';
import { lessonRefunds, purchases } from '../../payments/schema/courses.ts';
import type { SessionRef } from '../../session-ref.ts';

type Asked = { courseId: string; lessonId: string; purchaseId: string; grosze: number };

/** What is to be sent; null = it was sent already, or nothing may be had back. */
export async function askShareBack(
  db: Database,
  session: SessionRef,
  { courseId, lessonId, purchaseId, grosze }: Asked,
): Promise<LessonRefund | null> {
  const [, [row]] = await db.batch([
    db.run(sql`INSERT INTO ${lessonRefunds} (purchase_id, lesson_id, user_id, amount_grosze, asked_at)
      SELECT ${purchases.id}, ${lessonId}, ${purchases.user_id}, ${grosze}, ${session.now} FROM ${purchases}
      WHERE ${mayRead(session, courseId)} AND ${purchases.id} = ${purchaseId} AND ${grosze} > 0
      AND EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId}
        AND ${lessons.lesson_id} = ${lessonId} AND ${lessons.state} = 'needs-work')
      ON CONFLICT DO NOTHING`),
    db
      .select({
        grosze: lessonRefunds.amount_grosze,
        askedAt: lessonRefunds.asked_at,
        sentAt: lessonRefunds.sent_at,
      })
      .from(lessonRefunds)
      .where(and(eq(lessonRefunds.purchase_id, purchaseId), eq(lessonRefunds.lesson_id, lessonId))),
  ]);
  if (row === undefined || row.sentAt !== null) return null;
  return { purchaseId, lessonId, grosze: row.grosze, askedAt: row.askedAt };
}

/** A statement: the provider took it, or the desk has it now. */
export function noteLessonRefund(db: Database, { purchaseId, lessonId }: LessonRefund, now: number) {
  return db
    .update(lessonRefunds)
    .set({ sent_at: now })
    .where(
      and(
        eq(lessonRefunds.purchase_id, purchaseId),
        eq(lessonRefunds.lesson_id, lessonId),
        isNull(lessonRefunds.sent_at),
      ),
    );
}
