// What would be deployed stays within its weight and carries no secret. (That it bundles without an account, the dry run
// in scripts/test.ts shows, which also makes the build that these tests look at.)
import { existsSync, globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { routeBytes } from '#tests/bench/weight.ts';

const MAX_WORKER_GZIP_BYTES = 600_000;
const MAX_LANDING_GZIP_BYTES = 125_000;

test('the Worker weighs at most 600 kB gzip, and what needs no model loads none', () => {
  const modules = globSync('build/server/**/*.js');
  const weight = modules.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  expect(weight).toBeLessThanOrEqual(MAX_WORKER_GZIP_BYTES);
  expect(readFileSync('build/server/index.js', 'utf8')).not.toContain('generativelanguage.googleapis.com');
});

test('no secret of whoever builds is in the build', () => {
  expect(existsSync('build/server/.dev.vars')).toBe(false);
});

test('the landing page loads at most 125 kB gzip of JavaScript', () => {
  expect(routeBytes('landing')).toBeLessThanOrEqual(MAX_LANDING_GZIP_BYTES);
});
