// npm test: types, lint, rules, build, worker, browser. Ends with a line that counts all tests. `-- --changed` runs only those that what was
// changed since the last commit may touch (`--changed=main`: since then), `-- --shard 1/4` a fourth of them, where the first shard checks
// types and form.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { changedTests } from './local/changed-tests.ts';
import { TEST_BROWSER } from './local/chromium.ts';
import { withoutServices } from './local/environment.ts';
import { runGroup } from './local/process-group.ts';
import { added, closingLine, countsOf, NOTHING } from './local/test-counts.ts';

const REPORTS = '.local/reports';

/** No test works on what a developer's variables name. */
const environment = withoutServices(process.env);

const { shard, since } = wanted();
const shardArgs = shard === null ? [] : [`--shard=${shard}`];

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

async function tests(project: string, selection: readonly string[]): Promise<void> {
  const report = `${REPORTS}/${project}.json`;
  // What an earlier run has left counts for nothing.
  await rm(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
  const some = [...shardArgs, ...selection];
  const chosen = some.length === 0 ? [] : [...some, '--passWithNoTests'];
  const code = await timed(project, 'vitest', ['run', '--project', project, ...reporters, ...chosen]);
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

/** What of it all is asked for; ends the process at what nobody knows. */
function wanted(): { shard: string | null; since: string | null } {
  const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
  try {
    const options = { shard: { type: 'string' }, changed: { type: 'string' } } as const;
    const { shard: part = null, changed = null } = parseArgs({ args, options }).values;
    if (part !== null && !/^[1-9]\d*\/[1-9]\d*$/.test(part)) throw new Error(`--shard ${part}: say 1/4`);
    return { shard: part, since: changed };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (path) => path !== '',
  );
}

await mkdir(REPORTS, { recursive: true });
if (shard === null || shard.startsWith('1/')) {
  await step('types', 'npm', ['run', '--silent', 'typecheck']);
  await step('lint and format', 'npm', ['run', '--silent', 'lint']);
}
await tests('rules', since === null ? [] : [`--changed=${since}`]);

const paths = since === null ? 'all' : changedTests(changedSince(since));
if (paths !== 'all' && paths.length === 0) {
  console.log('\nNothing was changed that a worker or browser test tries.');
  finish(0);
}
const selection = paths === 'all' ? [] : paths;
// Builds, too: what the tests below run is what would be deployed.
await step('deployment, dry run', 'npm', ['run', '--silent', 'deploy', '--', '--dry-run']);
await tests('worker', selection);

if (existsSync(TEST_BROWSER)) {
  await tests('e2e', selection);
} else if (process.env['CI'] === 'true') {
  console.log(`No Chromium at ${TEST_BROWSER}: in CI that is a failure.`);
  fail('e2e');
} else {
  console.log(
    'The browser tests were left out: no Chromium. `apt-get install chromium-headless-shell`, or set CHROMIUM_PATH.',
  );
}
finish(0);
