// docs/asvs.md answers every row of the standard's levels 1 and 2 once and in order, counts them rightly, and names paths that are there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = text.split('\n').filter((line) => line.startsWith('|'));
const rows = lines
  .map(cellsOf)
  .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = '', , answer = '', where = '']) => ({ id, answer, where }));

const ANSWERS = ['met', 'partly', 'not met', 'n.a.'];

// 253 rows have level 1 or 2 in version 5.0.0.
test('each of the 253 rows is answered once, in the order of their numbers', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBe(253);
  expect(new Set(ids).size).toBe(253);
  expect(ids).toEqual(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
});

test('an answer is one of four, and says where or why', () => {
  expect(rows.filter(({ answer, where }) => !ANSWERS.includes(answer) || where === '')).toEqual([]);
});

test('the summary counts what the tables say', () => {
  const countsOf = (ids: RegExp) => {
    const chapter = rows.filter(({ id }) => ids.test(id));
    return [...ANSWERS.map((one) => chapter.filter(({ answer }) => answer === one).length), chapter.length];
  };
  const summary = lines.map(cellsOf).filter(([name = '']) => /^(?:V\d+ |\*\*all)/.test(name));
  expect(summary.length).toBeGreaterThan(10);
  for (const [name = '', ...counts] of summary) {
    const chapter = /^V(\d+) /.exec(name)?.[1];
    const ids = chapter === undefined ? /^/ : new RegExp(`^${chapter}\\.`);
    expect([name, ...counts.map(Number)]).toEqual([name, ...countsOf(ids)]);
  }
});

test('whatever is partly or not met stands in the list of what is missing, and nothing else', () => {
  const list = text.split('## What is missing')[1]?.split('\n## ')[0] ?? '';
  const named = new Set(Array.from(list.matchAll(/\d+\.\d+\.\d+/g), ([id]) => id));
  const missing = new Set(
    rows.filter(({ answer }) => answer === 'partly' || answer === 'not met').map(({ id }) => id),
  );
  expect(named).toEqual(missing);
});

test('every path that an answer names is there', () => {
  const paths = rows.flatMap(({ id, where }) =>
    Array.from(where.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name)
      .filter((name) => /^(?!\/)[\w.-]+\/[\w./-]+$|^[\w.-]+\.(?:json|toml|md)$/.test(name))
      .filter((name) => !/^secrets\.env$/.test(name))
      .map((name) => ({ id, name })),
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([]);
});

test('every heading that an answer cites stands in its document', () => {
  const headings = new Map(
    globSync('docs/*.md').map((path) => [
      path,
      new Set(Array.from(readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading)),
    ]),
  );
  const gone = rows.flatMap(({ id, where }) =>
    Array.from(where.matchAll(/`(docs\/[\w-]+\.md)`((?:,? '[^']+')+)/g)).flatMap(
      ([, path = '', cited = '']) =>
        Array.from(cited.matchAll(/'([^']+)'/g), ([, heading = '']) => heading)
          .filter((heading) => headings.get(path)?.has(heading) !== true)
          .map((heading) => `${id}: ${path} '${heading}'`),
    ),
  );
  expect(gone).toEqual([]);
});
