// What says where in our sources an error of a build was: kept on the machine that built it, and taken out of what is uploaded.
import { globSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const BUILT = 'build';
const SOURCE_MAPS = '.local/source-maps';

/** Of builds: more than are deployed while an error is looked for. */
const KEPT = 20;

export async function keepSourceMaps(
  version: string,
  { from = BUILT, to = SOURCE_MAPS } = {},
): Promise<void> {
  for (const path of globSync(`${from}/**/*.map`)) {
    const kept = join(to, version, relative(from, path));
    await mkdir(dirname(kept), { recursive: true });
    await rename(path, kept);
  }
  // Versions are times in base 36, so they sort as they were built.
  const versions = (await readdir(to).catch(() => [])).toSorted();
  await Promise.all(versions.slice(0, -KEPT).map((old) => rm(join(to, old), { recursive: true })));
}
