// Who keeps count of what the model is asked (docs/operations.md 'Cost of the model'). With a ceiling the count comes first, and a call that
// might cross it isn't made; without one nobody waits for the count.
import { beginCall, endCall, type NewCall } from '#db/desk/commands/model-calls.ts';
import type { Database } from '#db/client.ts';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { costMicro, halved, mostItCosts, type Tokens } from '#domain/desk/model-cost/prices.ts';
import { budgetsOf, fullBudget, waitSentence, type Payer } from '#domain/desk/model-cost/shares.ts';
import { ModelFault, type CallEnd, type ModelCalls, type ModelRequest } from './adapters/gemini.ts';
import type { GeminiConfig } from './config.ts';
import { logError } from './log.ts';

type CountWays = {
  config: Pick<GeminiConfig, 'prices' | 'monthlyLimitMicro' | 'tier'>;
  /** Null = there is none: nothing is counted, and under a ceiling nothing is asked. */
  db: Database | null;
  /** The run, course, or course and lesson that the calls are for; null = nobody is to know, as of a reading. */
  subject: string | null;
  payer: Payer;
  clock: () => number;
  /** Keeps what is written behind the reply going. */
  waitUntil: (work: Promise<unknown>) => void;
};

export function countedCalls(ways: CountWays): ModelCalls {
  return { begin: (request) => begin(ways, request) };
}

async function begin(
  { config, db, subject, payer, clock, waitUntil }: CountWays,
  request: ModelRequest,
): Promise<(end: CallEnd) => void> {
  const { model, purpose } = request;
  const { prices, monthlyLimitMicro: limitMicro, tier } = config;
  const listed = prices.get(model) ?? null;
  const price = tier === 'flex' ? halved(listed) : listed;
  const startedAt = clock();
  const budgets = budgetsOf(payer, startedAt, limitMicro);
  const { maxOutputTokens } = request.settings;
  const reservedMicro = mostItCosts(price, { bytes: bytesOf(request), maxOutputTokens });
  const id = crypto.randomUUID();
  const call: NewCall = { id, purpose, subject, model, startedAt, reservedMicro, budgets };
  const begun = db === null ? Promise.resolve('not-counted' as const) : counted(db, call);
  // Who pays waits for no count.
  if (budgets.some((budget) => budget.limitMicro !== null)) refuseUnless(await begun, purpose);
  return ({ tokens, outcome, isFree }) => {
    const ending = async () => {
      if (db === null || (await begun) !== 'begun') return;
      const known = isFree ? NO_TOKENS : tokens;
      await endCall(db, {
        id,
        budgets,
        outcome,
        inputTokens: known?.input ?? null,
        outputTokens: known?.output ?? null,
        costMicro: known === null ? null : costMicro(price, known),
        endedAt: clock(),
      });
    };
    waitUntil(ending().catch((error: unknown) => logError('model-calls', error, { purpose })));
  };
}

const NO_TOKENS: Tokens = { input: 0, output: 0 };

/** Else what it waits for, or null where that isn't a day. */
type Begun = 'begun' | 'not-counted' | { sentence: string | null };

async function counted(db: Database, call: NewCall): Promise<Begun> {
  try {
    const { begun, spent } = await beginCall(db, call);
    if (begun) return 'begun';
    const full = fullBudget(call.budgets, spent, call.reservedMicro);
    return { sentence: full === null ? null : waitSentence(full) };
  } catch (error) {
    logError('model-calls', error, { purpose: call.purpose });
    return 'not-counted';
  }
}

function refuseUnless(begun: Begun, purpose: ModelRequest['purpose']): void {
  if (begun === 'begun') return;
  if (purpose !== 'analysis')
    throw new ModelFault(begun === 'not-counted' ? WRITING_FAILURES.lost : WRITING_FAILURES.rests);
  if (begun === 'not-counted') throw new ModelFault(FAILURES.lost);
  throw new ModelFault({ ...FAILURES.rests, sentence: begun.sentence ?? FAILURES.rests.sentence });
}

function bytesOf({ prompt, settings }: ModelRequest): number {
  const schema = JSON.stringify(settings.responseJsonSchema ?? null);
  return new TextEncoder().encode(`${prompt.system}${prompt.user}${schema}`).length;
}
