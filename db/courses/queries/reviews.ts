// Reads of buyers' reviews: what everybody sees of a course, what a person wrote and may write, and what the operator looks at.
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { courseStructures, lessonProgress } from '../schema/lessons.ts';
import { courseReviews } from '../schema/reviews.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { isDelivered } from '../../payments/queries/delivered.ts';

/** The latest ones that aren't hidden. */
export function shownReviews(db: Database, courseId: string, limit: number) {
  return db
    .select({
      id: courseReviews.id,
      stars: courseReviews.stars,
      text: courseReviews.text,
      written_at: courseReviews.written_at,
      changed_at: courseReviews.changed_at,
    })
    .from(courseReviews)
    .where(and(eq(courseReviews.course_id, courseId), isNull(courseReviews.hidden_at)))
    .orderBy(desc(courseReviews.written_at))
    .limit(limit);
}

/** Of all that aren't hidden; always one row. */
export function ratingOfCourse(db: Database, courseId: string) {
  return db
    .select({ ratings: count(), stars: sql<number>`coalesce(sum(${courseReviews.stars}), 0)` })
    .from(courseReviews)
    .where(and(eq(courseReviews.course_id, courseId), isNull(courseReviews.hidden_at)));
}

/** At most one row. */
export function ownReview(db: Database, session: SessionRef, courseId: string) {
  return db
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.user_id, personOf(session)), eq(courseReviews.course_id, courseId)));
}

/** How many lessons were delivered to the person and opened, of how many (0 = there is no structure). Always one row. */
export function readingOf(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({
      opened: count(),
      lessons: sql<number>`coalesce((SELECT json_extract(structure, '$.lessonCount') FROM ${courseStructures} WHERE course_id = ${courseId}), 0)`,
    })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.user_id, personOf(session)),
        eq(lessonProgress.course_id, courseId),
        isDelivered(session, courseId, sql`${lessonProgress.lesson_id}`),
      ),
    );
}

/** A review with its author's address: at most one row. */
export function reviewWithAuthor(db: Database, id: string) {
  return db
    .select({
      courseId: courseReviews.course_id,
      stars: courseReviews.stars,
      text: courseReviews.text,
      hiddenAt: courseReviews.hidden_at,
      personId: profiles.id,
      email: profiles.email,
    })
    .from(courseReviews)
    .innerJoin(profiles, eq(profiles.id, courseReviews.user_id))
    .where(eq(courseReviews.id, id));
}
