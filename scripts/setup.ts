// npm run setup -- stripe: makes at Stripe what we sell by (docs/operations.md 'Stripe'). It says what it would do; `-- stripe --yes` does it.
// May be run again: what is there stays.
import { openStripe } from '#worker/adapters/stripe.ts';
import { readEnvironment } from './local/environment.ts';
import { stripeSteps, type Step } from './setup/stripe.ts';

const USAGE = 'npm run setup -- stripe [--yes]';

async function stepsOfStripe(): Promise<Step[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl = null, APP_URL } = await readEnvironment();
  if (secretKey === undefined || APP_URL === undefined)
    throw new Error("Set STRIPE_SECRET_KEY, and APP_URL to the site's own address.");
  console.log(`${secretKey.includes('_live_') ? 'LIVE' : 'Test'} account of Stripe, for ${APP_URL}\n`);
  return stripeSteps(await openStripe({ secretKey, apiUrl }), new URL(APP_URL).origin);
}

async function run([what, ...flags]: readonly string[]): Promise<void> {
  const isForReal = flags.includes('--yes');
  if (what !== 'stripe' || flags.some((flag) => flag !== '--yes')) throw new Error(USAGE);
  const steps = await stepsOfStripe();
  const variables: Record<string, string> = {};
  for (const { what: name, does, run: act } of steps) {
    console.log(`${name.padEnd(20)} ${does ?? 'as it should be'}`);
    if (isForReal || does === null) Object.assign(variables, await act());
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  if (!isForReal && steps.some(({ does }) => does !== null))
    console.log(`\nNothing has been done yet: ${USAGE.replace(/[[\]]/g, '')}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
