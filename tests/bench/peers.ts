// Our landing beside the same page in other frameworks: its elements, words, style and fonts, written out by each in its own way, with four
// checkboxes in place of the quiz. The folders in `peers` are installed and built by npm in a temporary place, for this run alone; one that
// can't be is left out. The plain React Router runs in workerd as we do, the others in Node: their CPU and starts are of another runtime.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startBrowser } from '#tests/support/browser/chromium.ts';
import { AUTH_SECRET } from '#tests/support/worker/application.ts';
import { unusedPort } from '#tests/support/worker/unused-port.ts';
import { hasLighthouse, PASSES, passOver, type Pass } from './lighthouse.ts';
import { markdown, note, row, type Row } from './measured.ts';
import { pressesOf, words, type Press } from './presses.ts';
import { startPlainWorker, startRawWorker, startServer, type RawWorker } from './raw-worker.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';
import { startFront } from './visitor-front.ts';

const ROUNDS = 5;
const WARM_UP = 150;
const REQUESTS = 100;
const AT_REST_MS = 2_500;
const START = { must: 1.5, aim: 1 };
const OURS = 'ours';
const PLAIN = 'react-router';
const VARIABLES = { APP_ENV: 'development', AUTH_SECRET, RATE_LIMIT_SCALE: '1000' };

type Peer = {
  /** Where its static files are laid before it is built. */
  files: string;
  /** Where they are afterwards, if something else than its server hands them out. */
  client: string | null;
  start(directory: string): Promise<RawWorker>;
};

const inNode =
  (file: string, variables: Record<string, string> = {}): Peer['start'] =>
  async (directory) => {
    const port = await unusedPort();
    const env = { ...variables, HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', PORT: String(port) };
    return startServer([process.execPath, file], { cwd: directory, port, env });
  };

const PEERS: Record<string, Peer> = {
  [PLAIN]: {
    files: 'public',
    client: 'build/client',
    start: (directory) => startPlainWorker(readFileSync(join(directory, 'build/server/index.js'), 'utf8')),
  },
  astro: { files: 'public', client: null, start: inNode('dist/server/entry.mjs') },
  sveltekit: { files: 'static', client: null, start: inNode('build/index.js') },
  next: { files: 'public', client: null, start: inNode('.next/standalone/server.js') },
};

/** Of one page. `path`: past our cache; the peers have none. */
type Site = { path: string; client: string | null; start(): Promise<RawWorker> };
type Figures = Record<string, number[]>;

export async function benchPeers(surroundings: Surroundings): Promise<{ rows: Row[]; list: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'szlak-peers-'));
  const sites = new Map<string, Site>([
    [OURS, { path: '/?x=1', client: 'build/client', start: () => startRawWorker(VARIABLES) }],
  ]);
  const leftOut: Row[] = [];
  try {
    const landing = await landingOf(surroundings.url);
    for (const [name, peer] of Object.entries(PEERS)) {
      const place = join(directory, name);
      try {
        build(name, place, peer, landing);
        await tried(await peer.start(place));
        const client = peer.client === null ? null : join(place, peer.client);
        sites.set(name, { path: '/', client, start: () => peer.start(place) });
      } catch (error) {
        leftOut.push(note(`peer ${name}`, `left out: ${String(error).split('\n', 1).join('')}`));
      }
    }
    const figures = new Map<string, Figures>([...sites.keys()].map((name) => [name, {}]));
    await measureStarts(sites, figures);
    await measurePages(sites, figures, surroundings);
    return { rows: [...rowsOf(figures), ...leftOut], list: listOf(figures) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

type Landing = { json: string; css: string };

/** What a person gets of our page, as a tree that any framework can write. */
async function landingOf(url: string): Promise<Landing> {
  const html = await (await fetch(url)).text();
  const browser = await startBrowser(url, { isOwn: true });
  try {
    const page = await (await browser.visitor()).newPage();
    return await page.evaluate(readLanding, html);
  } finally {
    await browser.close();
  }
}

/** Runs in a page, on a document in which nothing runs. */
function readLanding(html: string): Landing {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const css = page.querySelector('style')?.textContent ?? '';
  for (const one of page.querySelectorAll('script, style, template, noscript')) one.remove();
  const labels = Array.from(page.querySelectorAll('#quiz label:has([type="checkbox"])'));
  const options = labels.map((label) => label.querySelector('span')?.textContent ?? '');
  page.querySelector('#quiz fieldset')?.replaceWith(page.createElement('quiz'));
  const isTrue = new Set(['hidden', 'open', 'required', 'checked', 'disabled', 'multiple']);
  const nodesOf = (parent: Element): unknown[] =>
    Array.from(parent.childNodes).flatMap((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element ? nodeOf(node) : [];
    });
  const nodeOf = (element: Element) => ({
    tag: element.localName,
    props: Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, isTrue.has(name) || value]),
    ),
    nodes: nodesOf(element),
  });
  return { json: JSON.stringify({ title: page.title, options, nodes: nodesOf(page.body) }), css };
}

