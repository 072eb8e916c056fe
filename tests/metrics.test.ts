// The list of events (domain/platform/metrics.ts) is neither shorter than the specification's nor longer than what is counted.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METRICS } from '#domain/platform/metrics.ts';

const names = Object.keys(METRICS);

test('every event of the specification is in the list', () => {
  const [, events = ''] =
    /^### Analytics events\n([\s\S]*?)\n#/m.exec(readFileSync('docs/product.md', 'utf8')) ?? [];
  const specified = Array.from(events.matchAll(/`(\w+)`/g), ([, name = '']) => name);
  expect(specified.length).toBeGreaterThan(5);
  expect(specified.filter((name) => !names.includes(name))).toEqual([]);
});

test('every event in the list is counted somewhere', () => {
  const code = globSync('{db,worker}/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  expect(names.filter((name) => !code.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});
