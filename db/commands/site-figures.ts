// Counts what public pages tell about the service (db/schema/observability.ts). One statement, and it may be repeated.
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { runs } from '../schema/analyses.ts';
import { siteFigures } from '../schema/observability.ts';

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
