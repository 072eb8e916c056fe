// npm run lessons, as a process of its own against a real database and the local Gemini.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { eq, sql } from 'drizzle-orm';
import { lessonReports, lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { splitReply } from '#domain/courses/writing/lesson-reply.ts';
import { listLessons } from '#worker/services/desk/lesson-texts/lessons.ts';
import { startGemini, type LocalGemini } from '#sandbox/gemini/server.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { writings } from '#tests/support/courses/reading.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

const COURSE = 'sql-od-podstaw';
const FAST = 2_000;

let database: Database;
let gemini: LocalGemini;
let variables: Record<string, string>;
let directory: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const sqld = await startSqld({ directory });
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

const statesOf = async (course = COURSE) =>
  (await listLessons(database, course))?.lessons.map(({ state }) => state);

test('what it may cost is told first, and a no writes nothing', async () => {
  const { code, said } = await command(['write', COURSE, '--price-in', '1', '--price-out', '10'], 'n\n');
  expect(said).toContain('Up to 3 texts');
  expect(said).toContain('0.08 PLN');
  const fast = ['write', COURSE, '--fast', '--price-in', '1', '--price-out', '10'];
  expect((await command(fast, 'n\n')).said).toContain('0.16 PLN');
  expect(said).toContain('Nothing was written.');
  expect([code, writings(gemini).length]).toEqual([0, 0]);
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
  expect(writings(gemini)).toHaveLength(1);
  // Nobody waits for it, so it is written at half the price.
  expect(writings(gemini)[0]?.body).toMatchObject({ serviceTier: 'flex' });
  expect(await statesOf()).toEqual(['ready', 'ready', 'ready']);

  expect((await command(['write', COURSE, '--yes'])).said).toContain('Nothing to write.');
  expect(await database.select().from(lessonVersions)).toHaveLength(3);
  expect((await command(['list', COURSE])).said).not.toMatch(/missing|needs-work| read /);
});

test('what was refused twice waits until it is asked for again, and is then the next version', async () => {
  const course = 'wordpress-dla-poczatkujacych';
  await storeStructureOf(database, course, 1);
  gemini.misbehave({ kind: 'short-lesson' }, { kind: 'short-lesson' });
  expect((await command(['write', course, '--yes'])).said).toContain('1 need work, 0 failed. 2 calls');
  expect((await command(['list', course])).said).toContain('needs-work');
  expect((await command(['write', course, '--yes'])).said).toContain('Nothing to write.');
  expect((await command(['write', course, '--again', '--yes', '--fast'])).said).toContain('1 ready');
  expect(writings(gemini).at(-1)?.body).not.toHaveProperty('serviceTier');
  const listed = await listLessons(database, course);
  expect(listed?.lessons).toMatchObject([{ state: 'ready', version: 2, correctedAt: expect.any(Number) }]);
});

test('at the month’s ceiling nothing is asked of the model, and the texts stay missing', async () => {
  const ceiling = {
    MODEL_PRICES: 'gemini-3.8-flash=1/10, gemini-3.5-flash-lite=1/10',
    MODEL_MONTHLY_LIMIT_PLN: '0.01',
  };
  Object.assign(variables, ceiling);
  await database.run(sql`DELETE FROM lessons`);
  const { code, said } = await command(['write', COURSE, '--yes']);
  expect([code, writings(gemini).length]).toEqual([1, 0]);
  expect(said).toContain('Do końca miesiąca nie przygotujemy nowych lekcji');
  expect(await statesOf()).toEqual(['missing', 'missing', 'missing']);
  const unpriced = await command(['write', COURSE, '--yes', '--model', 'gemini-3.8-pro']);
  expect(unpriced.said).toContain('Put the price of gemini-3.8-pro into MODEL_PRICES');
  for (const name of Object.keys(ceiling)) delete variables[name];
});

test('Ctrl+C finishes the lesson that is being written and ends; the same command goes on from there', async () => {
  const course = 'canva-w-pracy';
  await storeStructureOf(database, course, 4);
  gemini.misbehave(...Array.from({ length: 4 }, () => ({ kind: 'text', text: lessonReply() }) as const));
  gemini.setPace(20);
  const child = spawn(process.execPath, ['scripts/lessons.ts', 'write', course, '--yes'], {
    env: { ...process.env, ...variables },
  });
  let said = '';
  const isInterrupted = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(': ready')) resolve();
    });
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  await isInterrupted;
  await expect.poll(() => writings(gemini).length).toBe(2);
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(said).toContain('Finishing what is being written');
  expect(said).toContain('2 ready, 0 need work, 0 failed');
  expect(await statesOf(course)).toEqual(['ready', 'ready', 'missing', 'missing']);

  gemini.setPace(FAST);
  const { code, said: later } = await command(['write', course, '--yes']);
  expect([code, later]).toEqual([0, expect.stringContaining('2 ready, 0 need work, 0 failed')]);
  expect(writings(gemini)).toHaveLength(4);
  expect(await statesOf(course)).toEqual(['ready', 'ready', 'ready', 'ready']);
});

