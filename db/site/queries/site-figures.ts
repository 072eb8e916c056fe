// What the clock has counted for public pages.
import { inArray } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { siteFigures } from '../../desk/schema/observability.ts';

export function siteFiguresOf(db: Database, names: readonly (typeof siteFigures.$inferSelect)['name'][]) {
  return db
    .select()
    .from(siteFigures)
    .where(inArray(siteFigures.name, [...names]));
}
