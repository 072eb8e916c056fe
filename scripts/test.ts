// npm test: types, lint, rules, build, worker, pages, browser. Ends with a line that counts all tests.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { withoutServices } from './local/environment.ts';
import { runGroup } from './local/process-group.ts';
import { added, closingLine, countsOf, NOTHING } from './local/test-counts.ts';

const REPORTS = '.local/reports';

/** No test works on what a developer's variables name. */
const environment = withoutServices(process.env);

let counts = NOTHING;

async function timed(name: string, command: string, args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  console.log(`\n--- ${name}`);
  const code = await runGroup(command, args, environment);
  console.log(`--- ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return code;
}

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  if ((await timed(name, command, args)) !== 0) fail(name);
}

async function tests(project: string): Promise<void> {
  const report = `${REPORTS}/${project}.json`;
  // What an earlier run has left counts for nothing.
  await rm(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
  const code = await timed(project, 'vitest', ['run', '--project', project, ...reporters]);
  counts = added(counts, countsOf(await readFile(report, 'utf8').catch(() => null), code));
  if (code !== 0) finish(1, project);
}

/** What is no test, and has failed all the same. */
function fail(name: string): never {
  counts = added(counts, { ...NOTHING, failed: 1 });
  finish(1, name);
}

function finish(code: number, endedAt: string | null = null): never {
  console.log(`\n${closingLine(counts, endedAt)}`);
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
  fail('e2e');
} else {
  console.log(
    'The browser tests were left out: no Chromium. `apt-get install chromium`, or set CHROMIUM_PATH.',
  );
}
finish(0);