async function writtenLesson(course: string): Promise<string> {
  const [id = ''] = await storeStructureOf(database, course, 1);
  const { text, practice } = splitReply(lessonReply());
  const row = { course_id: course, lesson_id: id, content: text, practice, created_at: 1 };
  await database.insert(lessons).values({ ...row, words: 560, model: 'test' });
  await database.insert(lessonVersions).values({ ...row, version: 1, author: 'test' });
  return id;
}

test('a lesson is shown, mended from a file, refused where it breaks a rule, and taken back', async () => {
  const course = 'podstawy-ux';
  const id = await writtenLesson(course);
  const shown = await command(['show', course, id]);
  expect(shown).toMatchObject({ code: 0, said: expect.stringContaining('ready, version 1') });
  expect(shown.said).toContain('"exercise"');

  const file = join(directory, 'lekcja.md');
  await writeFile(file, splitReply(lessonReply('Nowe zdanie.')).text);
  const put = (read: number, ...more: string[]) =>
    command(['put', course, id, '--read', `${read}`, '--file', file, '--note', 'Kwota', ...more]);
  expect(await put(1)).toEqual({ code: 0, said: expect.stringContaining('Stored as version 2.') });
  expect((await command(['show', course, id])).said).toContain('Nowe zdanie.');
  expect(await put(1)).toEqual({ code: 1, said: expect.stringContaining('Version 2 stands now') });
  await writeFile(file, 'Krótko.');
  expect(await put(2)).toEqual({ code: 1, said: expect.stringContaining('Refused:') });

  const back = await command(['rollback', course, id, '--read', '2', '--to', '1']);
  expect(back).toEqual({ code: 0, said: expect.stringContaining('Stored as version 3.') });
  expect((await command(['show', course, id])).said).not.toContain('Nowe zdanie.');
  expect((await command(['rollback', course, id, '--read', '3', '--to', '9'])).code).toBe(1);
  expect((await command(['show', course, 'nie-ma'])).code).toBe(1);
});

test('reports are listed and answered, each once', async () => {
  const course = 'react-w-praktyce';
  const id = await writtenLesson(course);
  const row = { course_id: course, lesson_id: id, created_at: Date.UTC(2026, 2, 3) };
  const rows = ['Literówka.', 'Za trudne.'].map((text) => ({ ...row, text }));
  const [first, second] = await database.insert(lessonReports).values(rows).returning();
  const listed = await command(['reports']);
  expect(listed.said).toContain(`${course} ${id} v1`);
  expect(listed.said).toContain('Literówka.');
  const answer = (...args: string[]) => command(['answer', ...args]);
  expect((await answer(`${first?.id}`, '--text', 'Poprawione.', '--version', '7')).code).toBe(1);
  expect((await answer(`${first?.id}`)).code).toBe(1);
  expect((await answer(`${first?.id}`, '--text', 'Poprawione.', '--version', '1')).code).toBe(0);
  expect((await answer(`${first?.id}`, '--text', 'Znowu.')).said).toContain('answered already');
  expect((await answer(`${second?.id}`, '--text', 'Tak ma być.', '--reject')).code).toBe(0);
  expect((await command(['reports'])).said).toContain('None waits for an answer.');
  const stored = await database.select().from(lessonReports).where(eq(lessonReports.course_id, course));
  expect(stored).toMatchObject([
    { state: 'answered', answer: 'Poprawione.', mended_version: 1 },
    { state: 'rejected', answer: 'Tak ma być.', mended_version: null },
  ]);
});
