// The life of a call of the model (db/desk/schema/model-calls.ts). What it may cost is set aside before it is made, and corrected when it is
// known: of two that begin at once only what fits under the ceiling does.
import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import type { Budget } from '#domain/desk/model-cost/shares.ts';
import type { Database } from '../../client.ts';
import { fitsInto, spentOf } from '../queries/model-calls.ts';
import { modelCalls, modelMonths } from '../schema/model-calls.ts';

export type NewCall = {
  id: string;
  purpose: (typeof modelCalls.$inferSelect)['purpose'];
  subject: string | null;
  model: string;
  startedAt: number;
  /** The most it can cost; null = no price. */
  reservedMicro: number | null;
  /** What it counts in, as of `startedAt`. */
  budgets: readonly Budget[];
};

/** `begun` false = it would cross one of its budgets, and nothing was set aside. Must not be repeated with the same id. */
export async function beginCall(
  db: Database,
  call: NewCall,
): Promise<{ begun: boolean; spent: Map<string, number> }> {
  const { id, purpose, subject, model, startedAt, reservedMicro, budgets } = call;
  const fits = fitsInto(budgets, reservedMicro);
  const isThere = sql`EXISTS (SELECT 1 FROM ${modelCalls} WHERE id = ${id})`;
  const counted = budgets.map(({ name }) =>
    db.run(sql`INSERT INTO ${modelMonths} (month, micro) SELECT ${name}, ${reservedMicro ?? 0} WHERE ${isThere}
      ON CONFLICT (month) DO UPDATE SET micro = micro + excluded.micro`),
  );
  const [spent, begun] = await db.batch([
    spentOf(db, budgets),
    db.run(sql`INSERT INTO ${modelCalls} (id, purpose, subject, model, started_at, reserved_micro)
      SELECT ${id}, ${purpose}, ${subject}, ${model}, ${startedAt}, ${reservedMicro} WHERE ${fits}`),
    ...counted,
  ]);
  return {
    begun: begun.rowsAffected === 1,
    spent: new Map(spent.map(({ month, micro }) => [month, micro])),
  };
}

type EndedCall = {
  id: string;
  budgets: readonly Budget[];
  outcome: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Null = not known: what was set aside counts as spent. */
  costMicro: number | null;
  endedAt: number;
};

/** May be repeated. */
export async function endCall(db: Database, call: EndedCall): Promise<void> {
  const { id, budgets, outcome, inputTokens, outputTokens, costMicro, endedAt } = call;
  const reserved = sql`(SELECT reserved_micro FROM ${modelCalls} WHERE id = ${id} AND ended_at IS NULL)`;
  await db.batch([
    db.run(
      sql`UPDATE ${modelMonths} SET micro = micro + coalesce(${costMicro} - ${reserved}, 0) WHERE ${inArray(
        modelMonths.month,
        budgets.map(({ name }) => name),
      )}`,
    ),
    db
      .update(modelCalls)
      .set({
        ended_at: endedAt,
        outcome,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        cost_micro: costMicro,
      })
      .where(and(sql`${modelCalls.id} = ${id}`, isNull(modelCalls.ended_at))),
  ]);
}

/** A statement for a batch: from then on no call names this. */
export function forgetSubject(db: Database, subject: string) {
  return db.run(sql`UPDATE ${modelCalls} SET subject = NULL WHERE subject = ${subject}`);
}

/** Of the person who died while it waited. What was set aside stays spent: nobody knows better. */
export async function closeCalls(
  db: Database,
  { before, now }: { before: number; now: number },
): Promise<void> {
  await db
    .update(modelCalls)
    .set({ ended_at: now, outcome: 'run-lost' })
    .where(and(isNull(modelCalls.ended_at), lte(modelCalls.started_at, before)));
}

export async function deleteCalls(db: Database, before: number): Promise<void> {
  await db.batch([
    db.delete(modelCalls).where(lte(modelCalls.started_at, before)),
    // Of a day; months stay.
    db.delete(modelMonths).where(sql`month GLOB '????-??-??/*' AND month < ${dayInPoland(before)}`),
  ]);
}
