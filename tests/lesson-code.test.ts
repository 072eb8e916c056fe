// The code of the 50 first lessons that has 'Uruchom' (domain/courses/lessons/runnable.ts) runs as it stands, and their sheets are worked out.
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { runnableLanguage } from '#domain/courses/lessons/runnable.ts';
import { workedOut } from '#domain/courses/sheets/compute.ts';
import { isSheet, parseSheet } from '#domain/courses/sheets/sheet.ts';
import { readFirstLessons } from '#scripts/content/modules.ts';

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

test('these run, and the others need a page, Node, a module or another file', () => {
  expect(countsOf('js')).toEqual({ 'javascript-dla-poczatkujacych': 3, 'nodejs-i-api': 2 });
  expect(countsOf('sql')).toEqual({ 'sql-od-podstaw': 2 });
  expect(countsOf('py')).toEqual({
    'analiza-danych-w-pythonie': 1,
    'python-od-podstaw': 3,
    'uczenie-maszynowe': 1,
  });
  expect(countsOf('html')).toEqual({ 'html-i-css-od-zera': 1 });
});

test.each(thatRun('js'))(
  'JavaScript of $id prints, or comes to something, without an error: $code',
  ({ code }) => {
    const printed: string[] = [];
    const console = { log: (...values: unknown[]) => void printed.push(values.join(' ')) };
    const value: unknown = runInContext(
      code,
      createContext({ console, setTimeout: (call: () => void) => call() }),
    );
    // What the page shows of it (js-worker.ts).
    if (printed.length === 0) expect(['number', 'string', 'boolean']).toContain(typeof value);
  },
);

test('SQL of each lesson runs from top to bottom', async () => {
  const { Database } = await startSqlite();
  for (const id of Object.keys(countsOf('sql'))) {
    const database = new Database();
    database.run('PRAGMA foreign_keys = ON');
    for (const { code } of thatRun('sql').filter((block) => block.id === id)) database.run(code);
  }
});

const sheets = blocks.filter(({ language }) => isSheet(language));

test('these have a sheet', () => {
  expect(sheets.map(({ id }) => id)).toEqual([
    'budzet-domowy',
    'etf-i-obligacje',
    'excel-dla-poczatkujacych',
    'excel-dla-poczatkujacych',
  ]);
});

test.each(sheets)('a sheet of $id is worked out without an error: $code', ({ code }) => {
  const cells = parseSheet(code)?.cells ?? [];
  expect(cells.length).toBeGreaterThan(0);
  expect(workedOut(cells, null).flatMap((row) => row.flatMap(({ error }) => error?.error ?? []))).toEqual([]);
});

/** What a sheet of a lesson shows in its last rows. */
function shownIn(id: string, at: number, rows: number): string[] {
  const sheet = parseSheet(sheets.filter((one) => one.id === id)[at]?.code ?? '');
  const worked = workedOut(sheet?.cells ?? [], null).slice(-rows);
  return worked.map((row) => row.map(({ shown }) => shown.replaceAll('\u00a0', ' ')).join('|'));
}

test('their results are those that the lessons name', () => {
  expect(shownIn('budzet-domowy', 0, 3)).toEqual([
    'Wydatki przez trzy miesiące|26 420 zł',
    'Wydatki na miesiąc|8 807 zł',
    'Najniższy wpływ|8 350 zł',
  ]);
  expect(shownIn('etf-i-obligacje', 0, 4)).toEqual([
    'Razem|1000|3,5%|1035|100,0%',
    'Indeks|100||103,5|',
    'NAV na jednostkę|100 zł||103,50 zł|',
    'Kurs 98 zł wobec NAV|98 zł||-5,3%|',
  ]);
  expect(shownIn('excel-dla-poczatkujacych', 0, 3)).toEqual(['3', '3', '7']);
  expect(shownIn('excel-dla-poczatkujacych', 1, 1)).toEqual(['|Razem|602,90']);
});
