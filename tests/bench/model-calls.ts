// What a person waits for before the model is asked, and until the first section of its answer, at the pace of a real model.
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { eventsOf } from '#tests/support/analysis/event-stream.ts';
import { startGemini } from '#sandbox/gemini/server.ts';
import { ANSWERS, signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { DELAY_MS, sequentialTrips } from '#tests/support/worker/round-trips.ts';
import { row, type Row } from './measured.ts';
import { startSurroundings } from './surroundings.ts';
import { startWatchedModel } from './watched-model.ts';

const REAL_PACE = 1;
const TRIPS = { must: 2, aim: 1 };
const UNWRITTEN = 'sql-od-podstaw';
const WRITTEN = 'canva-w-pracy';

export async function benchModelCalls(): Promise<Row[]> {
  const gemini = await startGemini({ port: 0, pace: REAL_PACE });
  const model = await startWatchedModel(gemini.url);
  const surroundings = await startSurroundings({ GEMINI_API_KEY: 'k', GEMINI_BASE_URL: model.url });
  const { database, databaseProxy } = surroundings;
  const asked = async (work: (person: SignedIn) => Promise<Response>) => {
    const person = await signedIn(surroundings);
    for (const course of [UNWRITTEN, WRITTEN]) await buyCourse(database, person.id, course);
    databaseProxy.setDelay(DELAY_MS);
    databaseProxy.forget();
    const answer = await work(person);
    const calledAt = await model.called();
    databaseProxy.setDelay(0);
    return { answer, trips: sequentialTrips(databaseProxy, calledAt) };
  };
  try {
    const [lesson = ''] = await storeStructureOf(database, WRITTEN, 2);
    const analysis = await asked((person) => person.post('/api/analysis', ANSWERS));
    let firstSectionMs = Number.NaN;
    for await (const event of eventsOf(analysis.answer)) {
      if (event.event !== 'section') continue;
      firstSectionMs = event.atMs - model.firstByteAt;
      break;
    }
    const structure = await asked((person) => person.post(`/api/courses/${UNWRITTEN}/structure`, {}));
    const text = await asked((person) => person.post(`/api/courses/${WRITTEN}/lessons/${lesson}`, {}));
    const what = 'sequential round trips before the model is called';
    return [
      row(`${what}: an analysis`, TRIPS, analysis.trips, ''),
      row(`${what}: a course's structure`, TRIPS, structure.trips, ''),
      row(`${what}: a lesson`, TRIPS, text.trips, ''),
      row('first section after the model’s first byte', { must: 1_500, aim: 1_500 }, firstSectionMs, ' ms'),
    ];
  } finally {
    await surroundings.stop();
    await model.stop();
    await gemini.stop();
  }
}
