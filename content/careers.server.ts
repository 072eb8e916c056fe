// Occupations, pay, demand and licences (content/careers), read when they are first asked for: no start of the Worker pays for them.
// The files hold what content/careers/careers.test.ts checks.
import { readTables, type Tables } from '#content/careers/tables.ts';
import type { Careers, CareerSources } from '#domain/advice/occupation.ts';

let tables: Tables | null = null;

/** Always the same object, by which what is made of it is remembered. Throws if the tables can't be read. */
export async function readCareers(): Promise<Careers> {
  return (await read()).careers;
}

/** Sources and credits for the pages that show them; ranking needs none of it. */
export async function readCareerSources(): Promise<CareerSources> {
  return (await read()).sources;
}

// Kept once read. Never the reading itself: it belongs to one request, and whoever else waited would wait for good if that is given up.
async function read(): Promise<Tables> {
  if (tables !== null) return tables;
  const found = await readTables();
  return (tables ??= found);
}

/** What `npm run evaluate -- --write` measured last, and when. */
export async function readMeasures() {
  return (await import('./careers/measures.json', { with: { type: 'json' } })).default;
}
