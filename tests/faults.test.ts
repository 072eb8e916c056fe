// Every line of the fault table is held by tests that are there: tests/faults.md names them.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

const LINES = [...(await read('../docs/faults.md')).matchAll(/^\| (\d+) /gm)].map(([, line]) => Number(line));

const table = await read('faults.md');
const sections = new Map(
  table
    .split(/^## /m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section]),
);

test('the table has the lines of docs/faults.md and no other', () => {
  expect(LINES.length).toBeGreaterThan(50);
  expect([...sections.keys()]).toEqual(LINES);
});

test.each(LINES)('fault %i is held by tests that are there', async (line) => {
  const holds = [...(sections.get(line) ?? '').matchAll(/^- `([^`]+)`: (.+)$/gm)];
  expect(holds).not.toHaveLength(0);
  for (const [, file = '', words = ''] of holds) {
    const source = await read(`../${file}`);
    expect(source, file).toContain(words);
  }
});
