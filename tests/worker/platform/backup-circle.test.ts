// The whole circle of a backup over whatever people may write: dumped, sealed, read, loaded, dumped again and the same (docs/operations.md
// 'Backups').
import type { Client } from '@libsql/client/http';
import * as fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpOf, type Line } from '#db/backup/dump.ts';
import { linesIn, readLines, writeLines } from '#scripts/backup/file.ts';
import { newBackupKey, readBackupKey } from '#db/backup/frames.ts';
import { loadInto } from '#scripts/backup/load.ts';
import { differences, summing, sumsOf, verifyBackup } from '#scripts/backup/verify.ts';
import { localClient, startSqld, type Sqld } from '#scripts/local/sqld.ts';

const key = readBackupKey(newBackupKey());

let directory: string;
let servers: Sqld[];
let source: Client;
let target: Client;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'circle-'));
  servers = await Promise.all(
    ['source', 'target'].map((name) => startSqld({ directory: join(directory, name) })),
  );
  [source, target] = servers.map(({ url }) => localClient(url)) as [Client, Client];
});
afterAll(async () => {
  source.close();
  target.close();
  await Promise.all(servers.map((sqld) => sqld.stop()));
  await rm(directory, { recursive: true, force: true });
});

const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'.split(' ');

/** Of each category the first, the last and one in between: control characters, separators, marks of order, astral ones, unassigned. */
const ofEachCategory = CATEGORIES.flatMap((category) => {
  const pattern = new RegExp(`^\\p{${category}}$`, 'u');
  const found: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const character = String.fromCodePoint(point);
    if (pattern.test(character)) found.push(character);
  }
  return [found[0], found[Math.floor(found.length / 2)], found.at(-1)].filter((one) => one !== undefined);
});
const ODD = [
  '\u2028',
  '\u2029',
  '\ufeff',
  '\u0000',
  '\n',
  '\r\n',
  '\u0085',
  '"',
  '\\',
  '👩‍👩‍👧',
  ...ofEachCategory,
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...ODD), { maxLength: 60 }).map((parts) => parts.join('')),
);
const row = fc.record({
  text: fc.option(text),
  whole: fc.option(fc.maxSafeInteger()),
  part: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  bytes: fc.option(fc.uint8Array({ maxLength: 40 })),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

async function emptied(client: Client): Promise<void> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  await client.migrate(rows.map(({ name }) => `DROP TABLE "${String(name)}"`));
}

async function filled(rows: readonly Row[]): Promise<void> {
  await emptied(source);
  await source.batch(
    [
      'CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT, whole INTEGER, part REAL, bytes BLOB)',
      'CREATE INDEX notes_text ON notes (text)',
      'CREATE TABLE words (word TEXT PRIMARY KEY, note INTEGER REFERENCES notes (id))',
    ],
    'write',
  );
  for (const { text: written, whole, part, bytes } of rows)
    await source.execute({
      sql: 'INSERT INTO notes (text, whole, part, bytes) VALUES (?, ?, ?, ?)',
      args: [written, whole, part, bytes],
    });
  await source.execute(
    'INSERT INTO words SELECT DISTINCT text, id FROM notes WHERE text IS NOT NULL GROUP BY text',
  );
}

async function circle(rows: readonly Row[]): Promise<void> {
  await filled(rows);
  await emptied(target);
  const file = join(directory, 'circle.backup');
  const { lines, sums } = summing(dumpOf(source));
  await writeLines(file, key, lines);
  expect(sums().get('notes')?.rows).toBe(rows.length);
  await loadInto(target, readLines<Line>(file, key));
  expect(differences(sums(), await sumsOf(dumpOf(target)))).toEqual([]);
}

/** What the rows say of themselves, past the way in which they are dumped. */
async function bytesIn(client: Client): Promise<object[]> {
  const { rows } = await client.execute(
    'SELECT hex(text) AS text, typeof(whole) AS whole, typeof(part) AS part, hex(bytes) AS bytes FROM notes ORDER BY id',
  );
  return rows.map((one) => ({ ...one }));
}

test('there is something of every category of Unicode', () => {
  expect(ofEachCategory.length).toBeGreaterThan(CATEGORIES.length * 2);
});

test('whatever rows hold comes back as it was', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
      await circle(rows);
      expect(await bytesIn(target)).toEqual(await bytesIn(source));
    }),
    { numRuns: 30 },
  );
  await circle(ODD.map((character) => ({ text: `a${character}b`, whole: 0, part: null, bytes: null })));
});

test('fifteen texts of a megabyte, one of them all NULs, pass in pages that a server sends', async () => {
  const texts = [
    'ż\u2028'.repeat(200_000),
    '\u0000'.repeat(1_000_000),
    ...Array(13).fill('😀'.repeat(250_000)),
  ];
  await circle(texts.map((one: string) => ({ text: one, whole: null, part: null, bytes: null })));
});

