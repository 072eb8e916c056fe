// The library's page with 50 and with 5 000 courses (docs/performance.md 'Measured'): two Workers side by side, the second
// built with a catalogue of made-up editions of the true courses. Leaves the true build behind.
import { execFileSync } from 'node:child_process';
import { createBuilder, type Plugin } from 'vite';
import { catalogueCard, readCourses } from '#scripts/content/modules.ts';
import { AUTH_SECRET } from '#tests/support/worker/application.ts';
import { generatedCards } from './generated-cards.ts';
import { row, type Row } from './measured.ts';
import { startRawWorker, type RawWorker } from './raw-worker.ts';
import { median } from './statistics.ts';

const COURSES = 5_000;
const ROUNDS = 5;
const WARM_UP = 100;
const REQUESTS = 100;
const LIMITS = { must: 1.5, aim: 1.1 };

// A query that no page knows is answered past the cache.
const LIST = '/biblioteka-kursow?x=1';

export async function benchManyCourses(): Promise<Row[]> {
  const variables = { APP_ENV: 'development', AUTH_SECRET, RATE_LIMIT_SCALE: '1000' };
  const few = await startRawWorker(variables);
  try {
    await buildWithMany();
    const many = await startRawWorker(variables);
    try {
      const [cpuOfFew, cpuOfMany] = await cpuOfBoth(few, many);
      const [bytesOfFew, bytesOfMany] = [await bytesOf(few), await bytesOf(many)];
      return [
        row('library, 50 → 5 000 courses: CPU a request', LIMITS, cpuOfMany / cpuOfFew, '×', 2),
        row('library, 50 → 5 000 courses: HTML', LIMITS, bytesOfMany / bytesOfFew, '×', 2),
      ];
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
    execFileSync('react-router', ['build'], { stdio: 'ignore' });
  }
}

async function buildWithMany(): Promise<void> {
  const cards = generatedCards((await readCourses('content/courses')).map(catalogueCard), COURSES);
  const manyCourses: Plugin = {
    name: 'szlak-many-courses',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('content/compiled/courses.ts')) return null;
      return (
        code.replace('COURSES: ', 'TRUE_COURSES: ') + `\nexport const COURSES = ${JSON.stringify(cards)};`
      );
    },
  };
  await (await createBuilder({ plugins: [manyCourses], logLevel: 'silent' })).buildApp();
}

async function cpuOfBoth(few: RawWorker, many: RawWorker): Promise<[number, number]> {
  const samples = new Map<RawWorker, number[]>([
    [few, []],
    [many, []],
  ]);
  for (const worker of samples.keys()) await ask(worker, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [worker, values] of samples) {
      const before = worker.cpuMs();
      await ask(worker, REQUESTS);
      values.push((worker.cpuMs() - before) / REQUESTS);
    }
  }
  return [median(samples.get(few) ?? []), median(samples.get(many) ?? [])];
}

async function ask({ url }: RawWorker, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await (await fetch(url + LIST)).arrayBuffer();
}

async function bytesOf({ url }: RawWorker): Promise<number> {
  return (await (await fetch(url + LIST)).arrayBuffer()).byteLength;
}
