// What would be deployed stays within its weight and carries no secret. (That it bundles without an account, the dry run
// in scripts/test.ts shows, which also makes the build that these tests look at.)
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeBytes, workerBytes } from '#tests/bench/weight.ts';

const MAX_WORKER_GZIP_BYTES = 650_000;
const MAX_TEXTS_GZIP_BYTES = 300_000;
const MAX_LANDING_GZIP_BYTES = 125_000;

test('the Worker’s code weighs at most 650 kB gzip, its texts 300 kB, and what needs no model loads none', () => {
  const { code, texts } = workerBytes();
  expect(code).toBeLessThanOrEqual(MAX_WORKER_GZIP_BYTES);
  expect(texts).toBeGreaterThan(0);
  expect(texts).toBeLessThanOrEqual(MAX_TEXTS_GZIP_BYTES);
  expect(readFileSync('build/server/index.js', 'utf8')).not.toContain('generativelanguage.googleapis.com');
});

test('no secret of whoever builds is in the build', () => {
  expect(existsSync('build/server/.dev.vars')).toBe(false);
});

test('the landing page loads at most 125 kB gzip of JavaScript', () => {
  expect(routeBytes('landing')).toBeLessThanOrEqual(MAX_LANDING_GZIP_BYTES);
});
