// npm run lessons -- write, as a process of its own against a real database and the local Gemini.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { lessonVersions } from '#db/schema/lessons.ts';
import { listLessons } from '#worker/services/operator/lessons/lessons.ts';
import { startGemini, type LocalGemini } from '#sandbox/gemini/server.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { unusedPort } from '#tests/support/worker/unused-port.ts';

const COURSE = 'sql-od-podstaw';
const FAST = 2_000;

let database: Database;
let gemini: LocalGemini;
let variables: Record<string, string>;
let stop: () => Promise<void>;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const sqld = await startSqld({ directory, port: await unusedPort() });
  gemini = await startGemini({ port: 0, pace: FAST });
  await migrateDatabase({ url: sqld.url, authToken: null });
  database = openDatabase({ url: sqld.url, authToken: null }, 10_000);
  variables = {
    APP_ENV: 'development',
    AUTH_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: sqld.url,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
  };
  await storeStructureOf(database, COURSE, 3);
  stop = async () => {
    await Promise.all([sqld.stop(), gemini.stop()]);
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(() => stop());
beforeEach(() => gemini.reset());

/** `input`: what is typed. */
function command(args: string[], input = ''): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    const child = execFile(process.execPath, ['scripts/lessons.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : 1, said: `${out}${err}` }),
    );
    child.stdin?.end(input);
  });
}

const statesOf = async () => (await listLessons(database, COURSE))?.lessons.map(({ state }) => state);

test('what it may cost is told first, and a no writes nothing', async () => {
  const { code, said } = await command(['write', COURSE, '--price-in', '1', '--price-out', '10'], 'n\n');
  expect(said).toContain('Up to 3 texts');
  expect(said).toContain('0.14 PLN');
  expect(said).toContain('Nothing was written.');
  expect([code, gemini.calls.length]).toEqual([0, 0]);
});

test('a lesson that fails is told and the rest is written; the same command goes on, and then has nothing to do', async () => {
  gemini.misbehave({ kind: 'status', status: 400 });
  const first = await command(['write', COURSE, '--yes']);
  expect(first.said).toContain('2 ready, 0 need work, 1 failed');
  expect(first.code).toBe(1);
  expect(await statesOf()).toEqual(['missing', 'ready', 'ready']);

  gemini.reset();
  const second = await command(['write', COURSE, '--yes']);
  expect(second).toMatchObject({ code: 0, said: expect.stringContaining('1 ready, 0 need work, 0 failed') });
  expect(gemini.calls).toHaveLength(1);
  expect(await statesOf()).toEqual(['ready', 'ready', 'ready']);

  expect((await command(['write', COURSE, '--yes'])).said).toContain('Nothing to write.');
  expect(await database.select().from(lessonVersions)).toHaveLength(3);
  expect((await command(['release', COURSE])).said).toContain('Released.');
});

test('what broke the rules twice waits until it is asked for again, and is then the next version', async () => {
  const course = 'wordpress-dla-poczatkujacych';
  await storeStructureOf(database, course, 1);
  gemini.misbehave({ kind: 'no-right-answer' }, { kind: 'no-right-answer' });
  expect((await command(['write', course, '--yes'])).said).toContain('1 need work, 0 failed. 2 calls');
  expect((await command(['release', course])).code).toBe(1);
  expect((await command(['write', course, '--yes'])).said).toContain('Nothing to write.');
  expect((await command(['write', course, '--again', '--yes'])).said).toContain('1 ready');
  const listed = await listLessons(database, course);
  expect(listed?.lessons).toMatchObject([{ state: 'ready', version: 2, correctedAt: null }]);
});

test('at the month’s ceiling nothing is asked of the model, and the texts stay missing', async () => {
  const ceiling = { MODEL_PRICES: 'gemini-3.8-flash=1/10', MODEL_MONTHLY_LIMIT_PLN: '0.01' };
  Object.assign(variables, ceiling);
  await database.run(sql`DELETE FROM lessons`);
  const { code, said } = await command(['write', COURSE, '--yes']);
  expect([code, gemini.calls.length]).toEqual([1, 0]);
  expect(said).toContain('Nowe lekcje odpoczywają do końca miesiąca');
  expect(await statesOf()).toEqual(['missing', 'missing', 'missing']);
  const unpriced = await command(['write', COURSE, '--yes', '--model', 'gemini-3.8-pro']);
  expect(unpriced.said).toContain('Put the price of gemini-3.8-pro into MODEL_PRICES');
  for (const name of Object.keys(ceiling)) delete variables[name];
});
