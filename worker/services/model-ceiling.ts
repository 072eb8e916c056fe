// Whether the model rests until the month is over, asked before anything of the person's is taken (docs/operations.md 'Cost of the model').
import { spentInMonth } from '#db/queries/operator/model-calls.ts';
import { hasRoomFor } from '#domain/model-cost/ceiling.ts';
import { monthInPoland } from '#domain/model-cost/month.ts';
import { mostItCosts } from '#domain/model-cost/prices.ts';
import type { RequestScope } from '../scope.ts';

type Next = { model: string; maxOutputTokens: number };

/** Joins the request's round trip, and asks nothing where there is no ceiling. Of the prompt nothing is known yet: the call's start knows. */
export async function modelRests(
  { config, batch, now }: RequestScope,
  { model, maxOutputTokens }: Next,
): Promise<boolean> {
  const limitMicro = config.gemini?.monthlyLimitMicro ?? null;
  if (limitMicro === null) return false;
  const [month] = await batch.ask((db) => spentInMonth(db, monthInPoland(now)));
  const price = config.gemini?.prices.get(model) ?? null;
  const nextMicro = mostItCosts(price, { bytes: 0, maxOutputTokens });
  return !hasRoomFor({ spentMicro: month?.micro ?? 0, nextMicro, limitMicro });
}
