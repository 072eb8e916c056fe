// Lighthouse as it comes (mobile, simulated slow network), on every kind of page in the sitemap: three passes, in which no page follows
// itself; median and worst. It is no dependency: npm brings it for this run alone, and without it these rows are left out.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHELVES } from '#domain/atlas/shelves.ts';
import { CHROMIUM } from '#scripts/local/chromium.ts';
import { FLAGS } from '#tests/support/browser/chromium.ts';
import { markdown, note, row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';
import { startFront } from './visitor-front.ts';

const LIGHTHOUSE = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];
export const PASSES = 3;
const UNLISTED = ['/zawody/porownaj?a=spawacz&b=elektryk', '/?auth=login', '/?auth=register'];
const SHELF_PATHS: ReadonlySet<string> = new Set(SHELVES.map(({ slug }) => `/zawody/${slug}`));
/** Of the kinds of pages of which the sitemap has many, the first. */
const KINDS: readonly ((path: string) => boolean)[] = [
  (path) => path.startsWith('/kursy/'),
  (path) => path.startsWith('/blog/'),
  (path) => SHELF_PATHS.has(path),
  (path) => path.startsWith('/zawody/') && path !== '/zawody/mapa' && !SHELF_PATHS.has(path),
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Figure = (typeof CATEGORIES)[number] | keyof typeof AUDITS;
export type Pass = Record<Figure, number>;
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

export async function benchLighthouse({ url }: Surroundings): Promise<{ rows: Row[]; list: string }> {
  if (!hasLighthouse())
    return { rows: [note('Lighthouse, mobile', 'left out: npm can’t fetch the package')], list: '' };
  const front = await startFront(url);
  try {
    const paths = await pathsOf(front.url);
    const passes = new Map<string, Pass[]>(paths.map((path) => [path, []]));
    for (let pass = 0; pass < PASSES; pass += 1)
      for (const [path, of] of passes)
        of.push(await passOver(front.url + path).catch(() => passOver(front.url + path)));
    return { rows: rowsOf(passes), list: listOf(passes) };
  } finally {
    await front.stop();
  }
}

/** Besides the sitemap's: a comparison, and signing in and registering, which are dialogs of pages, under addresses of their own. */
async function pathsOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, place = '']) => new URL(place).pathname);
  const isAnother = (path: string, index: number) =>
    KINDS.some((isOfKind) => isOfKind(path) && all.findIndex(isOfKind) !== index);
  return [...all.filter((path, index) => !isAnother(path, index)), ...UNLISTED];
}

export function hasLighthouse(): boolean {
  try {
    execFileSync('npm', [...LIGHTHOUSE, '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Rejects where the tool recorded nothing, which happens about once in a hundred passes: another try does. */
export async function passOver(address: string): Promise<Pass> {
  const file = join(tmpdir(), `szlak-lighthouse-${process.pid}.json`);
  const wanted = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless ${FLAGS.join(' ')}`,
  ];
  await promisify(execFile)('npm', [...LIGHTHOUSE, address, ...wanted], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  const scores = CATEGORIES.map((name) => [name, (report.categories[name]?.score ?? Number.NaN) * 100]);
  const times = Object.entries(AUDITS).map(([name, audit]) => [
    name,
    report.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...times]) as Pass;
}

function rowsOf(passes: Map<string, Pass[]>): Row[] {
  const worst = (figure: Figure, isWorse: (one: number, other: number) => boolean) =>
    Array.from(passes, ([path, of]) => ({ path, value: middle(of, figure) })).reduce((one, other) =>
      isWorse(other.value, one.value) ? other : one,
    );
  const lowest = (figure: Figure) => worst(figure, (one, other) => one < other);
  const highest = (figure: Figure) => worst(figure, (one, other) => one > other);
  const others = CATEGORIES.slice(1)
    .map(lowest)
    .reduce((one, other) => (other.value < one.value ? other : one));
  const what = (name: string, path: string) =>
    `Lighthouse mobile, ${passes.size} pages, the worst (${path}): ${name}`;
  const [performance, lcp, tbt, cls] = [
    lowest('performance'),
    highest('lcp'),
    highest('tbt'),
    highest('cls'),
  ];
  return [
    row(what('performance', performance.path), { must: 98, aim: 100, least: true }, performance.value, ''),
    row(what('the other three', others.path), { must: 100, aim: 100, least: true }, others.value, ''),
    row(what('LCP', lcp.path), { must: 1_200, aim: 800 }, lcp.value, ' ms'),
    row(what('TBT', tbt.path), { must: 80, aim: 0 }, tbt.value, ' ms'),
    row(what('CLS', cls.path), { must: 0.01, aim: 0 }, cls.value, '', 3),
  ];
}

function listOf(passes: Map<string, Pass[]>): string {
  const head = ['page', 'performance: median / worst', 'the other three', 'LCP, ms', 'TBT, ms', 'CLS'];
  const told = (of: readonly Pass[], figure: Figure, digits = 0, isMoreBetter = false) => {
    const values = of.map((pass) => pass[figure]);
    const worst = isMoreBetter ? Math.min(...values) : Math.max(...values);
    return `${middle(of, figure).toFixed(digits)} / ${worst.toFixed(digits)}`;
  };
  const lines = Array.from(passes, ([path, of]) => [
    path,
    told(of, 'performance', 0, true),
    CATEGORIES.slice(1)
      .map((name) => middle(of, name).toFixed(0))
      .join(' '),
    told(of, 'lcp'),
    told(of, 'tbt'),
    told(of, 'cls', 3),
  ]);
  return markdown(head, lines);
}

function middle(of: readonly Pass[], figure: Figure): number {
  return median(of.map((pass) => pass[figure]));
}
