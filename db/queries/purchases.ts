// Reads of what a person has bought.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { purchases } from '../schema/purchases.ts';
import { personOf, type SessionRef } from '../session-ref.ts';

const MAX_PURCHASES = 100;

/** The person's courses, the latest first. */
export function ownedCourses(db: Database, session: SessionRef) {
  return db
    .select({ course_id: purchases.course_id, bought_at: purchases.bought_at })
    .from(purchases)
    .where(and(eq(purchases.user_id, personOf(session)), isNull(purchases.withdrawn_at)))
    .orderBy(desc(purchases.bought_at))
    .limit(MAX_PURCHASES);
}

/** A row if the person has this course. */
export function ownership(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({ bought_at: purchases.bought_at })
    .from(purchases)
    .where(
      and(
        eq(purchases.user_id, personOf(session)),
        eq(purchases.course_id, courseId),
        isNull(purchases.withdrawn_at),
      ),
    )
    .limit(1);
}
