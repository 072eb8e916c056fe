// Who may import whom (docs/architecture.md 'Import rules'), the 300-line ceiling, and a few habits that a linter can't see.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['domain', 'content', 'db', 'worker', 'app', 'sandbox', 'tests', 'scripts'] as const;

type Folder = (typeof FOLDERS)[number];
type Import = { file: string; from: Folder; to: Folder; target: string; isType: boolean };

const files = globSync(FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
  (file) => !file.includes('node_modules'),
);
const textOf = (file: string) => readFileSync(file, 'utf8');
const folderOf = (path: string) => FOLDERS.find((folder) => path.startsWith(`${folder}/`)) ?? null;
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);

const IMPORT =
  /(import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|import\s+['"]([^'"]+)['"]/g;

function importsOf(file: string): Import[] {
  const from = folderOf(file);
  if (from === null) return [];
  return Array.from(textOf(file).matchAll(IMPORT)).flatMap((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? '';
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : specifier.replace(/^#/, '');
    const to = folderOf(target);
    return to === null ? [] : [{ file, from, to, target, isType: match[2] !== undefined }];
  });
}

const imports = files.filter((file) => !isTest(file)).flatMap(importsOf);
const breaking = (allowed: (one: Import) => boolean) =>
  imports.filter((one) => one.from !== one.to && !allowed(one)).map((one) => `${one.file} -> ${one.target}`);
const only = (from: Folder, allowed: (one: Import) => boolean) =>
  breaking((one) => one.from !== from || allowed(one));

const OF_APP = new Set(['app/context.ts', 'app/public-pages.ts']);

test('the test sees the imports at all', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.some((one) => one.from === 'worker' && one.to === 'app')).toBe(true);
});

test('domain imports nothing of ours', () => {
  expect(only('domain', () => false)).toEqual([]);
});

test('content imports domain', () => {
  expect(only('content', ({ to }) => to === 'domain')).toEqual([]);
});

test('db imports domain', () => {
  expect(only('db', ({ to }) => to === 'domain')).toEqual([]);
});

test('worker imports domain, content and db; of app only its context and its public pages', () => {
  const allowed = ({ to, target }: Import) =>
    to === 'domain' || to === 'content' || to === 'db' || OF_APP.has(target);
  expect(only('worker', allowed)).toEqual([]);
});

// Their loaders and actions are cut out of what browsers get; whatever else would carry the Worker's code there stops the build
// (scripts/build/server-only.ts).
const RUNS_ON_SERVER = /^app\/routes\/|\.server\.tsx?$|^app\/(?:root|entry\.server)\.tsx$/;
const DEEDS = /^worker\/(?:services|auth)\//;

test('app imports domain, content by *.server.ts or of the landing page and the quiz, deeds in what runs on the server, and only types of the rest of content and of worker; never db', () => {
  const allowed = ({ file, to, target, isType }: Import) =>
    to === 'domain' ||
    (to === 'worker' && RUNS_ON_SERVER.test(file) && DEEDS.test(target)) ||
    (to === 'content' &&
      (target.endsWith('.server.ts') ||
        target.endsWith('?url') ||
        target.startsWith('content/landing/') ||
        target === 'content/quiz.ts')) ||
    ((to === 'worker' || to === 'content') && isType);
  expect(only('app', allowed)).toEqual([]);
});

test('sandbox imports domain, content and the version of Stripe that the Worker speaks; only scripts and tests start it', () => {
  const allowed = ({ to, target }: Import) =>
    to === 'domain' || to === 'content' || target === 'worker/adapters/stripe.ts';
  expect(only('sandbox', allowed)).toEqual([]);
  expect(breaking(({ from, to }) => to !== 'sandbox' || from === 'scripts' || from === 'tests')).toEqual([]);
});

// Its answers are a model's, not ours: what judges them is in domain.
test('the local Gemini imports nothing of ours, so that it cannot fit its answers to what judges them', () => {
  const own = imports.filter((one) => one.file.startsWith('sandbox/gemini/'));
  expect(own.length).toBeGreaterThan(10);
  expect(
    own.filter(({ target }) => !target.startsWith('sandbox/gemini/')).map(({ target }) => target),
  ).toEqual([]);
});

test('nothing imports tests', () => {
  expect(breaking(({ to }) => to !== 'tests')).toEqual([]);
});

