// What each command of package.json may touch (docs/operations.md 'On your own machine'). A new one has to be put into the table.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_FILE, withoutServices } from '#scripts/local/environment.ts';

type Reach =
  /** Asks what the variables name, if the guard lets it (scripts/local/guard.ts). */
  | 'guarded'
  /** Reads no variable that names a service; what it needs, it starts by itself. */
  | 'nothing'
  /** May work on what is real, because… */
  | { because: string };

const COMMANDS: Record<string, Reach> = {
  start: 'guarded',
  dev: 'guarded',
  services: 'guarded',
  content: 'nothing',
  words: 'nothing',
  facts: 'nothing',
  build: 'nothing',
  typecheck: 'nothing',
  lint: 'nothing',
  format: 'nothing',
  test: 'nothing',
  'test:load': 'nothing',
  bench: 'nothing',
  'db:generate': 'nothing',
  evaluate: { because: 'with --model it asks the model that GEMINI_… name; it knows no database' },
  setup: { because: 'it makes prices, webhook and portal at Stripe, after a dry run' },
  operator: { because: 'the first owner of the desk is named in the deployed database' },
  lessons: { because: 'the operator writes lessons where they are read' },
  doctor: { because: 'it only reads, and says what is wrong with a deployment' },
  keys: { because: 'it changes a file of secrets and only counts in the database' },
  backup: { because: 'it only reads what it backs up' },
  restore: { because: 'it fills an empty database and refuses any other' },
  'security-log': { because: 'it only reads' },
  deploy: { because: 'it migrates and deploys; the preview refuses what is of production' },
};

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

test('the table names each command and no other', () => {
  expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

const READS =
  /\b(readEnvironment|ownOrLocalEnvironment)\(|env(\.|\[')(DATABASE|STRIPE|RESEND|GOOGLE|GEMINI_API)/;
const ENVIRONMENT = 'scripts/local/environment.ts';

/** The files that a command runs from, by their imports. */
function filesOf(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry) || !existsSync(entry)) return known;
  known.add(entry);
  const source = readFileSync(entry, 'utf8');
  for (const [, from = ''] of source.matchAll(/(?:from|import)\s*\(?'([#.][^']+\.ts)'/g))
    filesOf(from.startsWith('#') ? from.slice(1) : join(dirname(entry), from), known);
  return known;
}

test.each(Object.entries(COMMANDS))('%s reads such variables as the table says', (name, reach) => {
  const entries = [...(scripts[name] ?? '').matchAll(/node ([\w/.-]+\.ts)/g)].map(([, file = '']) => file);
  const reading = entries
    .flatMap((entry) => [...filesOf(entry)])
    .filter((file) => file !== ENVIRONMENT && READS.test(readFileSync(file, 'utf8')));
  if (reach === 'nothing') return expect(reading).toEqual([]);
  if (reach === 'guarded') return expect(reading).toEqual(['scripts/local/with-services.ts']);
  expect(reach.because).not.toBe('');
});

let canary: Server;
let calls = 0;
beforeAll(async () => {
  canary = createServer((_, response) => {
    calls += 1;
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void canary.close());

function run(
  script: string,
  variables: Record<string, string>,
): Promise<{ code: number | null; told: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.ts`], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let told = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (told += String(chunk)));
    child.once('exit', (code) => resolve({ code, told }));
  });
}

const guarded = Object.keys(COMMANDS).filter((name) => COMMANDS[name] === 'guarded');

test.each(guarded)('%s stops before it asks a database or a payment provider elsewhere', async (script) => {
  const { port } = canary.address() as AddressInfo;
  // By its address another machine, and yet here to be seen.
  const elsewhere = `http://[::ffff:127.0.0.1]:${port}`;
  const database = await run(script, { DATABASE_URL: elsewhere });
  expect([database.code, calls]).toEqual([1, 0]);
  expect(database.told).toContain('DATABASE_URL leads to [::ffff:7f00:1]');
  const stripe = await run(script, { DATABASE_URL: 'off', STRIPE_SECRET_KEY: 'sk_live_1' });
  expect(stripe.code).toBe(1);
  expect(stripe.told).toContain('STRIPE_SECRET_KEY is a live one');
});

test('a test begins without the variables of the person who runs it', () => {
  expect(process.env[NO_FILE]).toBe('1');
  const variables = { DATABASE_URL: 'libsql://szlak.example', STRIPE_SECRET_KEY: 'sk_live_1', PATH: '/bin' };
  expect(withoutServices(variables)).toEqual({ PATH: '/bin', [NO_FILE]: '1' });
});
