// How large a room and a file may grow, so that a newcomer finds anything by its folder's name (CONTRIBUTING.md 'House style').
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{app,worker,db,domain}/**/*.{ts,tsx}');
const lengths = files
  .map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
  .toSorted((one, other) => one - other);
const lengthAt = (share: number) => lengths[Math.floor(lengths.length * share)];

test('no folder holds more than 25 code files', () => {
  const folders = Map.groupBy(files, (file) => dirname(file));
  const crowded = [...folders].filter(([, held]) => held.length > 25).map(([folder]) => folder);
  expect(crowded).toEqual([]);
});

test('half of the files have at most 60 lines, nine of ten at most 150', () => {
  expect(lengthAt(0.5)).toBeLessThanOrEqual(60);
  expect(lengthAt(0.9)).toBeLessThanOrEqual(150);
});

test('no file repeats its room’s name', () => {
  const repeating = files.filter((file) =>
    /(?:^|\/)(account|analysis|courses|payments|operator)\/(?:\1|\1-[\w-]+)\.tsx?$/.test(file),
  );
  expect(
    repeating.filter((file) => file.startsWith('worker/services/') || file.startsWith('worker/routes/')),
  ).toEqual([]);
});
