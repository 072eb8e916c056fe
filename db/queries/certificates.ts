// Reads of certificates: the owner's own, and the one that anybody may check by its number.
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { certificates } from '../schema/certificates.ts';
import { courseStructures } from '../schema/lessons.ts';
import { purchases } from '../schema/payments/courses.ts';
import { personOf, type SessionRef } from '../session-ref.ts';
import { isOpen, readableBy } from './payments/courses/owned.ts';

const WITH_CHECK = {
  ...getTableColumns(certificates),
  /** When the course was released as read, as it is now; null = it isn't. */
  checked_at: sql<number | null>`(SELECT ${courseStructures.checked_at} FROM ${courseStructures}
    WHERE ${courseStructures.course_id} = ${certificates.course_id})`,
};

/** At most one row. */
export function ownCertificate(db: Database, session: SessionRef, courseId: string) {
  return db
    .select(WITH_CHECK)
    .from(certificates)
    .where(
      and(
        eq(certificates.user_id, personOf(session)),
        eq(certificates.course_id, courseId),
        readableBy(session, courseId),
      ),
    );
}

/** At most one row. Turned off, or of a course that was paid back: none. */
export function certificateToCheck(db: Database, number: string) {
  const stillBought = sql`EXISTS (SELECT 1 FROM ${purchases}
    WHERE ${purchases.user_id} = ${certificates.user_id} AND ${purchases.course_id} = ${certificates.course_id} AND ${isOpen})`;
  return db
    .select(WITH_CHECK)
    .from(certificates)
    .where(and(eq(certificates.number, number), isNull(certificates.hidden_at), stillBought));
}
