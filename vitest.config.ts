import { defineConfig } from 'vitest/config';

// One project per kind of test, so that `npm test` can run the fast ones before the build.
// What worker and browser tests run against lives as long as its Vitest worker (tests/support/worker/lent.ts), so these live on from file to
// file ('isolate'), too. Two at a time, also on two cores, where Vitest would run one: they mostly wait for one another's processes.
// Long, since a time-out costs nothing while all goes well. Nothing is tried twice: a test that sometimes fails is a defect.
const WAIT_MS = 60_000;
const slow = {
  globalSetup: ['tests/support/fresh-build.ts'],
  testTimeout: 5 * WAIT_MS,
  hookTimeout: 5 * WAIT_MS,
  expect: { poll: { timeout: WAIT_MS } },
  maxWorkers: 2,
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: ['tests/support/no-services.ts', 'tests/support/compiled-content.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          // Properties are tried on hundreds of cases, whose time is the machine's, not the rule's.
          testTimeout: WAIT_MS,
          // They share nothing but modules, whose evaluation for each file again took longer than the tests.
          isolate: false,
          maxWorkers: 2,
          include: [
            'domain/**/*.test.ts',
            'content/**/*.test.ts',
            'worker/**/*.test.ts',
            'app/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'sandbox/**/*.test.ts',
          ],
        },
      },
      {
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts', 'tests/pages/**/*.test.ts'], ...slow },
      },
      {
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...slow },
      },
      { test: { name: 'load', include: ['tests/load/**/*.test.ts'], fileParallelism: false, ...slow } },
    ],
  },
});
