// npm test: types, lint, rules, build, worker, pages, browser. Ends with a line that counts all tests.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { runChild } from './local/until-stopped.ts';

const REPORTS = '.local/reports';

type Counts = { passed: number; failed: number; skipped: number };

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

async function step(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  console.log(`\n--- ${name}`);
  const code = await runChild(command, args);
  console.log(`--- ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (code !== 0) finish(1);
}

async function tests(project: string): Promise<void> {
  const report = `${REPORTS}/${project}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  const startedAt = performance.now();
  console.log(`\n--- ${project}`);
  const code = await runChild('vitest', args);
  await count(report);
  console.log(`--- ${project}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (code !== 0) finish(1);
}

async function count(report: string): Promise<void> {
  const result: unknown = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const number = (name: string) => {
    const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : 0;
    return typeof value === 'number' ? value : 0;
  };
  counts.passed += number('numPassedTests');
  counts.failed += number('numFailedTests');
  counts.skipped += number('numPendingTests') + number('numTodoTests');
}

function finish(code: number): never {
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(code);
}

await mkdir(REPORTS, { recursive: true });
await step('types', 'npm', ['run', '--silent', 'typecheck']);
await step('lint and format', 'npm', ['run', '--silent', 'lint']);
await tests('rules');
// Builds, too: what the tests below run is what would be deployed.
await step('deployment, dry run', 'npm', ['run', '--silent', 'deploy', '--', '--dry-run']);
await tests('worker');

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (existsSync(chromium)) {
  await tests('e2e');
} else if (process.env['CI'] === 'true') {
  console.log(`No Chromium at ${chromium}: in CI that is a failure.`);
  finish(1);
} else {
  console.log(
    'The browser tests were left out: no Chromium. `apt-get install chromium`, or set CHROMIUM_PATH.',
  );
}
finish(0);
