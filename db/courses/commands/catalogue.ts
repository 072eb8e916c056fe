// What the clock counts of courses and notes of their prices (docs/decisions.md 'Ratings, best-sellers and reductions'). Each may be repeated.
import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseFigures, coursePrices } from '../schema/catalogue.ts';
import { WORDS_A_MINUTE } from '#domain/courses/lessons/lesson.ts';
import { courseStructures, lessons } from '../schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { courseReviews } from '../schema/reviews.ts';

/** What was bought since then (epoch ms), without what was paid back; and the ratings, of which some may have gone with an account. */
export async function countCourses(db: Database, since: number): Promise<void> {
  await db.batch([
    db.update(courseFigures).set({ sold: 0 }).where(gt(courseFigures.sold, 0)),
    db.run(sql`INSERT INTO ${courseFigures} (course_id, sold)
      SELECT course_id, count(*) FROM ${purchases}
      WHERE bought_at > ${since} AND withdrawn_at IS NULL AND withdrawal_asked_at IS NULL GROUP BY course_id
      ON CONFLICT (course_id) DO UPDATE SET sold = excluded.sold`),
    db.run(sql`INSERT INTO ${courseFigures} (course_id, ratings, stars)
      SELECT course_figures.course_id, count(stars_of.stars), coalesce(sum(stars_of.stars), 0) FROM ${courseFigures}
      LEFT JOIN ${courseReviews} AS stars_of
        ON stars_of.course_id = course_figures.course_id AND stars_of.hidden_at IS NULL
      WHERE true GROUP BY course_figures.course_id
      ON CONFLICT (course_id) DO UPDATE SET ratings = excluded.ratings, stars = excluded.stars`),
  ]);
}

/** What each course takes of which every lesson can be read, as its lessons say (domain/courses/structure/lesson-times.ts). */
export async function timeCourses(db: Database): Promise<void> {
  const none = { lessons: 0, reading_minutes: 0, exercise_minutes: 0 };
  await db.batch([
    db.update(courseFigures).set(none).where(gt(courseFigures.lessons, 0)),
    db.run(sql`INSERT INTO ${courseFigures} (course_id, lessons, reading_minutes, exercise_minutes)
      SELECT structure.course_id, count(*), sum(CAST((written.words + ${WORDS_A_MINUTE - 1}) / ${WORDS_A_MINUTE} AS INTEGER)),
        sum(coalesce(CASE WHEN json_valid(written.practice) THEN json_extract(written.practice, '$.exercise.minutes') END, 0))
      FROM ${courseStructures} AS structure, json_each(structure.structure, '$.modules') AS module,
        json_each(module.value, '$.lessons') AS lesson
      LEFT JOIN ${lessons} AS written ON written.course_id = structure.course_id
        AND written.lesson_id = json_extract(lesson.value, '$.id') AND written.state = 'ready'
      WHERE true GROUP BY structure.course_id HAVING count(*) = count(written.lesson_id)
      ON CONFLICT (course_id) DO UPDATE SET lessons = excluded.lessons,
        reading_minutes = excluded.reading_minutes, exercise_minutes = excluded.exercise_minutes`),
  ]);
}

/** A row for each price (in grosze, by course) that isn't the one noted last. */
export function notePrices(db: Database, prices: Readonly<Record<string, number>>, now: number) {
  return db.run(sql`INSERT INTO ${coursePrices} (course_id, asked_from, price_grosze)
    SELECT asked.key, ${now}, asked.value FROM json_each(${JSON.stringify(prices)}) AS asked
    WHERE asked.value IS NOT (SELECT price_grosze FROM ${coursePrices} WHERE course_id = asked.key
      ORDER BY asked_from DESC LIMIT 1)
    ON CONFLICT DO NOTHING`);
}

type Reduction = { courseId: string; priceGrosze: number; struckGrosze: number; lowestGrosze: number };

/** These and no others. */
export async function keepReductions(db: Database, reductions: readonly Reduction[]): Promise<void> {
  const none = { reduced_grosze: null, struck_grosze: null, lowest_grosze: null };
  const rows = reductions.map(({ courseId, priceGrosze, struckGrosze, lowestGrosze }) => ({
    course_id: courseId,
    reduced_grosze: priceGrosze,
    struck_grosze: struckGrosze,
    lowest_grosze: lowestGrosze,
  }));
  await db.batch([
    db
      .update(courseFigures)
      .set(none)
      .where(and(gt(courseFigures.course_id, ''), isNotNull(courseFigures.reduced_grosze))),
    ...rows.map((row) =>
      db.insert(courseFigures).values(row).onConflictDoUpdate({ target: courseFigures.course_id, set: row }),
    ),
  ]);
}
