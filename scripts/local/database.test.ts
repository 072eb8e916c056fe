import { createClient } from '@libsql/client/http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, seedDatabase } from './database.ts';
import { startSqld, type Sqld } from './sqld.ts';

let directory: string;
let sqld: Sqld;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  sqld = await startSqld({ directory });
});
afterAll(async () => {
  await sqld.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a database of migrations that were made again since is told apart, and stays as it is', async () => {
  const address = { url: sqld.url, authToken: null };
  const client = createClient({ url: sqld.url });
  const hashes = async () =>
    (await client.execute('SELECT hash FROM __drizzle_migrations')).rows.map(({ hash }) => hash);
  await migrateDatabase(address);
  const [ours] = await hashes();
  await migrateDatabase(address);
  expect(await hashes()).toEqual([ours]);

  await client.execute("UPDATE __drizzle_migrations SET hash = 'older', created_at = 1");
  const refused = migrateDatabase(address);
  await expect(refused).rejects.toThrow('older version of Szlak');
  await expect(refused).rejects.toThrow('delete .local/database and .local/stripe and start again');
  expect(await hashes()).toEqual(['older']);

  // One that is only newer than this code, as after a step back.
  await client.execute({
    sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, 9e15)',
    args: [ours ?? null],
  });
  await migrateDatabase(address);
  client.close();
});

test('demo accounts go into no database elsewhere', async () => {
  const elsewhere = { url: 'libsql://szlak.example', authToken: null };
  await expect(seedDatabase(elsewhere)).rejects.toThrow('on this machine and no other');
});
