// Whether the model rests for somebody until a day, asked before anything of theirs is taken (docs/operations.md 'Cost of the model'), and the
// count of what a request then asks of it.
import { budgetsOf, fullBudget, type Budget, type Payer } from '#domain/desk/model-cost/shares.ts';
import { mostItCosts } from '#domain/desk/model-cost/prices.ts';
import type { RequestScope } from '../../scope.ts';
import { mustConfirmEmail } from '../account/unconfirmed.ts';
import type { AccountState } from '../account/state.ts';
import type { ModelCalls } from '../../adapters/gemini.ts';
import type { GeminiConfig } from '../../config.ts';
import { countedCalls } from '../../model-calls.ts';

type Next = { model: string; maxOutputTokens: number };

/** What a guard asks before the call; of the prompt nothing is known yet: the call's start knows. */
type Ceiling = { free: Budget[]; unconfirmed: Budget[]; nextMicro: number | null };

/** Null = there is none. */
export function ceilingBefore(
  { config, now }: Pick<RequestScope, 'config' | 'now'>,
  { model, maxOutputTokens }: Next,
): Ceiling | null {
  const limitMicro = config.gemini?.monthlyLimitMicro ?? null;
  if (limitMicro === null) return null;
  const price = config.gemini?.prices.get(model) ?? null;
  const nextMicro = mostItCosts(price, { bytes: 0, maxOutputTokens });
  return {
    free: budgetsOf('free', now, limitMicro),
    unconfirmed: budgetsOf('unconfirmed', now, limitMicro),
    nextMicro,
  };
}

export function payerOf(config: RequestScope['config'], accountState: AccountState): Payer {
  if (accountState.plan !== 'free') return 'paid';
  return mustConfirmEmail(config, accountState) ? 'unconfirmed' : 'free';
}

/** What this person waits for; null = nothing. `rows`: what was spent in the unconfirmed one's budgets, which are all. */
export function waitFor(
  { config }: Pick<RequestScope, 'config'>,
  accountState: AccountState,
  { ceiling, rows }: { ceiling: Ceiling | null; rows: readonly { month: string; micro: number }[] },
): Budget | null {
  const payer = payerOf(config, accountState);
  if (ceiling === null || payer === 'paid' || payer === 'operator') return null;
  return fullBudget(
    ceiling[payer],
    new Map(rows.map(({ month, micro }) => [month, micro])),
    ceiling.nextMicro,
  );
}

/** Calls of this request, counted. `subject`: as `countedCalls` has it. */
export function callsOf(
  scope: RequestScope,
  config: GeminiConfig,
  { payer, subject = null }: { payer: Payer; subject?: string | null },
): ModelCalls {
  const waitUntil = (work: Promise<unknown>) => scope.waitUntil(work);
  return countedCalls({ config, db: scope.writes(), subject, payer, clock: Date.now, waitUntil });
}
