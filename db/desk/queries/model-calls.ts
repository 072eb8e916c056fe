// What the model's calls cost (db/desk/schema/model-calls.ts).
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Budget } from '#domain/desk/model-cost/shares.ts';
import type { Database } from '../../client.ts';
import { modelCalls, modelMonths } from '../schema/model-calls.ts';

/** What the calls of a month ('2026-11') cost, those in flight at the most that they can. No row = none was priced. */
export function spentInMonth(db: Database, month: string) {
  return db.select({ micro: modelMonths.micro }).from(modelMonths).where(eq(modelMonths.month, month));
}

/** What counts in these budgets so far; no row = nothing. */
export function spentOf(db: Database, budgets: readonly Budget[]) {
  // Without a ceiling there is none: nothing is looked for under no name.
  const names = budgets.length === 0 ? [''] : budgets.map(({ name }) => name);
  return db.select().from(modelMonths).where(inArray(modelMonths.month, names));
}

/** A condition: the next call fits into each of them. */
export function fitsInto(budgets: readonly Budget[], nextMicro: number | null): SQL {
  const held = budgets.filter(({ limitMicro }) => limitMicro !== null);
  if (held.length === 0) return sql`1`;
  const conditions = held.map(
    ({ name, limitMicro }) =>
      sql`coalesce((SELECT micro FROM ${modelMonths} WHERE month = ${name}), 0) + ${nextMicro} <= ${limitMicro}`,
  );
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

export function callsOf(db: Database, subject: string) {
  return db.select().from(modelCalls).where(eq(modelCalls.subject, subject)).orderBy(modelCalls.started_at);
}
