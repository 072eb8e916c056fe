import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSourceMaps } from './source-maps.ts';

let directory: string;
beforeAll(async () => void (directory = await mkdtemp(join(tmpdir(), 'szlak-maps-'))));
afterAll(() => rm(directory, { recursive: true }));

test('maps leave the build for a folder of its version, of which the latest twenty stay', async () => {
  const [from, to] = [join(directory, 'build'), join(directory, 'maps')];
  for (let number = 10; number < 31; number++) {
    await mkdir(join(from, 'server/assets'), { recursive: true });
    for (const file of ['a.js', 'a.js.map']) await writeFile(join(from, 'server/assets', file), file);
    await keepSourceMaps(`mb${number}`, { from, to });
  }
  expect(await readdir(join(from, 'server/assets'))).toEqual(['a.js']);
  expect((await readdir(to)).toSorted().at(0)).toBe('mb11');
  expect(existsSync(join(to, 'mb30/server/assets/a.js.map'))).toBe(true);
});
