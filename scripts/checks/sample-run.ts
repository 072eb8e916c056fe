// One order end to end where the deployment stands, behind the key that the operator and the Worker share (docs/operations.md 'Models').
import { SAMPLE_RUN_HEADER, sampleRunToken } from '#worker/auth/sample-run-token.ts';
import type { Config } from '#worker/config.ts';
import type { SampleRun } from '#worker/services/desk/sample-run.ts';
import { attempt, ok, unknown, wrong, type Check } from './check.ts';

const WHAT = 'Sample run';
/** More than the Worker gives the model. */
const TIMEOUT_MS = 150_000;

export function sampleRunChecks(origin: string, { keys }: Pick<Config, 'keys'>): Promise<Check[]> {
  return attempt(WHAT, async () => {
    const response = await fetch(new URL('/api/sample-run', origin), {
      method: 'POST',
      headers: { Origin: origin, [SAMPLE_RUN_HEADER]: sampleRunToken(keys, Date.now()) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as SampleRun | { error: string };
    return [judgeRun(response.status, answer)];
  });
}

function judgeRun(status: number, answer: SampleRun | { error: string }): Check {
  if (status === 404) return unknown(WHAT, "not let in: is AUTH_SECRET here the deployment's?");
  if ('error' in answer) return unknown(WHAT, `answers ${status}: ${answer.error}`);
  const { code, ms, firstSectionMs, hasThought, status: provider } = answer;
  if (code !== 'done')
    return wrong(WHAT, `${code}${provider === null ? '' : `, Google answers ${provider}`}`);
  const first = `first section after ${seconds(firstSectionMs ?? ms)}, whole after ${seconds(ms)}`;
  return ok(WHAT, hasThought ? first : `${first}; nothing was heard of its thinking`);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