function build(name: string, place: string, { files }: Peer, { json, css }: Landing): void {
  console.error(`building: ${name}`);
  cpSync(`tests/bench/peers/${name}`, place, { recursive: true });
  writeFileSync(join(place, 'landing.json'), json);
  writeFileSync(join(place, 'landing.css'), css);
  const assets = join(place, files, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const file of globSync('build/client/assets/*.{woff2,svg}'))
    cpSync(file, join(assets, basename(file)));
  const stdio = process.env['BENCH_DEBUG'] === undefined ? ('ignore' as const) : ('inherit' as const);
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: place, stdio, env });
  execFileSync('npm', ['run', 'build'], { cwd: place, stdio, env });
  if (name !== 'next') return;
  // Its own server hands these out only from beside itself.
  for (const folder of ['public', '.next/static'])
    cpSync(join(place, folder), join(place, '.next/standalone', folder), { recursive: true });
}

async function tried(server: RawWorker): Promise<void> {
  const answer = await fetch(server.url);
  const isOurs = (await answer.text()).includes('Natura');
  await server.stop();
  if (!answer.ok || !isOurs) throw new Error(`It answers ${answer.status}.`);
}

function take(figures: Map<string, Figures>, name: string, taken: Record<string, number>): void {
  const of = figures.get(name) ?? {};
  for (const [what, value] of Object.entries(taken)) of[what] = [...(of[what] ?? []), value];
}

async function measureStarts(sites: Map<string, Site>, figures: Map<string, Figures>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, site] of sites) {
      const server = await site.start();
      take(figures, name, { startMs: server.startMs, startCpuMs: server.cpuMs() });
      await server.stop();
    }
}

async function measurePages(
  sites: Map<string, Site>,
  figures: Map<string, Figures>,
  surroundings: Surroundings,
): Promise<void> {
  const running: { name: string; server: RawWorker; front: Awaited<ReturnType<typeof startFront>> }[] = [];
  try {
    for (const [name, site] of sites) {
      const server = await site.start();
      running.push({ name, server, front: await startFront(server.url, site.client) });
      await ask(server.url + site.path, WARM_UP);
    }
    const passes = hasLighthouse() ? PASSES : 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, server } of running) {
        const before = server.cpuMs();
        await ask(server.url + (sites.get(name)?.path ?? '/'), REQUESTS);
        take(figures, name, { pageCpuMs: (server.cpuMs() - before) / REQUESTS });
      }
      for (const { name, front } of running) {
        take(figures, name, { press: await firstPress(front.url, false, surroundings) });
        take(figures, name, { hastyPress: await firstPress(front.url, true, surroundings) });
      }
      if (round < passes)
        for (const { name, front } of running) take(figures, name, ratingOf(await rated(front.url)));
    }
    for (const { name, front } of running) take(figures, name, await weightOf(front.url));
  } finally {
    for (const { server, front } of running) {
      await front.stop();
      await server.stop();
    }
  }
}

