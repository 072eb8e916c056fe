import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { added, closingLine, countsOf, NOTHING } from './test-counts.ts';

const SUITES = {
  'good.test.ts': "test('a', () => {}); test.skip('b', () => {}); test.todo('c');",
  'bad.test.ts': "test('a', () => { throw new Error('no'); });",
  'unloadable.test.ts': "import './nowhere.ts'; test('a', () => {});",
  'hook.test.ts':
    "describe('x', () => { beforeAll(() => { throw new Error('no'); }); test('a', () => {}); test('b', () => {}); });",
};

test('a file that could not start counts as one failed beside the tests that failed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'counts-'));
  try {
    for (const [name, text] of Object.entries(SUITES)) await writeFile(join(directory, name), text);
    const args = [
      'run',
      '--root',
      directory,
      '--globals',
      '--reporter',
      'json',
      '--outputFile',
      'report.json',
    ];
    const { status } = spawnSync('vitest', args, { stdio: 'ignore' });
    const text = await readFile(join(directory, 'report.json'), 'utf8');
    expect(status).toBe(1);
    expect(countsOf(text, 1)).toEqual({ passed: 1, failed: 3, skipped: 4 });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test.each([null, '', '{', '{}', '[]'])('a run with a code and %j for a report has failed', (text) => {
  expect(countsOf(text, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const ALL_PASSED = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }],
});

test('a run in which all passed has failed if it ended with a code, and not otherwise', () => {
  expect(countsOf(ALL_PASSED, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(countsOf(ALL_PASSED, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('the closing line adds all up and says where it ended', () => {
  const all = [countsOf(ALL_PASSED, 0), countsOf(null, 1)].reduce(added, NOTHING);
  expect(closingLine(all, 'types')).toBe('2 passed, 1 failed, 0 skipped (ended at: types)');
  expect(closingLine(countsOf(ALL_PASSED, 0), null)).toBe('2 passed, 0 failed, 0 skipped');
});
