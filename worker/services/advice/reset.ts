// The reset, which makes room for a new analysis, and the deletion of a single one (docs/product.md 'Analysis reset';
// docs/decisions.md 'History', 'Data rights'). Deleting gives nothing back and needs no reset: what costs money, the generations,
// stays counted.
import { appError } from '#domain/platform/messages.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import * as commands from '#db/advice/commands/analyses.ts';
import type { RequestScope } from '../../scope.ts';
import { forgetRun } from './runs.ts';

/**
 * Returns the resets left. With nothing to reset it spends nothing, since the response to an earlier call may have got lost; with
 * none left it refuses, whatever is there (docs/product.md 'Analysis reset'). Throws no-session, run-in-progress, no-resets.
 */
export async function resetAnalysis(scope: RequestScope): Promise<number> {
  const { session, config } = scope;
  if (session === null) throw appError('no-session');
  const order = { resetId: crypto.randomUUID(), premiumPriceIds: config.premiumPriceIds };
  const { isReset, analysisId, ...rows } = await commands.resetAnalysis(scope.writes(), session, order);
  const before = scope.takeAccountState({ ...rows, switches: null });
  if (before === null) throw appError('no-session');
  const { person, plan, resetsLeft } = before;
  if (isReset && analysisId !== null) {
    await forgetRun(scope, { runId: analysisId, personId: person.id });
    return resetsLeft - 1;
  }
  if (PLANS[plan].resets === 0 || resetsLeft <= 0) throw appError('no-resets');
  if (before.runId !== null) throw appError('run-in-progress');
  return resetsLeft;
}

/** Throws no-session; not-found also for somebody else's. */
export async function deleteAnalysis(scope: RequestScope, analysisId: string): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const { personId, isDeleted } = await commands.deleteAnalysis(scope.writes(), session, analysisId);
  if (personId === null) throw appError('no-session');
  if (!isDeleted) throw appError('not-found');
  await forgetRun(scope, { runId: analysisId, personId });
}
