// One run for nobody, where the deployment stands (docs/operations.md 'Models'): tables, rule, model and validator as for a person. It is counted
// among the calls and held to the month's ceiling; nothing of it is stored.
import type { FailureCode } from '#domain/advice/analysis/failures.ts';
import { appError } from '#domain/platform/messages.ts';
import { ModelFault } from '../../adapters/gemini.ts';
import { isSampleRunToken } from '../../auth/sample-run-token.ts';
import { SAMPLE_ORDER } from '../../generation/sample-order.ts';
import type { RequestScope } from '../../scope.ts';
import { analysesOff } from '../platform/model-off.ts';
import { spend } from '../platform/quotas.ts';
import { callsOf } from '../platform/model-ceiling.ts';

export type SampleRun = {
  code: FailureCode | 'done';
  /** What the provider answered in place of a reply. */
  status: number | null;
  firstSectionMs: number | null;
  ms: number;
  hasThought: boolean;
};

/** Throws not-found for anyone who hasn't got the key, gemini-off, too-many-requests, database-down. */
export async function sampleRun(scope: RequestScope, token: string): Promise<SampleRun> {
  const { config, now } = scope;
  if (!isSampleRunToken(config.keys, token, now)) throw appError('not-found');
  if (config.gemini === null) throw analysesOff();
  await spend(scope, { name: 'sampleRun', subject: 'operator' });
  const { writeAnalysis } = await import('../../generation/write-analysis.ts');
  const calls = callsOf(scope, config.gemini, { subject: 'sample-run', payer: 'operator' });
  let firstSectionMs: number | null = null;
  let hasThought = false;
  const ended = await writeAnalysis(
    config.gemini,
    SAMPLE_ORDER,
    ({ event, data }) => {
      if (event === 'section') firstSectionMs ??= Date.now() - now;
      if (event === 'progress' && data.stage === 'mysli') hasThought = true;
    },
    calls,
  ).then(
    () => ({ code: 'done' as const, status: null }),
    (error: unknown) => {
      if (!(error instanceof ModelFault)) throw error;
      return { code: error.failure.code, status: error.status };
    },
  );
  return { ...ended, firstSectionMs, ms: Date.now() - now, hasThought };
}
