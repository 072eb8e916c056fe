import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { kilobytesOf, type PyFile } from '#domain/courses/lessons/py-modules.ts';
import { pythonFiles, type PySource } from './python-modules.ts';

const files = await pythonFiles();

test.each([...files])('the page says of %s how much of the line it takes', (name, text) => {
  const file = name.replace(/^python\/|\.json$/g, '') as PyFile;
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const kB = brotliCompressSync(text, level).length / 1_000;
  expect(kilobytesOf([file])).toBeGreaterThanOrEqual(Math.floor(kB));
  expect(kilobytesOf([file])).toBeLessThanOrEqual(kB + 2);
});

test('no module names what reaches the page, the network or what is stored', () => {
  for (const [name, text] of files) {
    const sources: Record<string, PySource> = JSON.parse(text);
    for (const [module, [, source]] of Object.entries(sources)) {
      const named =
        /^\s*(?:import|from)\s+(?:browser|javascript)\b|localStorage|indexedDB|WebSocket|\bfetch\(/m.exec(
          source,
        );
      expect([name, module, named?.[0]]).toEqual([name, module, undefined]);
    }
  }
});
