// Whether a backup can be restored: into an empty database on this machine, which is gone again afterwards whatever happens, and whether
// it then holds what was read.
import type { Client } from '@libsql/client/http';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localClient, startSqld } from '../local/sqld.ts';
import { dumpOf, type Line } from '#db/backup/dump.ts';
import { loadInto } from './load.ts';
import { differences, sumsOf, type Sums } from './sums.ts';

/** Throws where it can't, with what is not the same. */
export async function verifyBackup(lines: AsyncIterable<Line>, expected: Sums): Promise<void> {
  const { client, remove } = await emptyDatabase();
  try {
    await loadInto(client, lines);
    const found = differences(expected, await sumsOf(dumpOf(client)));
    if (found.length > 0) throw new Error(`What was restored is not what was read. ${found.join('; ')}.`);
  } finally {
    await remove();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

// A directory that mkdtemp makes is this account's alone.
async function emptyDatabase(): Promise<{ client: Client; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-verify-'));
  const sqld = await startSqld({ directory }).catch(async (error: unknown) => {
    await rm(directory, { recursive: true, force: true });
    throw error;
  });
  // After the server's own end, which hears of the exit first.
  const removeNow = () => rmSync(directory, { recursive: true, force: true });
  const exit = () => process.exit(130);
  process.once('exit', removeNow);
  for (const signal of SIGNALS) process.once(signal, exit);
  const client = localClient(sqld.url);
  return {
    client,
    async remove() {
      client.close();
      await sqld.stop();
      await rm(directory, { recursive: true, force: true });
      process.off('exit', removeNow);
      for (const signal of SIGNALS) process.off(signal, exit);
    },
  };
}