test('a row below zero is a row, too', async () => {
  await filled([]);
  await source.execute("INSERT INTO notes (id, text) VALUES (-3, 'before'), (0, 'zero'), (1, 'one')");
  expect((await sumsOf(dumpOf(source))).get('notes')?.rows).toBe(3);
});

async function* these(...lines: Line[]): AsyncGenerator<Line> {
  yield* lines;
}

const SCHEMA: Line = {
  kind: 'schema',
  name: 'notes',
  sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)',
};
const TABLE: Line = { kind: 'table', name: 'notes', columns: ['id', 'text'] };
const rowOf = (...values: (string | number | null)[]): Line => ({ kind: 'row', values });
const tablesIn = async (client: Client) =>
  (await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"))
    .rows.length;

test.each([
  [
    'a row that the table refuses',
    [SCHEMA, TABLE, rowOf(1, 'a'), rowOf(2, null), rowOf(3, 'c')],
    'line 4 (table notes, row 2)',
  ],
  ['a row that is there twice', [SCHEMA, TABLE, rowOf(1, 'a'), rowOf(1, 'b')], 'line 4 (table notes, row 2)'],
  ['a table that can’t be', [{ ...SCHEMA, sql: 'CREATE TABLE notes (' }], 'line 1 (table notes)'],
  ['a dump without its end', [SCHEMA, TABLE, rowOf(1, 'a')], 'not whole: 1 rows of unknown'],
  [
    'a row that belongs to none',
    [
      { kind: 'schema', name: 'w', sql: 'CREATE TABLE w (n INTEGER REFERENCES notes (id))' },
      SCHEMA,
      { kind: 'table', name: 'w', columns: ['n'] },
      rowOf(7),
      { kind: 'end', rows: 1 },
    ],
    'first row 1 of w',
  ],
] as const)('%s stops the restore, which says where and leaves nothing', async (_, lines, words) => {
  await emptied(target);
  const refused = loadInto(target, these(...(lines as readonly Line[])));
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toThrow('The database is empty again.');
  expect(await tablesIn(target)).toBe(0);
});

test('a line that is no JSON is named without what stands in it, and one that was cut off is none', async () => {
  await emptied(target);
  const begun = [SCHEMA, TABLE].map((line) => `${JSON.stringify(line)}\n`).join('');
  for (const [end, words] of [
    ['{"kind":"row","values":[1,"tajne\n', 'Stopped at line 3 (table notes): This line is no JSON.'],
    [JSON.stringify(rowOf(1, 'tajne')), 'Stopped at line 3 (table notes): The last line has no end.'],
  ] as const) {
    const refused = loadInto(target, linesIn<Line>(Readable.from([Buffer.from(begun + end)])));
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.not.toThrow('tajne');
  }
  expect(await tablesIn(target)).toBe(0);
});

test('what comes after the rows and fails leaves nothing either', async () => {
  await emptied(target);
  const whole = these(SCHEMA, TABLE, rowOf(1, 'a'), { kind: 'end', rows: 1 });
  const refused = loadInto(target, whole, () => Promise.reject(new Error('no key.')));
  await expect(refused).rejects.toThrow('no key. The database is empty again.');
  expect(await tablesIn(target)).toBe(0);
});

test('what a killed restore left is taken out by the next one, and nothing else is', async () => {
  await emptied(target);
  await target.migrate([
    'CREATE TABLE restore_unfinished (begun_at INTEGER)',
    'CREATE TABLE notes (half TEXT)',
  ]);
  const whole = () => these(SCHEMA, TABLE, rowOf(1, 'a'), { kind: 'end', rows: 1 });
  expect(await loadInto(target, whole())).toBe(1);
  await expect(loadInto(target, whole())).rejects.toThrow('not empty');
  expect((await target.execute('SELECT text FROM notes')).rows.map(({ text: kept }) => kept)).toEqual(['a']);
});

test('a backup that comes back as something else is none', async () => {
  const lines = (...rows: Line[]) => these(SCHEMA, TABLE, ...rows, { kind: 'end', rows: rows.length });
  const sums = await sumsOf(lines(rowOf(1, 'a'), rowOf(2, 'b')));
  await verifyBackup(lines(rowOf(1, 'a'), rowOf(2, 'b')), sums);
  await expect(verifyBackup(lines(rowOf(1, 'a')), sums)).rejects.toThrow('notes: 1 rows of 2');
  await expect(verifyBackup(lines(rowOf(1, 'a'), rowOf(2, 'c')), sums)).rejects.toThrow(
    'something else in them',
  );
});
