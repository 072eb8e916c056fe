// The patched renderer sends the bytes that React's own does. Both are loaded here from the source that the build reads.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withStringWriter } from './react-strings.ts';
import { latePage, PAGES } from './rendered-pages.tsx';

type Stream = ReadableStream<Uint8Array> & { allReady: Promise<void>; readText?(): string };
type Options = { progressiveChunkSize: number; nonce?: string; onError(): string };
type Renderer = { renderToReadableStream(page: ReactNode, options: Options): Promise<Stream> };

const require = createRequire(import.meta.url);
const FOLDER = dirname(require.resolve('react-dom/package.json'));

const source = readFileSync(join(FOLDER, 'cjs/react-dom-server.edge.production.js'), 'utf8');
const stock = rendererOf(source);
const patched = rendererOf(withStringWriter(source));

function rendererOf(code: string): Renderer {
  const exports = {} as Renderer;
  // React's own file, once as it is and once as the build changes it.
  new Function('exports', 'require', code)(exports, require);
  return exports;
}

// As app/entry.server.tsx asks.
const OPTIONS: Options = { progressiveChunkSize: 1e9, onError: () => 'fault' };

// Each byte as a letter, so that a difference can be read.
const lettersOf = (bytes: Uint8Array | ArrayBuffer | string) =>
  Buffer.from(bytes as string).toString('latin1');

/** What is sent of a page that was there whole before anybody read. */
async function bytesOf(stream: Stream): Promise<string> {
  await stream.allReady;
  return lettersOf(await new Response(stream).arrayBuffer());
}

test.each(PAGES)('%s: the same bytes as from React', async (_, page) => {
  const expected = await bytesOf(await stock.renderToReadableStream(page(), OPTIONS));
  expect(await bytesOf(await patched.renderToReadableStream(page(), OPTIONS))).toBe(expected);
});

test.each(PAGES)('%s: the same as a text', async (_, page) => {
  const expected = await bytesOf(await stock.renderToReadableStream(page(), OPTIONS));
  const stream = await patched.renderToReadableStream(page(), OPTIONS);
  await stream.allReady;
  expect(lettersOf(stream.readText?.() ?? '')).toBe(expected);
});

test('what is sent part by part under a nonce: the same bytes as from React', async () => {
  const expected = await partByPart(stock);
  expect(expected).toContain('nonce="abc"');
  expect(expected).toContain('$RC("B:0"');
  expect(await partByPart(patched)).toBe(expected);
});

async function partByPart({ renderToReadableStream }: Renderer): Promise<string> {
  const [soon, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const page = latePage(soon.promise, later.promise);
  const reader = (await renderToReadableStream(page, { ...OPTIONS, nonce: 'abc' })).getReader();
  let sent = '';
  const readUntil = async (part: string | null) => {
    while (part === null || !sent.includes(part)) {
      const { done, value } = await reader.read();
      if (done) return;
      sent += lettersOf(value);
    }
  };
  await readUntil('Ups!');
  soon.resolve();
  await readUntil('Jeszcze chwila');
  later.resolve();
  await readUntil(null);
  return sent;
}

test('pages that are read at once, or given up, leave nothing in one another', async () => {
  const render = () => Promise.all(PAGES.map(([, page]) => patched.renderToReadableStream(page(), OPTIONS)));
  const expected = await Promise.all((await render()).map(bytesOf));
  const streams = await render();
  const reading = streams.slice(1).map(bytesOf);
  await streams[0]?.cancel();
  expect(await Promise.all(reading)).toEqual(expected.slice(1));
});

test('another source than React’s is refused', () => {
  expect(() => withStringWriter(source.replaceAll('writeChunk', 'write'))).toThrow('not what it was');
  expect(() => withStringWriter(withStringWriter(source))).toThrow('not what it was');
});
