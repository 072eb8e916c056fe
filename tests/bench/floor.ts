// What a page is measured against: a Hono route that has the finished HTML in hand, as a string or from the Cache API. It is
// joined to the built Worker here alone (raw-worker.ts): what is deployed knows no such route.
import { Hono } from 'hono';

type Application = { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };

const KEY = 'https://floor.example/';

export function createFloor(application: Application) {
  const floor = new Hono();
  let finished: string | null = null;
  floor.use(async (c, next) => {
    finished ??= await textOf(application, c.req.url, c.env, c.executionCtx);
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
  return floor;
}

async function textOf(application: Application, url: string, env: unknown, context: unknown) {
  return (await application.fetch(new Request(new URL('/', url)), env, context)).text();
}
