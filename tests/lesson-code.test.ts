// The code of the 50 first lessons that has 'Uruchom' (domain/courses/lessons/runnable.ts) runs as it stands.
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { runnableLanguage } from '#domain/courses/lessons/runnable.ts';
import { readFirstLessons } from '#scripts/content/first-lessons.ts';

type Database = { run(sql: string): void };
type Sqlite = () => Promise<{ Database: new () => Database }>;
const startSqlite = createRequire(import.meta.url)('sql.js') as Sqlite;

const FENCE = /^```(\S+)[^\n]*\n(.*?)^```/gms;

const lessons = await readFirstLessons('content/courses/first-lessons');
const blocks = lessons.flatMap(({ id, markdown }) =>
  Array.from(markdown.matchAll(FENCE), ([, language = '', code = '']) => ({ id, language, code })),
);
const thatRun = (language: string) =>
  blocks.filter((block) => runnableLanguage(block.language, block.code) === language);
const countsOf = (language: string) => {
  const ids = thatRun(language).map(({ id }) => id);
  return Object.fromEntries([...new Set(ids)].map((id) => [id, ids.filter((one) => one === id).length]));
};

test('these run, and the others need a page, Node or another file', () => {
  expect(countsOf('js')).toEqual({ 'javascript-dla-poczatkujacych': 1, 'nodejs-i-api': 2 });
  expect(countsOf('sql')).toEqual({ 'sql-od-podstaw': 2 });
  expect(countsOf('html')).toEqual({ 'html-i-css-od-zera': 1 });
});

test.each(thatRun('js'))('JavaScript of $id prints without an error: $code', ({ code }) => {
  const printed: string[] = [];
  const console = { log: (...values: unknown[]) => void printed.push(values.join(' ')) };
  runInContext(code, createContext({ console, setTimeout: (call: () => void) => call() }));
  expect(printed.length).toBeGreaterThan(0);
});

test('SQL of each lesson runs from top to bottom', async () => {
  const { Database } = await startSqlite();
  for (const id of Object.keys(countsOf('sql'))) {
    const database = new Database();
    database.run('PRAGMA foreign_keys = ON');
    for (const { code } of thatRun('sql').filter((block) => block.id === id)) database.run(code);
  }
});
