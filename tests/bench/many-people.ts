// What the database takes for each kind of request, with a thousand people in it and with a million: what has an index doesn't notice.
import { sql } from 'drizzle-orm';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { markdown, row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const STEP = 25_000;
const VISITS = 100;
const WARM_UP = 20;

type Requests = Record<string, (visit: number) => Promise<Response>>;

export async function benchManyPeople(surroundings: Surroundings): Promise<{ rows: Row[]; list: string }> {
  const requests = await requestsOf(surroundings);
  await seed(surroundings, 0, FEW);
  const few = await timesOf(surroundings, requests);
  for (let count = FEW; count < MANY; count += STEP) {
    await seed(surroundings, count, Math.min(STEP, MANY - count));
  }
  const many = await timesOf(surroundings, requests);
  const { checked, scans } = await scansOf(surroundings);
  if (scans.length > 0) console.error(scans.join('\n'));
  const all = Object.keys(requests).map((name) => {
    const [before = Number.NaN, after = Number.NaN] = [few.get(name), many.get(name)];
    return { name, before, after, ratio: after / before };
  });
  const worst = all.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    rows: [
      row(
        `10³ → 10⁶ people, the worst of ${all.length} kinds of requests (${worst.name})`,
        { must: 2, aim: 1.2 },
        worst.ratio,
        '×',
        2,
      ),
      row(`of their ${checked} statements, those that SCAN a table`, { must: 0, aim: 0 }, scans.length, ''),
    ],
    list: markdown(
      ['request', 'database, 10³ people', '10⁶ people', 'ratio'],
      all.map(({ name, before, after, ratio }) => [
        name,
        `${before.toFixed(2)} ms`,
        `${after.toFixed(2)} ms`,
        `${ratio.toFixed(2)}×`,
      ]),
    ),
  };
}

async function requestsOf(surroundings: Surroundings): Promise<Requests> {
  const person = await signedIn(surroundings);
  const analysis = await storeAnalysisOf(surroundings.database, person.id);
  const put = (path: string, body: unknown) => person.post(path, body, { method: 'PUT' });
  return {
    'the dashboard': () => person.fetch('/dashboard'),
    'the analysis': () => person.fetch('/dashboard/analiza'),
    'the history': () => person.fetch('/dashboard/historia'),
    'the profile': () => person.fetch('/profil'),
    'bought courses': () => person.fetch('/moje-kursy'),
    'own data as a file': () => person.fetch('/api/account/export'),
    'a step is ticked off': (visit) =>
      put(`/api/analysis/${analysis}/steps/0`, { done: visit % 2 === 0, dueOn: null }),
    'a skill is marked': (visit) =>
      put('/api/analysis/skills', { skill: 'Umiejętność nr1', state: visit % 2 === 0 ? 'have' : null }),
  };
}

/** In turns; of each kind the median of what the database took for a round trip, in ms. */
async function timesOf({ databaseProxy }: Surroundings, requests: Requests): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let visit = 0; visit < WARM_UP + VISITS; visit += 1) {
    for (const [name, request] of Object.entries(requests)) {
      const before = databaseProxy.passages.length;
      const answer = await request(visit);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await answer.arrayBuffer();
      const taken = databaseProxy.passages.slice(before).map(({ from, to }) => to - from);
      if (visit >= WARM_UP) times.set(name, [...(times.get(name) ?? []), ...taken]);
    }
  }
  return new Map(Array.from(times, ([name, values]) => [name, median(values)]));
}

/** People with an analysis each, in rows of at most 200 bytes. */
async function seed({ database }: Surroundings, from: number, count: number): Promise<void> {
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${from + count})`;
  const text = `{"podsumowanieInspirujace":"${'x'.repeat(60)}"}`;
  await database.run(
    sql`${numbers} INSERT INTO profiles (id, email, holder, created_at) SELECT 'p' || i, 'p' || i || '@example.pl', 'h' || i, i FROM n WHERE true`,
  );
  await database.run(
    sql`${numbers} INSERT INTO user_analysis (id, user_id, analysis, quiz_answers, created_at) SELECT 'a' || i, 'p' || i, ${text}, '{}', '2026-01-01' FROM n WHERE true`,
  );
  await database.run(
    sql`${numbers} INSERT INTO career_analyses (user_id, analysis_id, analysis, created_at) SELECT 'p' || i, 'a' || i, ${text}, '2026-01-01' FROM n WHERE true`,
  );
}
