// What runs against the build says so in one line where there is none, or where it is older than what it is made of.
import { globSync, statSync } from 'node:fs';

const BUILT = 'build/server/wrangler.json';
const SOURCES = [
  '{app,worker,db,domain,content}/**/*.{ts,tsx,md,json,svg}',
  '{vite,react-router}.config.ts',
  'wrangler.toml',
  'package-lock.json',
];
/** Made by the build itself, or no part of it. */
const isLeftOut = (path: string) => path.startsWith('content/compiled') || /\.test\.tsx?$/.test(path);

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;

export function setup(): void {
  const builtAt = changedAt(BUILT);
  const newer = globSync(SOURCES).find((path) => !isLeftOut(path) && changedAt(path) > builtAt);
  if (newer === undefined) return;
  console.error(
    builtAt === -Infinity
      ? 'There is no build: npm run build'
      : `The build is older than ${newer}: npm run build`,
  );
  process.exit(1);
}
