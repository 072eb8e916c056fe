// What Szlak adds to a chunk's way from the model's socket to the browser's, through the Durable Object and the Worker. Beside it, in
// turns and with as many streams at once, a client that reads the model's stream itself: its delay is the measuring's own.
import { makePremium } from '#tests/support/payments/plans.ts';
import { ANSWERS, signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import type { Wave } from './chunk-model.ts';
import { delaysOf, startModel, type Model } from './model-process.ts';
import { markdown, row, type Row } from './measured.ts';
import { median, quantile } from './statistics.ts';
import { startSurroundings, type Surroundings } from './surroundings.ts';

const ROUNDS = 5;
const STARTED_AT_ONCE = 3;
/** Its one writer is busy. */
const DATABASE_DOWN = 503;
const MAX_TRIES = 5;
const WAVES: Wave[] = [
  { streams: 1, pauseMs: 25 },
  { streams: 4, pauseMs: 25 },
  { streams: 16, pauseMs: 25 },
];
const WARM_UP: Wave = { streams: 4, pauseMs: 10 };
const MANY: Wave = { streams: 200, pauseMs: 100 };
const LIMITS = { p50: { must: 2, aim: 1 }, p95: { must: 4, aim: 2 } };
const LIMITS_OF_MANY = { must: 40, aim: 15 };
const PATIENT = { GEMINI_FIRST_BYTE_MS: '120000', GEMINI_TOTAL_MS: '240000', DATABASE_TIMEOUT_MS: '20000' };

type Delays = { p50: number; p95: number };
type Pair = { direct: Delays; through: Delays };

export async function benchChunkWay(): Promise<{ rows: Row[]; list: string }> {
  const model = await startModel();
  const surroundings = await startSurroundings({
    GEMINI_API_KEY: 'k',
    GEMINI_BASE_URL: model.url,
    ...PATIENT,
  });
  const rounds = new Map<Wave, Pair[]>([...WAVES, MANY].map((wave) => [wave, []]));
  try {
    const count = ROUNDS * [...WAVES, MANY].reduce((sum, { streams }) => sum + streams, 0);
    const people = await premiumPeople(surroundings, WARM_UP.streams + count);
    await throughSzlak(people.splice(0, WARM_UP.streams), model, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [wave, pairs] of rounds) {
        const direct = await straight(model, wave);
        pairs.push({ direct, through: await throughSzlak(people.splice(0, wave.streams), model, wave) });
      }
    }
  } finally {
    await surroundings.stop();
    model.stop();
  }
  const added = (wave: Wave, share: keyof Delays) =>
    median((rounds.get(wave) ?? []).map(({ direct, through }) => through[share] - direct[share]));
  return {
    rows: [
      ...WAVES.flatMap((wave) =>
        (['p50', 'p95'] as const).map((share) =>
          row(`streamed chunk, added, ${named(wave)}: ${share}`, LIMITS[share], added(wave, share), ' ms', 2),
        ),
      ),
      row(
        'streamed chunk, added, 200 streams of 10 chunks a second: p95',
        LIMITS_OF_MANY,
        added(MANY, 'p95'),
        ' ms',
        1,
      ),
    ],
    list: markdown(
      [
        'the way of a chunk that ends a section (each fourth), ms, p50 / p95 by round',
        'read from the model itself',
        'through Szlak',
      ],
      Array.from(rounds, ([wave, pairs]) => [
        named(wave),
        pairs.map(({ direct }) => told(direct)).join(', '),
        pairs.map(({ through }) => told(through)).join(', '),
      ]),
    ),
  };
}

function told({ p50, p95 }: Delays): string {
  return `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
}

function delays(values: number[]): Delays {
  return { p50: quantile(values, 0.5), p95: quantile(values, 0.95) };
}

function named({ streams }: Wave): string {
  return streams === 1 ? '1 stream' : `${streams} streams`;
}

async function straight(model: Model, wave: Wave): Promise<Delays> {
  await model.expect(wave);
  const reading = Array.from({ length: wave.streams }, async () =>
    delaysOf(await fetch(model.url, { method: 'POST', body: '{}' })),
  );
  return delays((await Promise.all(reading)).flat());
}

async function throughSzlak(people: SignedIn[], model: Model, wave: Wave): Promise<Delays> {
  await model.expect(wave);
  const reading: Promise<number[]>[] = [];
  // A few at a time: the local database has one writer.
  const starter = async () => {
    for (let person = people.pop(); person !== undefined; person = people.pop()) {
      reading.push(delaysOf(await started(person)));
    }
  };
  await Promise.all(Array.from({ length: STARTED_AT_ONCE }, starter));
  return delays((await Promise.all(reading)).flat());
}

async function started(person: SignedIn, tries = MAX_TRIES): Promise<Response> {
  const answer = await person.post('/api/analysis', ANSWERS);
  if (answer.ok) return answer;
  const text = await answer.text();
  if (answer.status !== DATABASE_DOWN || tries === 1) throw new Error(`${answer.status}: ${text}`);
  return started(person, tries - 1);
}

/** All of them first: when many runs end the database has enough to do. */
async function premiumPeople(surroundings: Surroundings, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < count) {
    const person = await signedIn(surroundings);
    await makePremium(surroundings.database, person.id);
    people.push(person);
  }
  return people;
}
