// The life of a call of the model (db/schema/model-calls.ts). What it may cost is set aside before it is made, and corrected when it is
// known: of two that begin at once only what fits under the ceiling does.
import { and, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { modelCalls, modelMonths } from '../../schema/model-calls.ts';

export type NewCall = {
  id: string;
  purpose: (typeof modelCalls.$inferSelect)['purpose'];
  subject: string | null;
  model: string;
  startedAt: number;
  /** Of `startedAt`, in Poland. */
  month: string;
  /** The most it can cost; null = no price. */
  reservedMicro: number | null;
  /** Of the month; null = no ceiling. */
  limitMicro: number | null;
};

/** False = it would cross the month's ceiling, and nothing was set aside. Must not be repeated with the same id. */
export async function beginCall(db: Database, call: NewCall): Promise<boolean> {
  const { id, purpose, subject, model, startedAt, month, reservedMicro, limitMicro } = call;
  const spent = sql`coalesce((SELECT micro FROM ${modelMonths} WHERE month = ${month}), 0)`;
  const fits = limitMicro === null ? sql`1` : sql`${spent} + ${reservedMicro} <= ${limitMicro}`;
  const isThere = sql`EXISTS (SELECT 1 FROM ${modelCalls} WHERE id = ${id})`;
  const [, , begun] = await db.batch([
    db.run(sql`INSERT INTO ${modelCalls} (id, purpose, subject, model, started_at, reserved_micro)
      SELECT ${id}, ${purpose}, ${subject}, ${model}, ${startedAt}, ${reservedMicro} WHERE ${fits}`),
    db.run(sql`INSERT INTO ${modelMonths} (month, micro) SELECT ${month}, ${reservedMicro ?? 0} WHERE ${isThere}
      ON CONFLICT (month) DO UPDATE SET micro = micro + excluded.micro`),
    db
      .select({ id: modelCalls.id })
      .from(modelCalls)
      .where(sql`id = ${id}`),
  ]);
  return begun.length === 1;
}

export type EndedCall = {
  id: string;
  month: string;
  outcome: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Null = not known: what was set aside counts as spent. */
  costMicro: number | null;
  endedAt: number;
};

/** May be repeated. */
export async function endCall(db: Database, call: EndedCall): Promise<void> {
  const { id, month, outcome, inputTokens, outputTokens, costMicro, endedAt } = call;
  const reserved = sql`(SELECT reserved_micro FROM ${modelCalls} WHERE id = ${id} AND ended_at IS NULL)`;
  await db.batch([
    db.run(
      sql`UPDATE ${modelMonths} SET micro = micro + coalesce(${costMicro} - ${reserved}, 0) WHERE month = ${month}`,
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

/** Of whoever died while it waited. What was set aside stays spent: nobody knows better. */
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
  await db.delete(modelCalls).where(lte(modelCalls.started_at, before));
}
