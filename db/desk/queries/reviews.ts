// Buyers' reviews as the desk lists them: all of them, the newest first, or those whose author objects to their hiding, the longest
// waiting first. Nobody's name or address.
import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseReviews } from '../../courses/schema/reviews.ts';

/** A moment and the id of the row that was last shown. */
type ReviewKey = { at: number; id: string };

const SHOWN = {
  id: courseReviews.id,
  courseId: courseReviews.course_id,
  stars: courseReviews.stars,
  text: courseReviews.text,
  writtenAt: courseReviews.written_at,
  changedAt: courseReviews.changed_at,
  hiddenAt: courseReviews.hidden_at,
  hiddenReason: courseReviews.hidden_reason,
  objection: courseReviews.objection,
  objectedAt: courseReviews.objected_at,
  answer: courseReviews.answer,
} as const;

export function newestReviews(db: Database, { after, most }: { after: ReviewKey; most: number }) {
  return db
    .select(SHOWN)
    .from(courseReviews)
    .where(sql`(${courseReviews.written_at}, ${courseReviews.id}) < (${after.at}, ${after.id})`)
    .orderBy(desc(courseReviews.written_at), desc(courseReviews.id))
    .limit(most);
}

export function objectedReviews(db: Database, { after, most }: { after: ReviewKey; most: number }) {
  return db
    .select(SHOWN)
    .from(courseReviews)
    .where(
      and(
        sql`${courseReviews.objected_at} IS NOT NULL`,
        sql`(${courseReviews.objected_at}, ${courseReviews.id}) > (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(asc(courseReviews.objected_at), asc(courseReviews.id))
    .limit(most);
}
