// How files are called, so that a newcomer finds anything by its folder's name (CONTRIBUTING.md 'House style').
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{app,worker,db,domain}/**/*.{ts,tsx}');

test('no file repeats its room’s name', () => {
  const repeating = files.filter((file) =>
    /(?:^|\/)(account|analysis|courses|payments|operator)\/(?:\1|\1-[\w-]+)\.tsx?$/.test(file),
  );
  expect(
    repeating.filter((file) => file.startsWith('worker/services/') || file.startsWith('worker/routes/')),
  ).toEqual([]);
});
