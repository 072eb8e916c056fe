// What Szlak adds to a chunk's way from the model's socket to the browser's, through the Durable Object and the Worker. Beside it, in
// turns and with as many streams at once, a client that reads the model's stream itself: its delay is the measuring's own.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createParser } from 'eventsource-parser';
import { makePremium } from '#tests/support/plans.ts';
import { ANSWERS, signedIn, type SignedIn } from '#tests/support/visitor.ts';
import type { Wave } from './chunk-model.ts';
import { row, type Row } from './measured.ts';
import { median, quantile } from './statistics.ts';
import { startSurroundings, type Surroundings } from './surroundings.ts';

const ROUNDS = 5;
const STARTED_AT_ONCE = 5;
const WAVES: Wave[] = [
  { streams: 1, pauseMs: 25 },
  { streams: 4, pauseMs: 25 },
  { streams: 16, pauseMs: 25 },
];
const MANY: Wave = { streams: 200, pauseMs: 100 };
const LIMITS = { p50: { must: 2, aim: 1 }, p95: { must: 4, aim: 2 } };
const LIMITS_OF_MANY = { must: 40, aim: 15 };
const PATIENT = { GEMINI_FIRST_BYTE_MS: '120000', GEMINI_TOTAL_MS: '240000', DATABASE_TIMEOUT_MS: '20000' };

type Model = { url: string; expect(wave: Wave): Promise<void>; stop(): void };
type Added = { p50: number; p95: number };

export async function benchChunkWay(): Promise<Row[]> {
  const model = await startModel();
  const surroundings = await startSurroundings({
    GEMINI_API_KEY: 'k',
    GEMINI_BASE_URL: model.url,
    ...PATIENT,
  });
  try {
    await throughSzlak(surroundings, model, { streams: 4, pauseMs: 10 });
    const added = new Map<Wave, Added[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const wave of [...WAVES, MANY])
        added.set(wave, [...(added.get(wave) ?? []), await addedTo(surroundings, model, wave)]);
    const of = (wave: Wave, share: keyof Added) => median((added.get(wave) ?? []).map((one) => one[share]));
    return [
      ...WAVES.flatMap((wave) =>
        (['p50', 'p95'] as const).map((share) =>
          row(`streamed chunk, added, ${named(wave)}: ${share}`, LIMITS[share], of(wave, share), ' ms', 2),
        ),
      ),
      row(
        `streamed chunk, added, 200 streams of 10 chunks a second: p95`,
        LIMITS_OF_MANY,
        of(MANY, 'p95'),
        ' ms',
        1,
      ),
    ];
  } finally {
    await surroundings.stop();
    model.stop();
  }
}

async function addedTo(surroundings: Surroundings, model: Model, wave: Wave): Promise<Added> {
  const direct = await straight(model, wave);
  const through = await throughSzlak(surroundings, model, wave);
  const difference = (share: number) => quantile(through, share) - quantile(direct, share);
  return { p50: difference(0.5), p95: difference(0.95) };
}

function named({ streams }: Wave): string {
  return streams === 1 ? '1 stream' : `${streams} streams`;
}

async function straight(model: Model, wave: Wave): Promise<number[]> {
  await model.expect(wave);
  const reading = Array.from({ length: wave.streams }, async () =>
    delaysOf(await fetch(model.url, { method: 'POST', body: '{}' })),
  );
  return (await Promise.all(reading)).flat();
}

async function throughSzlak(surroundings: Surroundings, model: Model, wave: Wave): Promise<number[]> {
  const people = await premiumPeople(surroundings, wave.streams);
  await model.expect(wave);
  const reading: Promise<number[]>[] = [];
  // A few at a time: the local database has one writer.
  const starter = async () => {
    for (let person = people.pop(); person !== undefined; person = people.pop()) {
      const answer = await person.post('/api/analysis', ANSWERS);
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      reading.push(delaysOf(answer));
    }
  };
  await Promise.all(Array.from({ length: STARTED_AT_ONCE }, starter));
  return (await Promise.all(reading)).flat();
}

async function premiumPeople(surroundings: Surroundings, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < count) {
    const person = await signedIn(surroundings);
    await makePremium(surroundings.database, person.id);
    people.push(person);
  }
  return people;
}

/** By the moments that the model wrote into its sections, in ms. The end carries all of them again. */
async function delaysOf(answer: Response): Promise<number[]> {
  const delays: number[] = [];
  let now = 0n;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'done') return;
      if (event === 'failed') throw new Error(data);
      const [, moment] = /@(\d+)@/.exec(data) ?? [];
      if (moment !== undefined) delays.push(Number(now - BigInt(moment)) / 1e6);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    now = process.hrtime.bigint();
    parser.feed(decoder.decode(bytes, { stream: true }));
  }
  return delays;
}

async function startModel(): Promise<Model> {
  const child: ChildProcess = fork(resolve('tests/bench/chunk-model.ts'));
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async expect(wave) {
      child.send(wave);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
