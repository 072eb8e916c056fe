// npm run deploy: build, check, migrate, deploy. `-- --dry-run` builds, bundles and says what is missing, without an account or a database.
// `-- --anyway` deploys what a check takes for wrong.
import { parseConfig } from '#worker/config.ts';
import { standsInTheWay, tableOf, type Check } from './checks/check.ts';
import { serviceChecks } from './checks/services.ts';
import { stripeChecks } from './checks/stripe.ts';
import { variableChecks } from './checks/variables.ts';
import { migrateDatabase } from './local/database.ts';
import { readEnvironment } from './local/environment.ts';
import { runChild } from './local/until-stopped.ts';

const QUIET = { WRANGLER_SEND_METRICS: 'false' };

// The [build] command of wrangler.toml builds.
const dryRun = () => runChild('wrangler', ['deploy', '--dry-run', '--outdir', '.wrangler/dry-run'], QUIET);

async function migrateRemote(): Promise<void> {
  const environment = await readEnvironment();
  const url = environment['DATABASE_URL'];
  if (url === undefined)
    throw new Error('Set DATABASE_URL (and DATABASE_AUTH_TOKEN) to migrate before deploying.');
  await migrateDatabase({ url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null });
}

async function checks(): Promise<Check[]> {
  const environment = await readEnvironment();
  const ofVariables = variableChecks(environment);
  const result = parseConfig({ ...environment, APP_ENV: 'production' });
  if (!result.ok) return ofVariables;
  const asked = await Promise.all([serviceChecks(result.config), stripeChecks(result.config)]);
  return [...ofVariables, ...asked.flat()];
}

async function deploy(): Promise<number> {
  // A build that fails must not leave a migrated database behind.
  const code = await dryRun();
  if (code !== 0) return code;
  const found = await checks();
  console.log(`\n${tableOf(found)}\n`);
  if (process.argv.includes('--dry-run')) return 0;
  if (found.some(standsInTheWay) && !process.argv.includes('--anyway'))
    throw new Error('Not deployed: mend what is WRONG, or say -- --anyway.');
  // The old Worker has to live with the new schema for a moment, so migrations add, and drop only what it doesn't name.
  await migrateRemote();
  return runChild('wrangler', ['deploy'], QUIET);
}

try {
  process.exitCode = await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
