// The raw Worker with a database of its own behind the counting, delaying proxy.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#db/client.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { AUTH_SECRET } from '#tests/support/worker/application.ts';
import { startDatabaseProxy, type DatabaseProxy } from '#tests/support/worker/database-proxy.ts';
import { startRawWorker, type RawWorker } from './raw-worker.ts';

const TIMEOUT_MS = 600_000;

export type Surroundings = {
  url: string;
  worker: RawWorker;
  database: Database;
  databaseProxy: DatabaseProxy;
  stop(): Promise<void>;
};

export async function startSurroundings(variables: Record<string, string> = {}): Promise<Surroundings> {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-bench-'));
  const sqld = await startSqld({ directory });
  await migrateDatabase({ url: sqld.url, authToken: null });
  const databaseProxy = await startDatabaseProxy(sqld.url);
  const worker = await startRawWorker({
    APP_ENV: 'development',
    AUTH_SECRET,
    DATABASE_URL: databaseProxy.url,
    RATE_LIMIT_SCALE: '1000',
    ...variables,
  });
  return {
    url: worker.url,
    worker,
    database: openDatabase({ url: sqld.url, authToken: null }, TIMEOUT_MS),
    databaseProxy,
    async stop() {
      await worker.stop();
      await databaseProxy.stop();
      await sqld.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