/** The circles among these files: Tarjan's strongly connected components, those of more than one file. */
function circlesOf(all: readonly string[], importedBy: (file: string) => readonly string[]): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let lowest = index;
    for (const target of importedBy(file)) {
      const seen = order.get(target);
      if (seen === undefined) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, seen);
    }
    if (lowest === index) found.push(open.splice(open.indexOf(file)));
    return lowest;
  };
  for (const file of all) if (!order.has(file)) visit(file);
  return found.filter((circle) => circle.length > 1);
}

test('the test finds circles', () => {
  const graph: Record<string, string[]> = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: ['d'], f: ['a'] };
  const circles = circlesOf(Object.keys(graph), (file) => graph[file] ?? []);
  expect(circles.map((circle) => circle.toSorted())).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('no circle of imports, types included, has more than ten files', () => {
  const known = new Set(files);
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports)
    if (known.has(target)) targets.set(file, [...(targets.get(file) ?? []), target]);
  const circles = circlesOf(files, (file) => targets.get(file) ?? []);
  expect(circles.filter((circle) => circle.length > 10).map((circle) => circle.toSorted())).toEqual([]);
});

test('no styles import each other in a circle, in which a value is undefined to anyone who is read first', () => {
  const ofStyles = new Set(files.filter((file) => file.endsWith('.css.ts')));
  const importedBy = (file: string) =>
    imports.filter((one) => one.file === file && ofStyles.has(one.target)).map(({ target }) => target);
  expect(circlesOf([...ofStyles], importedBy)).toEqual([]);
});

test('domain knows no clock, chance, environment or network', () => {
  const impure = /\b(Date\.now|new Date\(\)|Math\.random|crypto\.|process\.|fetch\()/;
  const code = (file: string) => textOf(file).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  const guilty = files.filter(
    (file) => file.startsWith('domain/') && !isTest(file) && impure.test(code(file)),
  );
  expect(guilty).toEqual([]);
});

// What a file makes as it is read, the first page after a cold start waits for (domain/platform/lazy.ts).
test('no file makes a format of dates or numbers before somebody asks for it', () => {
  const early = /^(?:export )?const [^=]+= new Intl\./m;
  expect(
    files.filter((file) => !/^(sandbox|tests|scripts)\//.test(file) && early.test(textOf(file))),
  ).toEqual([]);
});

test('the browser gets no schema library', () => {
  const schemas = imports.filter((one) => one.from === 'app' && !one.isType && one.to === 'domain');
  const guilty = schemas.filter((one) => /from 'zod'/.test(textOf(one.target)));
  expect(guilty.map((one) => `${one.file} -> ${one.target}`)).toEqual([]);
});

test('routes are mounted in two places only, so that none escapes the guard', () => {
  const mounts = /\bapp\.(get|post|put|patch|delete|all|on|route|mount)\(/;
  const mounting = files.filter((file) => file.startsWith('worker/') && mounts.test(textOf(file)));
  expect(mounting.toSorted()).toEqual(['worker/app.ts', 'worker/routes/define.ts']);
});

test('the Worker opens its database in one place, where every fault becomes database-down', () => {
  const opening = files.filter(
    (file) => file.startsWith('worker/') && !isTest(file) && /\bopenDatabase\b/.test(textOf(file)),
  );
  expect(opening).toEqual(['worker/adapters/database.ts']);
});

test('no component sets a style attribute, which the CSP would refuse', () => {
  expect(files.filter((file) => file.endsWith('.tsx') && /\sstyle=/.test(textOf(file)))).toEqual([]);
});

test('colours, pixels and font names stand in app/styles only', () => {
  const raw =
    /(?<![\w#&/])#[0-9a-f]{3,8}\b(?![\w-])|\b\d*\.?\d+px\b|\b(?:rgb|hsl|oklch)a?\(|fontFamily:(?!\s*(?:vars\.font\.|'inherit'))/i;
  const comments = /^\s*(?:\/\/|\*|\/\*).*$|\/\*[\s\S]*?\*\//gm;
  const looks = files.filter(
    (file) => file.startsWith('app/') && !file.startsWith('app/styles/') && !isTest(file),
  );
  expect(looks.filter((file) => raw.test(textOf(file).replaceAll(comments, '')))).toEqual([]);
});
