// npm run doctor: a running deployment, looked at from outside, and the services it stands on (docs/operations.md 'Watching it'). With an
// address it also has one analysis written there, which is paid for.
import { parseConfig } from '#worker/config.ts';
import { tableOf, unknown, type Check } from './checks/check.ts';
import { runningChecks } from './checks/running.ts';
import { sampleRunChecks } from './checks/sample-run.ts';
import { serviceChecks } from './checks/services.ts';
import { stripeChecks } from './checks/stripe.ts';
import { namedVariables } from './checks/variables.ts';
import { readEnvironment } from './local/environment.ts';

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
