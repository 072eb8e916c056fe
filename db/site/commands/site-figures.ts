// Counts what public pages tell about the service (db/desk/schema/observability.ts). Each may be repeated.
import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { careerAnalyses, runs } from '../../advice/schema/analyses.ts';
import { courseStructures, lessonProgress } from '../../courses/schema/lessons.ts';
import { siteFigures } from '../../desk/schema/observability.ts';
import { stepMarks } from '../../advice/schema/steps.ts';

/** `since` and `now` in epoch ms. A run that has not ended is neither. */
export async function countRuns(db: Database, { since, now }: { since: number; now: number }): Promise<void> {
  const ended = sql`FROM ${runs} WHERE ended_at > ${since} AND ended_at IS NOT NULL`;
  await db.run(sql`INSERT INTO ${siteFigures} (name, value, counted_at)
    SELECT name, value, ${now} FROM (
      SELECT 'runs_ended' AS name, count(*) AS value ${ended}
      UNION ALL SELECT 'runs_given_back', count(*) ${ended} AND outcome <> 'done'
    ) WHERE true
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, counted_at = excluded.counted_at`);
}

/** What the landing page may tell: domain/site/landing/figures.ts says from which number on. */
export async function countPeople(db: Database, now: number): Promise<void> {
  await db.run(sql`INSERT INTO ${siteFigures} (name, value, counted_at)
    SELECT name, value, ${now} FROM (
      SELECT 'people_analysed' AS name, count(DISTINCT user_id) AS value FROM ${careerAnalyses}
      UNION ALL SELECT 'steps_walked', count(*) FROM ${stepMarks} WHERE done_at IS NOT NULL
      UNION ALL SELECT 'courses_finished', count(*) FROM (
        SELECT 1 FROM ${lessonProgress} AS read
        JOIN ${courseStructures} AS plan ON plan.course_id = read.course_id
        GROUP BY read.user_id, read.course_id
        HAVING count(read.done_at) >= max(json_extract(plan.structure, '$.lessonCount'))
      )
    ) WHERE true
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, counted_at = excluded.counted_at`);
}
