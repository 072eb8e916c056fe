// What the clock and the writers of reviews have counted of courses, and the prices that were asked.
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { CountedCourse } from '#domain/courses/library/figures.ts';
import type { Database } from '../../client.ts';
import { courseFigures, coursePrices } from '../schema/catalogue.ts';
import { courseStructures, lessons } from '../schema/lessons.ts';

/** One row a course that anybody has rated or bought, that is reduced or written whole. */
export function allCourseFigures(db: Database) {
  // Every id: the index is walked, not the table.
  return db.select().from(courseFigures).where(gt(courseFigures.course_id, ''));
}

/** How many of a course's lessons are marked as read. From `courseStructures`, which may be joined. */
export const READ_LESSONS = {
  // By names of their own: of one table alone the columns would come without it, and each lesson would be of its own course.
  read: sql<number>`(SELECT count(*) FROM ${lessons} AS one WHERE one.course_id = course_structures.course_id AND one.read_at IS NOT NULL)`,
  lastReadAt: sql<
    number | null
  >`(SELECT max(one.read_at) FROM ${lessons} AS one WHERE one.course_id = course_structures.course_id AND one.read_at IS NOT NULL)`,
  lessons: sql<number | null>`json_extract(${courseStructures.structure}, '$.lessonCount')`,
};

/** Of those with a lesson that is; the index knows which, and only their structures are read. */
export function readCourses(db: Database) {
  return db
    .select({ course_id: courseStructures.course_id, ...READ_LESSONS })
    .from(courseStructures)
    .where(
      sql`${courseStructures.course_id} IN (SELECT one.course_id FROM ${lessons} AS one WHERE one.read_at IS NOT NULL AND one.course_id > '')`,
    );
}

export function countedCourse(row: typeof courseFigures.$inferSelect): CountedCourse {
  const { reduced_grosze: price, struck_grosze: struck, lowest_grosze: lowest } = row;
  return {
    courseId: row.course_id,
    ratings: row.ratings,
    stars: row.stars,
    sold: row.sold,
    reduction:
      price === null || struck === null || lowest === null
        ? null
        : { priceGrosze: price, struckGrosze: struck, lowestGrosze: lowest },
    times:
      row.lessons === 0
        ? null
        : {
            lessons: row.lessons,
            readingMinutes: row.reading_minutes,
            exerciseMinutes: row.exercise_minutes,
          },
  };
}

/** Of these courses, each with its oldest first. */
export function askedPrices(db: Database, courseIds: readonly string[]) {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(courseIds)}))`;
  return db
    .select()
    .from(coursePrices)
    .where(inArray(coursePrices.course_id, ids))
    .orderBy(asc(coursePrices.course_id), asc(coursePrices.asked_from));
}
