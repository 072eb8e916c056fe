// node tests/bench/simulation/run.ts [people]: how long the operator's statements take among a million people, each beside the way to one
// row by its key in the same run, and which of them walk a whole table. Fills an sqld in a folder of its own, which goes afterwards. Under
// npm run, for the Node that this needs: `npm exec -- node tests/bench/simulation/run.ts`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { startDatabaseProxy } from '#tests/support/worker/database-proxy.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { markdown } from '../measured.ts';
import { startRowCounter } from '../row-counter.ts';
import { median } from '../statistics.ts';
import { fill } from './fill.ts';
import { BY_KEY, STATEMENTS } from './statements.ts';

const PEOPLE = 1_000_000;
const ROUNDS = 25;
const WARM_UP = 3;
const LOOKS = 7;
const TIMEOUT_MS = 600_000;

/** `ratio`: of its round trips to those of a row by its key, in turns; `ownMs`: what the database says that it worked. */
type Timed = { name: string; ratio: number; ownMs: number; rowsRead: number; scans: number };

const directory = await mkdtemp(join(tmpdir(), 'szlak-simulation-'));
const sqld = await startSqld({ directory });
const counter = await startRowCounter(sqld.url);
const databaseProxy = await startDatabaseProxy(counter.url);
try {
  const people = Number(process.argv[2] ?? PEOPLE);
  const database = openDatabase({ url: sqld.url, authToken: null }, TIMEOUT_MS);
  await migrateDatabase({ url: sqld.url, authToken: null });
  const startedAt = performance.now();
  const now = Date.now();
  await fill(database, { people, now });
  console.error(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const watched = openDatabase({ url: databaseProxy.url, authToken: null }, TIMEOUT_MS);
  const timed: Timed[] = [];
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    const times: number[] = [];
    const byKey: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const from = performance.now();
      await STATEMENTS[BY_KEY]?.(database, { people, now, round });
      const between = performance.now();
      await statement(database, { people, now, round });
      if (round < WARM_UP) continue;
      byKey.push(between - from);
      times.push(performance.now() - between);
    }
    databaseProxy.forget();
    const own: number[] = [];
    for (let round = 0; round < LOOKS; round += 1) {
      counter.forget();
      await statement(watched, { people, now, round });
      own.push(counter.ms);
    }
    const { scans } = await scansOf({ database, databaseProxy });
    if (scans.length > 0) console.error(`SCAN in ${name}:\n${scans.join('\n')}`);
    timed.push({
      name,
      ratio: median(times) / median(byKey),
      ownMs: median(own),
      rowsRead: counter.read,
      scans: scans.length,
    });
  }
  console.log(
    markdown(
      ['statement', 'in the database', 'round trip beside a row by its key', 'rows read', 'SCAN'],
      timed.map(({ name, ratio, ownMs, rowsRead, scans }) => [
        name,
        `${ownMs.toFixed(2)} ms`,
        `${ratio.toFixed(1)}×`,
        rowsRead.toLocaleString('en').replaceAll(',', ' '),
        scans > 0 ? '**yes**' : 'no',
      ]),
    ),
  );
} finally {
  await databaseProxy.stop();
  await counter.stop();
  await sqld.stop();
  await rm(directory, { recursive: true, force: true });
}
