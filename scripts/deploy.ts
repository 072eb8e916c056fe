// npm run deploy: build, migrate, deploy. `-- --dry-run` builds and bundles without an account or a database.
import { migrateDatabase } from './local/database.ts';
import { readEnvironment } from './local/environment.ts';
import { runChild } from './local/until-stopped.ts';

const isDryRun = process.argv.includes('--dry-run');

async function migrateRemote(): Promise<void> {
  const environment = await readEnvironment();
  const url = environment['DATABASE_URL'];
  if (url === undefined)
    throw new Error('Set DATABASE_URL (and DATABASE_AUTH_TOKEN) to migrate before deploying.');
  await migrateDatabase({ url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null });
}

async function deploy(): Promise<number> {
  // The old Worker must live with the new schema for a moment, so migrations only ever add.
  if (!isDryRun) await migrateRemote();
  return runChild(
    'wrangler',
    ['deploy', ...(isDryRun ? ['--dry-run', '--outdir', '.wrangler/dry-run'] : [])],
    {
      WRANGLER_SEND_METRICS: 'false',
    },
  );
}

process.exitCode = await deploy();
