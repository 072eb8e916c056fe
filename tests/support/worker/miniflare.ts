// Miniflare itself, for the two things that wrangler's test harness doesn't do: another build put in place under the same address, as a
// deployment does, and burst limits that count without a clock. All other tests run by application.ts: wrangler reads the configuration
// as a deployment does, and keeps the logs, the schedules and the objects' storage at hand. Without a database it is a stranger's.
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { onFreePort, unusedPort } from '#scripts/local/free-port.ts';
import { AUTH_SECRET } from './application.ts';

export const BUILD = resolve('build');
const MAIN = 'index.js';

const VARIABLES = {
  APP_ENV: 'development',
  AUTH_SECRET,
};

const NOWHERE = 'http://127.0.0.1:9';

export type BuiltWorker = {
  url: string;
  /** From now on this build answers, and nothing of the one before is left. */
  deploy(build: string): Promise<void>;
  stop(): Promise<void>;
};

/** `isCounted`: bursts are counted exactly and for ever, where the platform's windows begin again with each minute of the clock. */
export async function startBuiltWorker({ isCounted = false, database = NOWHERE } = {}): Promise<BuiltWorker> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const optionsOf = (build: string, port: number) =>
    convertV4MiniflareOptions(optionsFor(build, port, isCounted, database));
  const { miniflare, origin, port } = await onFreePort(unusedPort, async (chosen) => {
    const started = new Miniflare(optionsOf(BUILD, chosen));
    try {
      return { miniflare: started, origin: (await started.ready).origin, port: chosen };
    } catch (error) {
      await started.dispose();
      throw error;
    }
  });
  return {
    url: origin,
    async deploy(build) {
      await miniflare.setOptions(optionsOf(build, port));
    },
    stop: () => miniflare.dispose(),
  };
}

function optionsFor(build: string, port: number, isCounted: boolean, database: string): V4MiniflareOptions {
  const server = join(build, 'server');
  const configuration = join(server, 'wrangler.json');
  const { modulesRules: _, ...options } = workerOptionsOf(configuration).workerOptions;
  const files = globSync('**/*.js', { cwd: server }).filter((file) => file !== MAIN);
  const worker = {
    ...options,
    name: 'szlak',
    bindings: { ...VARIABLES, DATABASE_URL: database, RATE_LIMIT_SCALE: isCounted ? '1' : '1000' },
    modulesRoot: server,
    modules: [MAIN, ...files].map((file) => ({ type: 'ESModule' as const, path: join(server, file) })),
  };
  // The Worker's own log lines are no matter of these tests.
  const shared = { host: '127.0.0.1', port, handleStructuredLogs: () => {} };
  if (!isCounted) return { ...shared, workers: [worker] };
  return {
    ...shared,
    workers: [{ ...worker, ratelimits: {}, serviceBindings: countersFor(configuration) }, COUNTER],
  };
}

function countersFor(configuration: string) {
  const { ratelimits } = JSON.parse(readFileSync(configuration, 'utf8')) as {
    ratelimits: { name: string; simple: { limit: number; period: 10 | 60 } }[];
  };
  return Object.fromEntries(
    ratelimits.map(({ name, simple: { limit, period } }) => [
      name,
      { name: COUNTER.name, entrypoint: 'Counter', props: { name, most: (limit * 60) / period } },
    ]),
  );
}

const COUNTER = {
  name: 'counter',
  compatibilityDate: '2026-10-12',
  modules: true,
  script: `
    import { WorkerEntrypoint } from 'cloudflare:workers';
    const counts = new Map();
    export class Counter extends WorkerEntrypoint {
      limit({ key }) {
        const { name, most } = this.ctx.props;
        const count = (counts.get(name + ' ' + key) ?? 0) + 1;
        counts.set(name + ' ' + key, count);
        return { success: count <= most };
      }
    }
    export default {};`,
};

/** A copy of the build as a later one would be: of another version, its scripts under other names. */
export async function laterBuild(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-build-'));
  await cp(BUILD, directory, { recursive: true });
  const assets = globSync('*.js', { cwd: join(directory, 'client/assets') }).filter((name) =>
    /[\w-]{7}\.js$/.test(name),
  );
  const files = globSync(`${directory}/**/*.js`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const [, version] = /plain-(\w+)\.js/.exec(texts.join('')) ?? [];
  if (version === undefined) throw new Error('The build does not say which one it is.');
  const names = new RegExp(`(?<=[/"'\`])(${assets.join('|')})`, 'g');
  const later = (text: string) =>
    text.replace(names, (name) => `later-${name}`).replaceAll(version, `${version}later`);
  await Promise.all(
    files.map(async (file, index) => {
      await writeFile(file, later(texts[index] ?? ''));
      await rename(file, later(file));
    }),
  );
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
