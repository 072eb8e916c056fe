// Two waves of 200 people whose analyses are started in quick succession: every stream ends in 'done', none crosses into another
// person's, and what the Worker's process takes for them it takes once. Ten streams warm it up, so that code and caches don't
// count as a stream's.
import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';

const STREAMS = 200;
const WARM_UP = 10;
const STARTED_AT_ONCE = 5;
const MAX_BYTES_A_STREAM = 2_000_000;
const MAX_GROWTH_OF_SECOND_WAVE = 0.1;

type Person = Awaited<ReturnType<typeof signedIn>>;

let app: Application;
const people: Person[] = [];
beforeAll(async () => {
  app = await startApplication({ GEMINI_TOTAL_MS: '120000', DATABASE_TIMEOUT_MS: '20000' });
  // One after the other: the local database has one writer, and this is only the preparation.
  while (people.length < WARM_UP + STREAMS) {
    const person = await signedIn(app);
    await makePremium(app.database, person.id);
    people.push(person);
  }
}, 300_000);
afterAll(() => app.stop());

test('two waves of 200 streams end in done, apart from one another', { timeout: 400_000 }, async () => {
  await wave('rozgrzewka', people.splice(0, WARM_UP));
  const before = await memoryOfWorkerd();
  await wave('pierwsza', people);
  const afterFirst = await memoryOfWorkerd();
  for (const person of people) expect((await person.post('/api/analysis/reset', {})).status).toBe(200);
  await wave('druga', people);
  const afterSecond = await memoryOfWorkerd();
  console.log(
    `bytes a stream: ${Math.round((afterFirst - before) / STREAMS)}; second wave: ${(afterSecond / afterFirst).toFixed(2)}×`,
  );
  expect((afterFirst - before) / STREAMS).toBeLessThan(MAX_BYTES_A_STREAM);
  expect(afterSecond).toBeLessThan(afterFirst * (1 + MAX_GROWTH_OF_SECOND_WAVE));
});

// The local model writes the interests into its answer, so each reply tells whose it is. A few start at once, since the local
// database has one writer; each is read while the others run.
async function wave(name: string, group: readonly Person[]): Promise<void> {
  const markOf = (index: number) => `pszczoły ${name} ${1000 + index}`;
  const reading: Promise<void>[] = [];
  const waiting = [...group.entries()];
  const starter = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, person] = next;
      const answers = { ...ANSWERS, additional_interests: markOf(index) };
      const answer = await person.post('/api/analysis', answers);
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      reading.push(readToItsEnd(answer, markOf(index)));
    }
  };
  await Promise.all(Array.from({ length: STARTED_AT_ONCE }, starter));
  await Promise.all(reading);
}

async function readToItsEnd(answer: Response, mark: string): Promise<void> {
  const events = await allEvents(answer);
  expect(events.at(-1)?.event).toBe('done');
  const marks = new Set(JSON.stringify(events).match(/pszczoły [a-z]+ \d+/g));
  expect([...marks]).toEqual([mark]);
}

/** Resident bytes of every workerd that this process started, directly or not. */
async function memoryOfWorkerd(): Promise<number> {
  const parents = new Map<number, number>();
  const workers: { pid: number; bytes: number }[] = [];
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : '';
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
    if (status === '') continue;
    parents.set(Number(entry), Number(field('PPid')));
    if (field('Name') === 'workerd')
      workers.push({ pid: Number(entry), bytes: Number(field('VmRSS')) * 1024 });
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  return workers.filter(({ pid }) => isOurs(pid)).reduce((sum, { bytes }) => sum + bytes, 0);
}
