// public/dane/portrety: our sentences about the occupations, without blanks, as files of their own.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeChanged } from './modules.ts';

const SOURCE = 'content/careers/portraits';
const TARGET = 'public/dane/portrety';

export async function writePortraits(): Promise<void> {
  const files = (await readdir(SOURCE)).filter((name) => name.endsWith('.json'));
  await Promise.all(
    files.map(async (name) => {
      const portraits: unknown = JSON.parse(await readFile(join(SOURCE, name), 'utf8'));
      await writeChanged(join(TARGET, name), JSON.stringify(portraits));
    }),
  );
}
