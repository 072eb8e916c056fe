// What a page is measured against: a Hono route that has the finished HTML in hand, as a string or from the Cache API, and one that
// lets React alone render the page (reference/entry.server.tsx). It is joined to the built Worker here alone (raw-worker.ts): what
// is deployed knows no such route.
import { Hono } from 'hono';

type Application = { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };

/** Ways to render the page that the application rendered last. */
export type References = { string(): string; stream(): Promise<ReadableStream> };

const KEY = 'https://floor.example/';

export function createFloor(application: Application) {
  const floor = new Hono();
  let finished: string | null = null;
  const pages = new Map<string, References>();
  floor.use(async (c, next) => {
    finished ??= await textOf(application, new URL('/', c.req.url), c.env, c.executionCtx);
    await next();
  });
  floor.get('/floor/text', (c) => c.html(finished ?? ''));
  floor.get('/floor/kept', async (c) => {
    const cache = await caches.open('floor');
    const kept = await cache.match(KEY);
    if (kept !== undefined) return kept;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=86400' };
    await cache.put(KEY, new Response(finished, { headers }));
    return c.html(finished ?? '');
  });
  floor.get('/floor/react/:way', async (c) => {
    const page = c.req.query('page') ?? '/';
    const references =
      pages.get(page) ?? (await referencesOf(new URL(page, c.req.url), c.env, c.executionCtx));
    pages.set(page, references);
    return c.req.param('way') === 'stream'
      ? c.body(await references.stream(), 200, { 'Content-Type': 'text/html; charset=utf-8' })
      : c.html(references.string());
  });

  async function referencesOf(url: URL, env: unknown, context: unknown): Promise<References> {
    await textOf(application, url, env, context);
    return (globalThis as unknown as { references: References }).references;
  }

  return floor;
}

async function textOf(application: Application, url: URL, env: unknown, context: unknown): Promise<string> {
  return (await application.fetch(new Request(url), env, context)).text();
}
