import { defineConfig } from 'vitest/config';

// One project per kind of test, so that `npm test` can run the fast ones before the build.
// Worker, pages and browser tests each start their own sqld, Worker and local Gemini.
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'content/**/*.test.ts',
            'worker/**/*.test.ts',
            'app/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/sandbox/**/*.test.ts',
          ],
        },
      },
      {
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts', 'tests/pages/**/*.test.ts'], ...slow },
      },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], fileParallelism: false, ...slow } },
      { test: { name: 'load', include: ['tests/load/**/*.test.ts'], fileParallelism: false, ...slow } },
    ],
  },
});
