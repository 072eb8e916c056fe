// Whether the model rests until the month is over, asked before anything of the person's is taken (docs/operations.md 'Cost of the model').
import { spentInMonth, type Ceiling } from '#db/queries/operator/model-calls.ts';
import { hasRoomFor } from '#domain/model-cost/ceiling.ts';
import { monthInPoland } from '#domain/model-cost/month.ts';
import { mostItCosts } from '#domain/model-cost/prices.ts';
import type { RequestScope } from '../scope.ts';

type Next = { model: string; maxOutputTokens: number };

/** What a guard asks of the month before the call; null = there is no ceiling. Of the prompt nothing is known yet: the call's start knows. */
export function ceilingBefore(
  { config, now }: Pick<RequestScope, 'config' | 'now'>,
  { model, maxOutputTokens }: Next,
): Ceiling | null {
  const limitMicro = config.gemini?.monthlyLimitMicro ?? null;
  if (limitMicro === null) return null;
  const price = config.gemini?.prices.get(model) ?? null;
  // Without a price, which the configuration refuses, nothing fits.
  const nextMicro = mostItCosts(price, { bytes: 0, maxOutputTokens }) ?? limitMicro + 1;
  return { month: monthInPoland(now), nextMicro, limitMicro };
}

/** Joins the request's round trip, and asks nothing where there is no ceiling. */
export async function modelRests(scope: RequestScope, next: Next): Promise<boolean> {
  const ceiling = ceilingBefore(scope, next);
  if (ceiling === null) return false;
  const [month] = await scope.batch.ask((db) => spentInMonth(db, ceiling.month));
  return !hasRoomFor({ ...ceiling, spentMicro: month?.micro ?? 0 });
}
