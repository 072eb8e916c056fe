// What a stranger's page costs: CPU beside the floor (floor.ts) in interleaved rounds, and bytes.
import { HTML_RATIO, INLINED_STYLE, SCRIPTS } from './budgets.ts';
import { kilobytes, note, row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';
import { pageWeight, routeBytes } from './weight.ts';

const ROUNDS = 5;
const WARM_UP = 150;
const REQUESTS = 100;

// A query that no page knows is answered past the cache.
const UNCACHED = {
  landing: '/?x=1',
  library: '/biblioteka-kursow?x=1',
  course: '/kursy/sql-od-podstaw?x=1',
  post: '/blog/praca-zdalna-trendy?x=1',
  atlas: '/zawody?x=1',
  occupation: '/zawody/spawacz?x=1',
  shelf: '/zawody/na-dworze?x=1',
  map: '/zawody/mapa?x=1',
  comparison: '/zawody/porownaj?a=spawacz&b=elektryk&x=1',
};
const byReact = (way: 'string' | 'stream', page: string) =>
  `/floor/react/${way}?page=${encodeURIComponent(page)}`;
const PATHS = [
  '/floor/text',
  '/floor/kept',
  '/',
  ...Object.values(UNCACHED).flatMap((page) => [byReact('string', page), byReact('stream', page), page]),
];

async function ask(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await (await fetch(url)).arrayBuffer();
}

async function cpuOfPages({ url, worker }: Surroundings): Promise<Map<string, number>> {
  const samples = new Map<string, number[]>();
  for (const path of PATHS) await ask(url + path, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      const before = worker.cpuMs();
      await ask(url + path, REQUESTS);
      samples.set(path, [...(samples.get(path) ?? []), (worker.cpuMs() - before) / REQUESTS]);
    }
  }
  return new Map(Array.from(samples, ([path, values]) => [path, median(values)]));
}

export async function benchPages(surroundings: Surroundings): Promise<Row[]> {
  const cpu = await cpuOfPages(surroundings);
  const of = (path: string) => cpu.get(path) ?? Number.NaN;
  surroundings.databaseProxy.forget();
  await ask(`${surroundings.url}/`, 1);
  return [
    row(
      `cached landing: CPU beside the floor from the cache (${of('/floor/kept').toFixed(2)} ms; as a string ${of('/floor/text').toFixed(2)} ms)`,
      { must: 1.3, aim: 1.1 },
      of('/') / of('/floor/kept'),
      '×',
      2,
    ),
    row('cached landing: database requests', { must: 0, aim: 0 }, surroundings.databaseProxy.roundTrips, ''),
    ...Object.entries(UNCACHED).flatMap(([name, path]) => [
      row(`uncached ${name}: CPU a request`, { must: 3, aim: 1.5 }, of(path), ' ms', 2),
      row(
        `uncached ${name}: CPU beside React’s renderToString alone (${of(byReact('string', path)).toFixed(2)} ms)`,
        { must: 1.5, aim: 1.2 },
        of(path) / of(byReact('string', path)),
        '×',
        2,
      ),
      note(
        `${name}: React’s stream of the same page, as in the router’s template`,
        `${of(byReact('stream', path)).toFixed(2)} ms`,
      ),
    ]),
  ];
}

export async function benchBytes({ url }: Surroundings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(UNCACHED)) {
    const { html, markup, style } = pageWeight(await (await fetch(url + path)).text());
    rows.push(row(`${name}: HTML beside its markup alone`, HTML_RATIO, html / markup, '×', 2));
    rows.push(kilobytes(`${name}: inlined CSS, gzip`, INLINED_STYLE, style));
  }
  for (const [name, budget] of Object.entries(SCRIPTS))
    rows.push(kilobytes(`${name}: JavaScript at load, gzip`, budget, routeBytes(name)));
  return rows;
}
