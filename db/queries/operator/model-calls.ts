// What the model's calls cost (db/schema/model-calls.ts).
import { eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { modelCalls, modelMonths } from '../../schema/model-calls.ts';

/** What the calls of a month ('2026-11') cost, those in flight at the most that they can. No row = none was priced. */
export function spentInMonth(db: Database, month: string) {
  return db.select({ micro: modelMonths.micro }).from(modelMonths).where(eq(modelMonths.month, month));
}

export function callsOf(db: Database, subject: string) {
  return db.select().from(modelCalls).where(eq(modelCalls.subject, subject)).orderBy(modelCalls.started_at);
}
