// The built Worker in workerd itself, with no proxy before it: `wrangler dev` adds 3 ms to each request (stack.md §9).
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { unusedPort } from '#tests/support/unused-port.ts';

export type RawWorker = {
  url: string;
  /** From the process being started to its first answer (to `/`). */
  firstAnswerMs: number;
  /** CPU time of all its threads so far. */
  cpuMs(): number;
  stop(): Promise<void>;
};

const workerd = (createRequire(import.meta.url)('workerd') as { default: string }).default;

const SERVER = 'build/server';
const POLL_MS = 2;
const NS_PER_MS = 1e6;

const MAIN = `
import app from './app/index.js';
import { createFloor } from './floor.js';
export * from './app/index.js';
const floor = createFloor(app);
export default {
  fetch: (request, env, context) =>
    (request.url.includes('/floor/') ? floor : app).fetch(request, env, context),
};`;

export async function startRawWorker(variables: Record<string, string>): Promise<RawWorker> {
  const directory = mkdtempSync(join(tmpdir(), 'szlak-bench-'));
  const port = await unusedPort();
  await prepare(directory, port, variables);
  const child = spawn(workerd, ['serve', 'config.capnp', '--experimental'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', process.env['BENCH_DEBUG'] === undefined ? 'ignore' : 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  const firstAnswerMs = await untilAnswer(url, () => child.exitCode !== null);
  return {
    url,
    firstAnswerMs,
    cpuMs: () => cpuOf(child.pid ?? 0),
    async stop() {
      process.off('exit', end);
      const ended = new Promise((done) => child.once('exit', done));
      end();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilAnswer(url: string, hasEnded: () => boolean): Promise<number> {
  while (!hasEnded()) {
    const startedAt = performance.now();
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer !== null) return performance.now() - startedAt;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('workerd ended before it answered; BENCH_DEBUG=1 shows why.');
}

function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) /
    NS_PER_MS
  );
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

async function prepare(directory: string, port: number, variables: Record<string, string>): Promise<void> {
  const modules = globSync(`${SERVER}/**/*.js`).map((file) => relative(SERVER, file));
  for (const file of modules) {
    mkdirSync(dirname(join(directory, 'app', file)), { recursive: true });
    copyFileSync(join(SERVER, file), join(directory, 'app', file));
  }
  mkdirSync(join(directory, 'objects'));
  copyFileSync('tests/bench/kept-answers.js', join(directory, 'kept-answers.js'));
  writeFileSync(join(directory, 'main.js'), MAIN);
  await buildFloor(directory);
  writeFileSync(join(directory, 'config.capnp'), configOf({ modules, port, variables }));
}

async function buildFloor(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: resolve('tests/bench/floor.ts'),
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'floor.js' } },
    },
  });
}

type Wrangler = {
  compatibility_date: string;
  compatibility_flags: string[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
};

function configOf(options: { modules: string[]; port: number; variables: Record<string, string> }): string {
  const wrangler = JSON.parse(readFileSync(`${SERVER}/wrangler.json`, 'utf8')) as Wrangler;
  const objects = wrangler.durable_objects.bindings;
  const text = (value: string) => JSON.stringify(value);
  const files = ['main.js', 'floor.js', ...options.modules.map((file) => `app/${file}`)];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "cache", worker = (modules = [(name = "kept.js", esModule = embed "kept-answers.js")], compatibilityDate = ${text(wrangler.compatibility_date)})),
    (name = "internet", network = (allow = ["public", "private"])),
    (name = "disk", disk = (path = "objects", writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${options.port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${files.map((file) => `(name = ${text(file)}, esModule = embed ${text(file)})`).join(', ')}],
  compatibilityDate = ${text(wrangler.compatibility_date)},
  compatibilityFlags = [${wrangler.compatibility_flags.map(text).join(', ')}],
  bindings = [
    ${Object.entries(options.variables)
      .map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`)
      .join(', ')},
    ${objects.map(({ name, class_name }) => `(name = ${text(name)}, durableObjectNamespace = ${text(class_name)})`).join(', ')}
  ],
  durableObjectNamespaces = [${objects.map(({ class_name }) => `(className = ${text(class_name)}, uniqueKey = ${text(class_name)}, enableSql = true)`).join(', ')}],
  durableObjectStorage = (localDisk = "disk"),
  cacheApiOutbound = "cache",
);
`;
}
