// The night's: stores the figures of the days before. May run twice, and makes up for nights that did not come.
import { storeDay } from '#db/desk/commands/daily-figures.ts';
import type { Database } from '#db/client.ts';
import { daysToCount } from '#domain/desk/figures.ts';

export async function countDays({ db, now }: { db: Database; now: number }): Promise<void> {
  for (const { day, ...span } of daysToCount(now)) await storeDay(db, day, span);
}
