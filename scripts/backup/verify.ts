// Whether a backup can be restored: into an empty database on this machine, which is gone again afterwards whatever happens, and whether
// it then holds what was read.
import { createHash, type Hash } from 'node:crypto';
import type { Client } from '@libsql/client/http';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localClient, startSqld } from '../local/sqld.ts';
import { dumpOf, type Line } from '#db/backup/dump.ts';
import { loadInto } from './load.ts';

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

// What tells whether two dumps hold the same: how many rows each table has, and a checksum over them in their order.

/** By table; what makes the tables is under '(schema)', how far their ids are counted under '(sequences)'. */
export type Sums = Map<string, { rows: number; sha256: string }>;

/** Passes the lines on, and knows their sums once the last one has passed. */
export function summing(lines: AsyncIterable<Line>): { lines: AsyncGenerator<Line>; sums(): Sums } {
  const counted = new Map<string, { rows: number; hash: Hash }>();
  const add = (name: string, rows: number, line: Line) => {
    const one = counted.get(name) ?? { rows: 0, hash: createHash('sha256') };
    one.rows += rows;
    one.hash.update(`${JSON.stringify(line)}\n`);
    counted.set(name, one);
  };
  async function* passing(): AsyncGenerator<Line> {
    let table = '';
    for await (const line of lines) {
      if (line.kind === 'table') table = line.name;
      if (line.kind === 'schema') add('(schema)', 1, line);
      else if (line.kind === 'sequence') add('(sequences)', 1, line);
      else if (line.kind !== 'end') add(table, line.kind === 'row' ? 1 : 0, line);
      yield line;
    }
  }
  return {
    lines: passing(),
    sums: () =>
      new Map(
        [...counted].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.copy().digest('hex') }]),
      ),
  };
}

export async function sumsOf(lines: AsyncIterable<Line>): Promise<Sums> {
  const { lines: passing, sums } = summing(lines);
  for await (const _ of passing);
  return sums();
}

/** One sentence a table that isn't the same. */
export function differences(expected: Sums, found: Sums): string[] {
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((name) => {
    const [one, other] = [expected.get(name), found.get(name)];
    if (one?.rows !== other?.rows) return [`${name}: ${other?.rows ?? 'no'} rows of ${one?.rows ?? 'none'}`];
    return one?.sha256 === other?.sha256 ? [] : [`${name}: as many rows, with something else in them`];
  });
}
