// What deciding costs (docs/decisions.md 'The whole list', 'What if'): CPU and round trips of a Premium person's list and 'Co gdyby', in interleaved
// rounds beside a signed-in page of the same kind that ranks nothing.
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { note, row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import { startSurroundings } from './surroundings.ts';

const ROUNDS = 5;
const WARM_UP = 60;
const REQUESTS = 40;

const FLOOR = '/floor/text';
const REFERENCE = '/dashboard/decyzja';
const TRIED = '?remote=want+soft&shifts=avoid&months=12';
const PAGES = {
  list: '/dashboard/lista',
  'list by other conditions': `/dashboard/lista${TRIED}`,
  'what if': `/dashboard/co-gdyby${TRIED}`,
};

export async function benchDecide(): Promise<Row[]> {
  const surroundings = await startSurroundings(SILENT_STRIPE);
  const { database, databaseProxy, worker } = surroundings;
  try {
    const person = await signedIn(surroundings);
    await makePremium(database, person.id);
    const { answers, facts } = ADVICE_ORDER;
    const order = { ...answers, facts, reading: readByRules(answers, await readCareers()) };
    const stored = { analysis: await advisedAnalysis(), answers: JSON.stringify(order) };
    await storeAnalysisOf(database, person.id, stored);
    const paths = [FLOOR, REFERENCE, ...Object.values(PAGES)];
    const samples = new Map(paths.map((path): [string, number[]] => [path, []]));
    const ask = async (path: string, times: number) => {
      for (let time = 0; time < times; time += 1) await (await person.fetch(path)).arrayBuffer();
    };
    const trips = new Map<string, number>();
    for (const path of paths) {
      await ask(path, WARM_UP);
      databaseProxy.forget();
      await ask(path, 1);
      trips.set(path, databaseProxy.roundTrips);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, values] of samples) {
        const before = worker.cpuMs();
        await ask(path, REQUESTS);
        values.push((worker.cpuMs() - before) / REQUESTS);
      }
    }
    const cpuOf = (path: string) => median(samples.get(path) ?? []);
    return [
      note('the floor: CPU a request', `${cpuOf(FLOOR).toFixed(2)} ms`),
      note('a signed-in page that ranks nothing: CPU a request', `${cpuOf(REFERENCE).toFixed(2)} ms`),
      ...Object.entries(PAGES).flatMap(([name, path]) => [
        row(`${name}: CPU a request`, { must: 20, aim: 12 }, cpuOf(path), ' ms', 1),
        note(
          `${name}: beside the page that ranks nothing`,
          `${(cpuOf(path) / cpuOf(REFERENCE)).toFixed(1)}×`,
        ),
        row(`${name}: round trips`, { must: 1, aim: 1 }, trips.get(path) ?? Number.NaN, ''),
      ]),
    ];
  } finally {
    await surroundings.stop();
  }
}
