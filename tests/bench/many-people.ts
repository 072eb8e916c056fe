// The dashboard's batch with a thousand people in the database and with a million: what has an index doesn't notice.
import { sql } from 'drizzle-orm';
import { storeAnalysisOf } from '#tests/support/stored-analysis.ts';
import { signedIn } from '#tests/support/visitor.ts';
import { row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const STEP = 50_000;
const VISITS = 200;

export async function benchManyPeople(surroundings: Surroundings): Promise<Row[]> {
  const person = await signedIn(surroundings);
  await storeAnalysisOf(surroundings.database, person.id);
  const visits = async () => {
    for (let visit = 0; visit < VISITS / 4; visit += 1) await (await person.fetch('/dashboard')).text();
    surroundings.databaseProxy.forget();
    for (let visit = 0; visit < VISITS; visit += 1) await (await person.fetch('/dashboard')).text();
    return median(surroundings.databaseProxy.durations);
  };
  await seed(surroundings, 0, FEW);
  const few = await visits();
  for (let count = FEW; count < MANY; count += STEP) {
    await seed(surroundings, count, Math.min(STEP, MANY - count));
  }
  const many = await visits();
  const what = `dashboard's batch, 10³ → 10⁶ people (${few.toFixed(2)} → ${many.toFixed(2)} ms)`;
  return [row(what, { must: 2, aim: 1.2 }, many / few, '×', 2)];
}

/** People with an analysis each, in rows of at most 200 bytes. */
async function seed({ database }: Surroundings, from: number, count: number): Promise<void> {
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${from + count})`;
  const text = `{"podsumowanieInspirujace":"${'x'.repeat(60)}"}`;
  await database.run(
    sql`${numbers} INSERT INTO profiles (id, email, created_at) SELECT 'p' || i, 'p' || i || '@example.pl', i FROM n WHERE true`,
  );
  await database.run(
    sql`${numbers} INSERT INTO user_analysis (id, user_id, analysis, quiz_answers, created_at) SELECT 'a' || i, 'p' || i, ${text}, '{}', '2026-01-01' FROM n WHERE true`,
  );
  await database.run(
    sql`${numbers} INSERT INTO career_analyses (user_id, analysis_id, analysis, created_at) SELECT 'p' || i, 'a' || i, ${text}, '2026-01-01' FROM n WHERE true`,
  );
}
