// What workerd needs to serve the built Worker by itself: its modules, the floor beside it (floor.ts), a stand-in for the platform's
// cache, and the configuration that wrangler.json stands for. The same for a Worker that does nothing.
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';

const SERVER = 'build/server';

/** `/floor/up` is answered once the isolate is there, before anything of ours is asked. */
const MAIN = `
import app from './app/index.js';
import { createFloor } from './floor.js';
export * from './app/index.js';
const floor = createFloor(app);
export default {
  fetch: (request, env, context) =>
    request.url.endsWith('/floor/up') ? new Response('ok') :
    (request.url.includes('/floor/') ? floor : app).fetch(request, env, context),
};`;

const EMPTY = `export default { fetch: () => new Response('ok') };`;

const text = (value: string) => JSON.stringify(value);

export async function writeWorker(
  directory: string,
  { port, variables }: { port: number; variables: Record<string, string> },
): Promise<void> {
  const modules = globSync(`${SERVER}/**/*.js`).map((file) => relative(SERVER, file));
  for (const file of modules) {
    mkdirSync(dirname(join(directory, 'app', file)), { recursive: true });
    copyFileSync(join(SERVER, file), join(directory, 'app', file));
  }
  mkdirSync(join(directory, 'objects'));
  cpSync('build/client/dane', join(directory, 'assets/dane'), { recursive: true });
  copyFileSync('tests/bench/kept-answers.js', join(directory, 'kept-answers.js'));
  writeFileSync(join(directory, 'main.js'), MAIN);
  await buildFloor(directory);
  writeFileSync(join(directory, 'config.capnp'), configOf(modules, port, variables));
}

export async function writePlainWorker(directory: string, port: number, code = EMPTY): Promise<void> {
  writeFileSync(join(directory, 'main.js'), code);
  const { compatibility_date: date } = readWrangler();
  const worker = `(modules = [${embedded('main.js')}], compatibilityDate = ${text(date)})`;
  writeFileSync(join(directory, 'config.capnp'), server(port, [`(name = "main", worker = ${worker})`]));
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

function readWrangler(): Wrangler {
  return JSON.parse(readFileSync(`${SERVER}/wrangler.json`, 'utf8')) as Wrangler;
}

function embedded(file: string): string {
  return `(name = ${text(file)}, esModule = embed ${text(file)})`;
}

function server(port: number, services: string[]): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n    ')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}

function configOf(modules: string[], port: number, variables: Record<string, string>): string {
  const { compatibility_date: date, compatibility_flags: flags, durable_objects: objects } = readWrangler();
  const services = [
    '(name = "main", worker = .main)',
    `(name = "cache", worker = (modules = [${embedded('kept-answers.js')}], compatibilityDate = ${text(date)}))`,
    '(name = "internet", network = (allow = ["public", "private"]))',
    '(name = "assets", disk = (path = "assets"))',
    '(name = "disk", disk = (path = "objects", writable = true))',
  ];
  const bindings = [
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
    '(name = "ASSETS", service = "assets")',
    ...objects.bindings.map(
      ({ name, class_name }) => `(name = ${text(name)}, durableObjectNamespace = ${text(class_name)})`,
    ),
  ];
  const namespaces = objects.bindings.map(
    ({ class_name }) =>
      `(className = ${text(class_name)}, uniqueKey = ${text(class_name)}, enableSql = true)`,
  );
  const files = ['main.js', 'floor.js', ...modules.map((file) => `app/${file}`)];
  return `${server(port, services)}
const main :Workerd.Worker = (
  modules = [${files.map(embedded).join(', ')}],
  compatibilityDate = ${text(date)},
  compatibilityFlags = [${flags.map(text).join(', ')}],
  bindings = [${bindings.join(', ')}],
  durableObjectNamespaces = [${namespaces.join(', ')}],
  durableObjectStorage = (localDisk = "disk"),
  cacheApiOutbound = "cache",
);
`;
}
