// What the model's calls cost (db/schema/model-calls.ts).
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { modelCalls, modelMonths } from '../../schema/model-calls.ts';

/** What the calls of a month ('2026-11') cost, those in flight at the most that they can. No row = none was priced. */
export function spentInMonth(db: Database, month: string) {
  return db.select({ micro: modelMonths.micro }).from(modelMonths).where(eq(modelMonths.month, month));
}

export type Ceiling = { month: string; nextMicro: number; limitMicro: number };

/** A condition: the next call fits under what the month may cost. */
export function underCeiling({ month, nextMicro, limitMicro }: Ceiling): SQL {
  return sql`coalesce((SELECT micro FROM ${modelMonths} WHERE month = ${month}), 0) + ${nextMicro} <= ${limitMicro}`;
}

export function callsOf(db: Database, subject: string) {
  return db.select().from(modelCalls).where(eq(modelCalls.subject, subject)).orderBy(modelCalls.started_at);
}
