// The runtime dies in mid-run (docs/faults.md 16): after the restart the run is started again, once, and ends as if nothing had been. So is
// a lesson; and one that the database refuses for good ends as a failure.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { openDatabase, type Database } from '#db/client.ts';
import { lessons } from '#db/courses/schema/lessons.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld, type Sqld } from '#scripts/local/sqld.ts';
import { startGemini, type LocalGemini } from '#sandbox/gemini/server.ts';
import { allEvents, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { ANSWERS, signedInByPassword, visitorOf } from '#tests/support/account/visitor.ts';
import { startWranglerDev, type WranglerDev } from '#tests/support/worker/wrangler-dev.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let directory: string;
let sqld: Sqld;
let gemini: LocalGemini;
let worker: WranglerDev;
let database: Database;
let variables: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  sqld = await startSqld({ directory: join(directory, 'sqld') });
  gemini = await startGemini({ port: 0, pace: 4 });
  await migrateDatabase({ url: sqld.url, authToken: null });
  database = openDatabase({ url: sqld.url, authToken: null }, 10_000);
  variables = {
    APP_ENV: 'development',
    AUTH_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: sqld.url,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
    RATE_LIMIT_SCALE: '1000',
  };
  worker = await startWranglerDev(directory, variables);
});

afterAll(async () => {
  await worker.kill();
  await Promise.all([gemini.stop(), sqld.stop()]);
  await rm(directory, { recursive: true, force: true });
});

test(
  'a killed runtime takes the run up again, once, and the bar never falls',
  { timeout: 120_000 },
  async () => {
    const person = await signedInByPassword(worker);
    const before = await firstEvents(await person.post('/api/analysis', ANSWERS), 12);
    await worker.kill();
    worker = await startWranglerDev(directory, variables);

    // The session is a row, so the cookie still opens the door of the new process.
    const attached = await fetch(`${worker.url}/api/analysis/run`, {
      headers: { Cookie: person.cookie ?? '' },
    });
    const events = await allEvents(attached);
    expect(events.at(-1)?.event).toBe('done');
    expect(gemini.calls).toHaveLength(2);
    const percents = [...before, ...events].flatMap((event) =>
      event.event === 'progress' ? [event.data.percent] : [],
    );
    const seenBefore = Math.max(
      ...before.flatMap((event) => (event.event === 'progress' ? [event.data.percent] : [])),
    );
    const afterRestart = events.flatMap((event) =>
      event.event === 'progress' && event.id > (before.at(-1)?.id ?? 0) ? [event.data.percent] : [],
    );
    expect(Math.min(...afterRestart)).toBeGreaterThanOrEqual(seenBefore);
    expect(percents.at(-1)).toBe(100);
    const me = await fetch(`${worker.url}/api/account/me`, { headers: { Cookie: person.cookie ?? '' } });
    expect(await me.json()).toMatchObject({ subscription: { quizGenerationsLeft: 0, analysisGenerated: 1 } });
  },
);

async function lessonToRead(course: string) {
  const reader = await signedInByPassword(worker);
  await buyCourse(database, reader.id, course);
  const [lesson] = await storeStructureOf(database, course, 2);
  gemini.reset();
  return { reader, path: `/api/courses/${course}/lessons/${lesson}` };
}

test('a lesson that was being written is taken up again, once', { timeout: 120_000 }, async () => {
  const course = 'sql-od-podstaw';
  const { reader, path } = await lessonToRead(course);
  const started = await reader.post(path, {});
  const run = started.headers.get('X-Run-Id');
  const before = await firstEvents<WritingEvent>(started, 6);
  await worker.kill();
  worker = await startWranglerDev(directory, variables);

  const again = Object.assign(visitorOf(worker), { cookie: reader.cookie });
  const headers = { 'Last-Event-ID': '6' };
  const resumed = await again.post(`${path}?run=${run}`, {}, { headers });
  expect(resumed.headers.get('X-Run-Id')).toBe(run);
  const after = await allEvents<WritingEvent>(resumed);
  expect(after.at(-1)?.event).toBe('done');
  expect(gemini.calls).toHaveLength(2);
  const percents = [...before, ...after].flatMap((event) =>
    event.event === 'progress' ? [event.data.percent] : [],
  );
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(await database.$count(lessons, eq(lessons.course_id, course))).toBe(1);
});

test('a lesson that the database refuses for good ends as a failure', { timeout: 120_000 }, async () => {
  const course = 'canva-w-pracy';
  const { reader, path } = await lessonToRead(course);
  await database.run(
    sql.raw(`CREATE TRIGGER refuse_lesson BEFORE INSERT ON lessons
      WHEN NEW.course_id = '${course}' BEGIN SELECT RAISE(ABORT, 'refused'); END`),
  );
  const refused = await allEvents<WritingEvent>(await reader.post(path, {}));
  expect(refused.at(-1)).toMatchObject({ event: 'failed', data: { code: 'run-lost' } });
  await database.run(sql`DROP TRIGGER refuse_lesson`);
  expect((await allEvents<WritingEvent>(await reader.post(path, {}))).at(-1)?.event).toBe('done');
});
