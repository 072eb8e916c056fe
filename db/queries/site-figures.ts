// What the clock has counted for public pages.
import type { Database } from '../client.ts';
import { siteFigures } from '../schema/observability.ts';

export function allSiteFigures(db: Database) {
  return db.select().from(siteFigures);
}
