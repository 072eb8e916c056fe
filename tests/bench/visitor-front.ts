// Stands where the platform stands before the Worker: hands out the built files and compresses what it passes on, so that a browser
// sees what a visitor's would. (The platform speaks HTTP/2 or 3 besides.)
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';

const CLIENT = 'build/client';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /^(text\/|application\/(json|xml|manifest|wasm)|image\/svg)|xml$/;
/** As the platform does on the fly. */
const LIVE = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Front = { url: string; stop(): Promise<void> };

/** `client`: where the built files are; without it all are the server's own. */
export async function startFront(worker: string, client: string | null = CLIENT): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    answer({ worker, client }, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  { worker, client }: { worker: string; client: string | null },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', worker);
  const file = join(client ?? '', pathname);
  if (
    client !== null &&
    pathname !== '/' &&
    !pathname.includes('..') &&
    existsSync(file) &&
    statSync(file).isFile()
  ) {
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': cacheControlOf(pathname),
      'x-content-type-options': 'nosniff',
    };
    return send(outgoing, 200, new Headers(headers), readFileSync(file));
  }
  const asked = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !['connection', 'accept-encoding'].includes(name))
      asked.set(name, value);
  // Forms of the page that came through here: to the Worker they are of its own address.
  if (asked.has('origin')) asked.set('origin', worker);
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as BodyInit);
  const wanted = { method, headers: asked, body, redirect: 'manual', duplex: 'half' } as const;
  const found = await fetch(worker + (incoming.url ?? '/'), wanted);
  send(outgoing, found.status, found.headers, Buffer.from(await found.arrayBuffer()));
}

/** As public/_headers says. */
function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/obrazy/') ? 'public, max-age=86400' : 'public, max-age=0, must-revalidate';
}

function send(outgoing: ServerResponse, status: number, headers: Headers, content: Buffer): void {
  const kept = [...headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
  );
  const isCompressed = COMPRESSED.test(headers.get('content-type') ?? '') && content.length > 0;
  outgoing.writeHead(status, {
    ...Object.fromEntries(kept),
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  outgoing.end(isCompressed ? brotliCompressSync(content, LIVE) : content);
}
