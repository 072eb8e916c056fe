// npm run deploy: build, check, migrate, deploy. `-- --dry-run` builds, bundles and says what is missing, without an account or a database.
// `-- --anyway` deploys what a check takes for wrong. `-- --preview` deploys a Worker of its own with the variables of preview.env, and
// refuses those of production (docs/operations.md 'Previews').
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv, promisify } from 'node:util';
import { parseConfig } from '#worker/config.ts';
import { variablesSchema } from '#worker/config/variables.ts';
import { standsInTheWay, tableOf, type Check } from './checks/check.ts';
import { previewChecks } from './checks/preview.ts';
import { secretChecks } from './checks/secrets.ts';
import { serviceChecks } from './checks/services.ts';
import { stripeChecks } from './checks/stripe.ts';
import { variableChecks } from './checks/variables.ts';
import { migrateDatabase } from './local/database.ts';
import { readEnvironment, type Environment } from './local/environment.ts';
import { runChild } from './local/until-stopped.ts';

const PREVIEW_FILE = 'preview.env';
const PRODUCTION_FILE = 'secrets.env';
const isPreview = process.argv.includes('--preview');
// '' is the file's own, production's.
const PLACE = ['--env', isPreview ? 'preview' : ''];

const QUIET = { WRANGLER_SEND_METRICS: 'false' };

// The [build] command of wrangler.toml builds.
const dryRun = () =>
  runChild('wrangler', ['deploy', ...PLACE, '--dry-run', '--outdir', '.wrangler/dry-run'], QUIET);

async function migrateRemote(environment: Environment): Promise<void> {
  const url = environment['DATABASE_URL'];
  if (url === undefined)
    throw new Error('Set DATABASE_URL (and DATABASE_AUTH_TOKEN) to migrate before deploying.');
  await migrateDatabase({ url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null });
}

function fileEnvironment(path: string): Environment {
  return existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')) as Environment) : {};
}

async function checks(environment: Environment): Promise<Check[]> {
  const ofVariables = variableChecks(environment);
  const result = parseConfig({ ...environment, APP_ENV: 'production' });
  if (!result.ok) return ofVariables;
  const asked = await Promise.all([serviceChecks(result.config), stripeChecks(result.config)]);
  return [...ofVariables, ...asked.flat()];
}

/** Whether the platform holds what is set here; a dry run has no account to ask with. */
async function platformChecks(environment: Environment): Promise<Check[]> {
  const listed = await promisify(execFile)('wrangler', ['secret', 'list', ...PLACE]).then(
    ({ stdout }) => stdout,
    () => null,
  );
  return secretChecks(listed, Object.keys(environment), Object.keys(variablesSchema.shape));
}

/** Nothing that is production's is asked or touched: what stands in the way does so whatever else is said. */
async function preview(): Promise<number> {
  const environment = fileEnvironment(PREVIEW_FILE);
  const production = { ...fileEnvironment(PRODUCTION_FILE), ...(await readEnvironment()) };
  const apart = previewChecks(environment, production, readFileSync('wrangler.toml', 'utf8'));
  const isApart = !apart.some(standsInTheWay);
  console.log(`\n${tableOf(isApart ? [...apart, ...(await checks(environment))] : apart)}\n`);
  if (!isApart) throw new Error(`Not deployed: mend ${PREVIEW_FILE} first.`);
  if (process.argv.includes('--dry-run')) return 0;
  await migrateRemote(environment);
  return runChild('wrangler', ['deploy', ...PLACE, '--secrets-file', PREVIEW_FILE], QUIET);
}

async function deploy(): Promise<number> {
  // A build that fails must not leave a migrated database behind.
  const code = await dryRun();
  if (code !== 0) return code;
  if (isPreview) return preview();
  const environment = await readEnvironment();
  const isDry = process.argv.includes('--dry-run');
  const found = [...(await checks(environment)), ...(isDry ? [] : await platformChecks(environment))];
  console.log(`\n${tableOf(found)}\n`);
  if (isDry) return 0;
  if (found.some(standsInTheWay) && !process.argv.includes('--anyway'))
    throw new Error('Not deployed: mend what is WRONG, or say -- --anyway.');
  // The old Worker has to live with the new schema for a moment, so migrations add, and drop only what it doesn't name.
  await migrateRemote(environment);
  return runChild('wrangler', ['deploy', ...PLACE], QUIET);
}

try {
  process.exitCode = await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
