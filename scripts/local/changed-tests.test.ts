import { expect, test } from 'vitest';
import { changedTests } from './changed-tests.ts';

const ADVICE = ['tests/worker/advice/', 'tests/e2e/advice/'];

test.each([
  ['worker/services/advice/runs.ts', ADVICE],
  ['app/features/advice/quiz/Quiz.tsx', ADVICE],
  ['tests/support/courses/written.ts', ['tests/worker/courses/', 'tests/e2e/courses/']],
  ['tests/worker/advice/gate.test.ts', ['tests/worker/advice/gate.test.ts']],
  ['domain/advice/quiz/lock.test.ts', []],
  ['docs/product.md', []],
  ['scripts/backup.ts', []],
  ['worker/services/platform/mail.ts', 'all'],
  ['content/guides/praca.md', 'all'],
  ['tests/support/worker/application.ts', 'all'],
  ['package-lock.json', 'all'],
  ['wrangler.toml', 'all'],
])('a change of %s asks for %j', (path, wanted) => {
  expect(changedTests([path])).toEqual(wanted);
});

test('several changes ask for all their rooms, each once', () => {
  expect(
    changedTests(['db/advice/queries/runs.ts', 'domain/advice/runs.ts', 'app/routes/desk/people.tsx']),
  ).toEqual([...ADVICE, 'tests/worker/desk/', 'tests/e2e/desk/']);
});

test('one change that serves all rooms asks for every test', () => {
  expect(changedTests(['db/advice/queries/runs.ts', 'worker/app.ts'])).toBe('all');
});
