// The service worker (docs/decisions.md 'Read without a network'). Network first, always: a copy is shown where the network gives no answer
// at all, never in place of an answer. Only pages that the person read are kept (kept-pages.ts), in a cache named by their session's mark;
// whatever may change who is here empties it. A copy has no script, so no deployment breaks it.
import { isKeptPage, KEPT_HEADER, mayChangeWho } from '#domain/platform/kept-pages.ts';
import { copyPolicy, sheetsOf, withLine, withoutScripts } from './lib/offline/copy-html.ts';
import { forgetKeptPages, KEPT_CACHE, type Keep } from './lib/offline/kept-pages.ts';

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(response: Promise<Response>): void };
type Told = Lasting & { data: unknown };
type Scope = typeof globalThis & {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const scope = globalThis as Scope;
const AGE_HEADER = 'X-Kept-At';
const MAX_PAGES = 60;
const MAX_AGE_MS = 30 * 86_400_000;
/** A page that is opened again so soon is not fetched a second time for its copy. */
const FRESH_MS = 10 * 60_000;

function on<Kind extends Event>(name: string, listener: (event: Kind) => void): void {
  scope.addEventListener(name, listener as EventListener);
}

on<Lasting>('install', (event) => event.waitUntil(scope.skipWaiting()));
on<Lasting>('activate', (event) => event.waitUntil(scope.clients.claim()));

on<Fetching>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (mayChangeWho(request.method, pathname)) event.waitUntil(forgetKeptPages());
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate' && isKeptPage(pathname)) event.respondWith(pageOr(request, pathname));
  else if (request.destination === 'style') event.respondWith(sheetOr(request));
});

on<Told>('message', (event) => {
  const { data } = event;
  if (isKeep(data)) event.waitUntil(keep(data));
});

async function pageOr(request: Request, path: string): Promise<Response> {
  try {
    const response = await fetch(request);
    // Led elsewhere, such as to the sign-in: nobody in particular is here.
    if (response.type === 'opaqueredirect') await forgetKeptPages();
    return response;
  } catch (error) {
    const copy = await caches.match(path);
    if (copy === undefined) throw error;
    const keptAt = Number(copy.headers.get(AGE_HEADER));
    if (Date.now() - keptAt > MAX_AGE_MS) throw error;
    const { headers } = copy;
    return new Response(withLine(await copy.text(), { keptAt, path }), { headers });
  }
}

async function sheetOr(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keep({ path, mark }: Keep): Promise<void> {
  await forgetKeptPages(mark);
  // Opened first: what is put into a cache that was deleted meanwhile is found by nobody.
  const cache = await caches.open(`${KEPT_CACHE}${mark}`);
  const known = await cache.match(path);
  if (known !== undefined && Date.now() - Number(known.headers.get(AGE_HEADER)) < FRESH_MS) return;
  const response = await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } });
  if (response.type === 'opaqueredirect') return forgetKeptPages();
  // A refusal or a fault is no page, and one of another session isn't this one's.
  if (!response.ok || response.headers.get(KEPT_HEADER) !== mark) return;
  const html = withoutScripts(await response.text());
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': await copyPolicy(),
    [AGE_HEADER]: String(Date.now()),
  };
  await Promise.all(sheetsOf(html).map((sheet) => cache.add(sheet)));
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  const pages = (await cache.keys()).filter(({ url }) => isKeptPage(new URL(url).pathname));
  await Promise.all(pages.slice(0, -MAX_PAGES).map((page) => cache.delete(page)));
}

function isKeep(data: unknown): data is Keep {
  return typeof data === 'object' && data !== null && 'path' in data && 'mark' in data
    ? typeof data.path === 'string' && typeof data.mark === 'string' && isKeptPage(data.path)
    : false;
}
