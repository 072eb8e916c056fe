// What signed-in people wait for when the database is 100 ms away, or says nothing at all.
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';

const DELAY_MS = 100;
const ROUNDS = 7;

export async function benchFarDatabase(surroundings: Surroundings): Promise<Row[]> {
  const { database, databaseProxy } = surroundings;
  const person = await signedIn(surroundings);
  await storeAnalysisOf(database, person.id);
  const timed = async (work: () => Promise<Response>) => {
    databaseProxy.forget();
    const startedAt = performance.now();
    await (await work()).arrayBuffer();
    return { ms: performance.now() - startedAt, trips: databaseProxy.roundTrips };
  };
  const dashboard = () => timed(() => person.fetch('/dashboard'));
  await dashboard();
  databaseProxy.setDelay(DELAY_MS);
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await dashboard());
  databaseProxy.setDelay(0);
  databaseProxy.setMood('silent');
  const silent = await dashboard();
  const startedAt = performance.now();
  const framed = await person.fetch('/dashboard', { headers: { 'Sec-Fetch-Dest': 'document' } });
  const frameMs = performance.now() - startedAt;
  await framed.arrayBuffer();
  databaseProxy.setMood('pass');
  return [
    row('dashboard: round trips', { must: 1, aim: 1 }, Math.max(...visits.map(({ trips }) => trips)), ''),
    row(
      'dashboard, database 100 ms away: complete, beside the delay',
      { must: 1.3, aim: 1.15 },
      median(visits.map(({ ms }) => ms)) / DELAY_MS,
      '×',
      2,
    ),
    row('dashboard while the database says nothing: frame', { must: 3_000, aim: 500 }, frameMs, ' ms'),
    row('dashboard while the database says nothing', { must: 3_000, aim: 2_200 }, silent.ms, ' ms'),
  ];
}
