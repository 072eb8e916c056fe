// node scripts/house.ts: the figures that the house is held to, each with its goal. Prints only;
// nothing fails on it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOMS = new Set(['account', 'advice', 'atlas', 'courses', 'payments', 'desk', 'site', 'platform']);
const FLOORS = new Set(['app', 'worker', 'domain', 'db', 'content', 'scripts', 'sandbox']);
/** Where a room is a folder: the room's place in a path. */
const ROOM_FLOORS = ['app/features', 'app/routes', 'worker/services', 'worker/routes', 'domain', 'db'];

type Goal = { what: string; now: number; goal: number; isMet?: boolean; shown?: string };

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
const isCode = (file: string) => /\.(?:ts|tsx|js)$/.test(file);
// Texts and tables are content, not code: a course a file, an occupation a row.
const isText = (file: string) =>
  /^content\/(?:courses|posts|pages|careers\/(?:occupations|portraits))\//.test(file);
const product = files.filter(
  (file) =>
    isCode(file) &&
    !isTest(file) &&
    !isText(file) &&
    !file.startsWith('db/migrations/') &&
    FLOORS.has(file.split('/')[0] ?? ''),
);
const textOf = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const productLines = sum(product.map(linesOf));

/** Folders of a floor that are none of the seven rooms. */
function strangeRooms(floor: string): string[] {
  const names = files
    .filter((file) => file.startsWith(`${floor}/`) && !isTest(file))
    .map((file) => file.slice(floor.length + 1).split('/'))
    .flatMap(([first = '', ...rest]) => (rest.length === 0 ? [] : [first]));
  return [...new Set(names)].filter((name) => !ROOMS.has(name) && name !== 'migrations' && name !== 'backup');
}

function roomOf(file: string): string | null {
  const floor = ROOM_FLOORS.find((one) => file.startsWith(`${one}/`));
  if (floor === undefined) return null;
  const [room = '', ...rest] = file.slice(floor.length + 1).split('/');
  return rest.length === 0 ? null : room;
}

const IMPORT = /(?:from|import\()\s*'((?:#|\.{1,2}\/)[^'?]+)/g;
const imports = product.flatMap((file) =>
  Array.from(textOf(file).matchAll(IMPORT), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
  ).map((target) => ({ file, target })),
);
// To the left or right on one floor; platform serves all, so it is no neighbour.
const between = imports.filter(({ file, target }) => {
  const [one, other] = [roomOf(file), roomOf(target)];
  return one !== null && other !== null && file.split('/')[0] === target.split('/')[0];
});
const sideways = between.filter(({ file, target }) => {
  const [one, other] = [roomOf(file), roomOf(target)];
  return one !== other && one !== 'platform' && other !== 'platform';
});
const exportsNobodyImports = countUnused();

function countUnused(): number {
  const named = new Set<string>();
  for (const file of files.filter(isCode))
    for (const [, names = '', from = ''] of textOf(file).matchAll(
      /(?:import|export)\s+(?:type\s+)?[^;'"{]*\{([^}]*)\}\s*from\s+'([^']+)'/g,
    ))
      for (const name of names.split(',')) {
        const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from));
        named.add(
          `${target}#${
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/)[0]
          }`,
        );
      }
  const whole = new Set(
    files
      .filter(isCode)
      .flatMap((file) =>
        Array.from(textOf(file).matchAll(/(?:\* as \w+ from|import\()\s*'([^'?]+)/g), ([, from = '']) =>
          from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from)),
        ),
      ),
  );
  return sum(
    product
      .filter((file) => !whole.has(file) && !/^app\/(?:routes\/|root|entry)|^worker\/index/.test(file))
      .map(
        (file) =>
          Array.from(
            textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm),
          ).filter(([, name]) => !named.has(`${file}#${name}`)).length,
      ),
  );
}

const rows: Goal[] = [
  { what: 'product lines, without tests, texts and migrations', now: productLines, goal: 88_000 },
  { what: 'product files', now: product.length, goal: 1_450 },
  {
    what: 'lines a file, mean (75 to 100)',
    now: Math.round(productLines / product.length),
    goal: 100,
    isMet: productLines / product.length >= 75 && productLines / product.length <= 100,
  },
  ...ROOM_FLOORS.map((floor) => {
    const strange = strangeRooms(floor);
    return {
      what: `${floor}: folders beside the seven rooms and platform`,
      now: strange.length,
      goal: 0,
      ...(strange.length > 0 && strange.length < 8
        ? { shown: `${strange.length}: ${strange.join(', ')}` }
        : {}),
    };
  }),
  {
    what: 'lines of db/migrations',
    now: sum(files.filter((file) => file.startsWith('db/migrations/')).map(linesOf)),
    goal: 5_000,
  },
  {
    what: 'rows of the route table (worker/routes)',
    now: sum(
      files
        .filter((file) => /^worker\/routes\/.*\.ts$/.test(file) && !isTest(file))
        // Calls of what makes a row; what makes such makers stands behind 'function' or 'return'.
        .map((file) => textOf(file).match(/(?<!function |return )\b[a-z]+Route\(/g)?.length ?? 0),
    ),
    goal: 49,
  },
  {
    what: 'imports that cross a room sideways, of those between rooms of a floor, %',
    now: Math.round((sideways.length / Math.max(1, between.length)) * 1000) / 10,
    // What it was before the rooms.
    goal: 31.3,
  },
  { what: 'exports that nobody imports', now: exportsNobodyImports, goal: 50 },
  {
    what: 'lines of tests',
    now: sum(files.filter((file) => isCode(file) && isTest(file)).map(linesOf)),
    goal: Number.POSITIVE_INFINITY,
  },
];

const widest = Math.max(...rows.map(({ what }) => what.length));
for (const { what, now, goal, isMet = now <= goal, shown } of rows) {
  const wanted = Number.isFinite(goal) ? `goal ${String(goal).padStart(6)}  ${isMet ? 'met' : 'missed'}` : '';
  console.log(`${what.padEnd(widest)}  ${(shown ?? String(now)).padStart(8)}  ${wanted}`);
}
