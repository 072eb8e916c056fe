// npm run deploy: build, migrate, deploy. `-- --dry-run` builds and bundles without an account or a database.
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

async function deploy(): Promise<number> {
  // A build that fails must not leave a migrated database behind.
  const code = await dryRun();
  if (code !== 0 || process.argv.includes('--dry-run')) return code;
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
