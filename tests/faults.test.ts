// Every line of the fault table is held by tests that are there: tests/faults.md names them.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const LINES = Array.from({ length: 54 }, (_, index) => index + 1);

const table = await readFile(new URL('faults.md', import.meta.url), 'utf8');
const sections = new Map(
  table
    .split(/^## /m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section]),
);

test('the table has the 54 lines and no other', () => {
  expect([...sections.keys()]).toEqual(LINES);
});

test.each(LINES)('fault %i is held by tests that are there', async (line) => {
  const holds = [...(sections.get(line) ?? '').matchAll(/^- `([^`]+)`: (.+)$/gm)];
  expect(holds).not.toHaveLength(0);
  for (const [, file = '', words = ''] of holds) {
    const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
    expect(source, file).toContain(words);
  }
});
