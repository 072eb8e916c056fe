// npm run bench: the targets beside what is measured, as Markdown, then tables that explain them. Builds first. `-- --only <part>` runs
// some parts (names below, with commas between); `-- --large` adds the part that seeds a million people; `peers`, which npm has to fetch, runs only by its name.
import { execFileSync } from 'node:child_process';
import { benchChunkWay } from './chunk-way.ts';
import { benchDecide } from './decide.ts';
import { benchFarDatabase } from './far-database.ts';
import { benchLibrary } from './library.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchManyCourses } from './many-courses.ts';
import { benchManyPeople } from './many-people.ts';
import { benchMarkdown } from './markdown.ts';
import { table, type Row } from './measured.ts';
import { benchModelCalls } from './model-calls.ts';
import { benchBytes, benchPages } from './pages.ts';
import { benchPeers } from './peers.ts';
import { benchPresses } from './presses.ts';
import { benchRouteBytes } from './route-bytes.ts';
import { benchStart } from './start.ts';
import { startSurroundings, type Surroundings } from './surroundings.ts';
import { benchWrites } from './writes.ts';

type Measured = Row[] | { rows: Row[]; list: string };

const PARTS: Record<string, (surroundings: Surroundings) => Promise<Measured>> = {
  pages: benchPages,
  bytes: benchBytes,
  routes: benchRouteBytes,
  lighthouse: benchLighthouse,
  presses: benchPresses,
  peers: benchPeers,
  chunks: benchChunkWay,
  model: benchModelCalls,
  database: benchFarDatabase,
  decide: benchDecide,
  writes: benchWrites,
  start: benchStart,
  courses: benchManyCourses,
  people: benchManyPeople,
  library: benchLibrary,
  markdown: benchMarkdown,
};

execFileSync('react-router', ['build', '.', '--config', 'tests/bench/reference/vite.config.ts'], {
  stdio: 'ignore',
});

const rows: Row[] = [];
const lists: string[] = [];
try {
  for (const name of wantedParts()) {
    const part = PARTS[name];
    if (part === undefined)
      throw new Error(`There is no ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
    console.error(`measuring: ${name}`);
    const surroundings = await startSurroundings();
    try {
      const measured = await part(surroundings);
      rows.push(...('rows' in measured ? measured.rows : measured));
      if ('list' in measured) lists.push(measured.list);
    } finally {
      await surroundings.stop();
    }
  }
} finally {
  // A part that fails takes nothing from those before it.
  console.log([table(rows), ...lists].join('\n\n'));
}

function wantedParts(): string[] {
  const at = process.argv.indexOf('--only');
  if (at >= 0) return (process.argv[at + 1] ?? '').split(',');
  const isLarge = process.argv.includes('--large');
  return Object.keys(PARTS).filter((name) => (isLarge || name !== 'people') && name !== 'peers');
}
