// What tells whether two dumps hold the same: how many rows each table has, and a checksum over them in their order.
import { createHash, type Hash } from 'node:crypto';
import type { Line } from '#db/backup/dump.ts';

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
