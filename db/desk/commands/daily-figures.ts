// Stores the figures of a whole day. May be repeated: a day that is counted again has what it is counted to be then.
import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { countedFigures, type Span } from '../queries/figures.ts';
import { dailyFigures } from '../schema/desk.ts';

export async function storeDay(db: Database, day: string, span: Span): Promise<void> {
  await db.batch([
    // A figure that isn't one any more, such as a code whose runs are gone.
    db.delete(dailyFigures).where(sql`${dailyFigures.day} = ${day}`),
    db.run(sql`INSERT INTO ${dailyFigures} (day, name, value)
      SELECT ${day}, name, value FROM (${countedFigures(span)}) AS figures`),
  ]);
}
