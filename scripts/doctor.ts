// npm run doctor: a running deployment, looked at from outside, and the services it stands on (docs/operations.md 'Watching it'). With an
// address it also has one analysis written there, which is paid for.
import { parseConfig, type Config } from '#worker/config.ts';
import { tableOf, unknown, type Check, attempt, ok, wrong } from './checks/check.ts';
import { runningChecks } from './checks/running.ts';
import { serviceChecks } from './checks/services.ts';
import { stripeChecks } from './checks/stripe.ts';
import { namedVariables } from './checks/variables.ts';
import { readEnvironment } from './local/environment.ts';
import { SAMPLE_RUN_HEADER, sampleRunToken } from '#worker/auth/sample-run-token.ts';
import type { SampleRun } from '#worker/services/desk/sample-run.ts';

// One order end to end where the deployment stands, behind the key that the operator and the Worker share (docs/operations.md 'Models').
const WHAT = 'Sample run';
/** More than the Worker gives the model. */
const TIMEOUT_MS = 150_000;

function sampleRunChecks(origin: string, { keys }: Pick<Config, 'keys'>): Promise<Check[]> {
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

async function configuredChecks(tried: string | undefined): Promise<Check[]> {
  const result = parseConfig(await readEnvironment());
  if (!result.ok)
    return [unknown('Services', `not asked, since the variables here are not whole: ${result.sentence}`)];
  const { config } = result;
  const sample =
    tried === undefined || config.gemini === null ? [] : [sampleRunChecks(new URL(tried).origin, config)];
  return (await Promise.all([serviceChecks(config), stripeChecks(config), ...sample])).flat();
}

async function run(): Promise<Check[]> {
  const environment = await readEnvironment();
  const address = process.argv[2] ?? environment['APP_URL'];
  if (address === undefined) throw new Error('npm run doctor -- https://your.site   (or set APP_URL)');
  const running = await runningChecks(new URL(address).origin);
  return [...running, ...namedVariables(environment), ...(await configuredChecks(process.argv[2]))];
}

try {
  const checks = await run();
  console.log(tableOf(checks));
  if (checks.some(({ state }) => state === 'wrong' || state === 'missing')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