async function ask(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await (await fetch(url)).arrayBuffer();
}

const OPTION: Press = {
  what: 'an option',
  act: words('Natura'),
  hasHappened: () => document.querySelectorAll('input:checked').length === 1,
};

async function firstPress(url: string, isHasty: boolean, surroundings: Surroundings): Promise<number> {
  const visit = { path: '/', width: 360, presses: [OPTION], ...(isHasty ? { isHasty: true as const } : {}) };
  const [[, taken] = []] = await pressesOf(visit, url, surroundings);
  return taken?.inpMs ?? Number.NaN;
}

function rated(url: string): Promise<Pass> {
  return passOver(`${url}/`).catch(() => passOver(`${url}/`));
}

function ratingOf({ performance, lcp, tbt, cls }: Pass): Record<string, number> {
  return { performance, lcp, tbt, cls };
}

/** Gzip: the HTML, and the scripts that come before anything is pressed, those in the page with them. */
async function weightOf(url: string): Promise<{ html: number; scripts: number }> {
  const browser = await startBrowser(url, { isOwn: true });
  try {
    const page = await (await browser.visitor({ width: 360 })).newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
    });
    const html = (await (await page.goto('/'))?.text()) ?? '';
    await page.waitForTimeout(AT_REST_MS);
    const inline = Array.from(
      html.matchAll(/<script(?![^>]*(?:json|rules|src=))[^>]*>([\s\S]*?)<\/script>/g),
    );
    const scripts = [...(await Promise.all(bodies)), inline.map(([, code = '']) => code).join('\n')];
    const gzipped = (text: string | Buffer) => (text.length > 0 ? gzipSync(text).length : 0);
    return { html: gzipped(html), scripts: scripts.reduce((sum, script) => sum + gzipped(script), 0) };
  } finally {
    await browser.close();
  }
}

function rowsOf(figures: Map<string, Figures>): Row[] {
  const ratio = (what: string) =>
    median(figures.get(OURS)?.[what] ?? []) / median(figures.get(PLAIN)?.[what] ?? []);
  return [
    row('start to the first answer × plain React Router’s', START, ratio('startMs'), '×', 2),
    row('the same in CPU time, all threads', START, ratio('startCpuMs'), '×', 2),
    note('uncached landing × plain React Router’s, CPU', `${ratio('pageCpuMs').toFixed(2)}×`),
  ];
}

const LINES: readonly [what: string, name: string, digits: number, unit?: number][] = [
  ['performance', 'Lighthouse mobile: performance', 0],
  ['lcp', 'Lighthouse mobile: LCP, s', 2, 1_000],
  ['tbt', 'Lighthouse mobile: TBT, ms', 0],
  ['cls', 'Lighthouse mobile: CLS', 3],
  ['html', 'HTML, kB gzip', 1, 1_000],
  ['scripts', 'JavaScript before a press, kB gzip', 1, 1_000],
  ['press', 'first press at 4×, at rest: INP, ms', 0],
  ['hastyPress', 'first press at 4×, at once: INP, ms', 0],
  ['pageCpuMs', 'uncached page: CPU, ms', 2],
  ['startMs', 'process start to the first answer, ms', 0],
  ['startCpuMs', 'the same in CPU, ms', 0],
];

function listOf(figures: Map<string, Figures>): string {
  const told = (values: readonly number[], digits: number, unit: number) =>
    values.length === 0 ? '' : (median(values) / unit).toFixed(digits);
  return markdown(
    [`the landing, medians in turns: Lighthouse of ${PASSES}, others of ${ROUNDS}`, ...figures.keys()],
    LINES.map(([what, name, digits, unit = 1]) => [
      name,
      ...Array.from(figures.values(), (of) => told(of[what] ?? [], digits, unit)),
    ]),
  );
}
