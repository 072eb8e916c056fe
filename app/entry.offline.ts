// The service worker (docs/decisions.md 'Read without a network'). Network first, always: a copy is shown where the network gives no answer
// at all, never in place of an answer; for a page without one, what says so. Only pages that the person read are kept (kept-pages.ts), in a
// cache named by their session's mark; whatever may change who is here empties it. A copy has no script, so no deployment breaks it.
import { isKeptPage, KEPT_HEADER, mayChangeWho } from '#domain/platform/kept-pages.ts';
import {
  awayHtml,
  awayPolicy,
  copyPolicy,
  sheetsOf,
  titleOf,
  withLine,
  withoutScripts,
} from './lib/offline/copy-html.ts';
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
const HTML = 'text/html; charset=utf-8';
const AGE_HEADER = 'X-Kept-At';
const TITLE_HEADER = 'X-Kept-Title';
const MAX_PAGES = 60;
const MAX_AGE_MS = 30 * 86_400_000;
/** A page that is opened again so soon is not fetched a second time for its copy, unless a form was sent since. */
const FRESH_MS = 10 * 60_000;
/** In the cache, beside the pages: when a form was last sent. No address of ours. */
const SENT = '/!wyslano';

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
  else if (request.method === 'POST' && !pathname.startsWith('/api/')) event.waitUntil(noteSent());
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate')
    event.respondWith(isKeptPage(pathname) ? keptPage(request) : fetch(request).catch(() => copyOf(request)));
  else if (request.destination === 'style') event.respondWith(sheetOr(request));
});

on<Told>('message', (event) => {
  const { data } = event;
  if (isKeep(data)) event.waitUntil(keep(data));
});

async function keptPage(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response === null) return copyOf(request);
  const mark = response.headers.get(KEPT_HEADER);
  // Led elsewhere, such as to the sign-in: nobody in particular is here.
  if (response.type === 'opaqueredirect') await forgetKeptPages();
  else if (mark !== null) await forgetKeptPages(mark);
  return response;
}

/** The page's copy; where there is none, what says so and which pages there are. */
async function copyOf(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const cache = await keptCache();
  const pages = cache === null ? [] : (await pagesIn(cache)).filter(isYoung);
  const page = pages.find((one) => one.path === path);
  const others = pages.filter((one) => one !== page).toReversed();
  if (page === undefined) {
    const headers = { 'Content-Type': HTML, 'Content-Security-Policy': await awayPolicy() };
    return new Response(awayHtml(path + search, others), { status: 503, headers });
  }
  const html = withLine(await page.copy.text(), { keptAt: page.keptAt, path, others });
  return new Response(html, { headers: page.copy.headers });
}

type Kept = { path: string; copy: Response; keptAt: number; title: string };

/** The one read last stands last. */
async function pagesIn(cache: Cache): Promise<Kept[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isKeptPage);
  const copies = await Promise.all(paths.map((path) => cache.match(path)));
  return copies.flatMap((copy, index) =>
    copy === undefined
      ? []
      : [
          {
            path: paths[index] ?? '',
            copy,
            keptAt: ageIn(copy),
            title: decodeURIComponent(copy.headers.get(TITLE_HEADER) ?? ''),
          },
        ],
  );
}

function isYoung({ keptAt }: Kept): boolean {
  return Date.now() - keptAt <= MAX_AGE_MS;
}

async function sheetOr(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** What a form changes may stand in any of the copies. */
async function noteSent(): Promise<void> {
  const cache = await keptCache();
  await cache?.put(SENT, new Response(null, { headers: { [AGE_HEADER]: String(Date.now()) } }));
}

/** Null = nobody has copies here. */
async function keptCache(): Promise<Cache | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(KEPT_CACHE));
  return name === undefined ? null : caches.open(name);
}

const ageIn = (copy: Response | undefined) => Number(copy?.headers.get(AGE_HEADER) ?? 0);

async function keep({ path, mark, isChanged = false }: Keep): Promise<void> {
  // Before it is fetched: what is sent meanwhile isn't in it.
  const asked = Date.now();
  await forgetKeptPages(mark);
  // Opened first: what is put into a cache that was deleted meanwhile is found by nobody.
  const cache = await caches.open(`${KEPT_CACHE}${mark}`);
  const keptAt = ageIn(await cache.match(path));
  const isFresh = keptAt > ageIn(await cache.match(SENT)) && asked - keptAt < FRESH_MS;
  if (isFresh && !isChanged) return;
  const response = await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } });
  // Led elsewhere, or a page of another session: the person here isn't the one who asked.
  const isOthers = response.ok && response.headers.get(KEPT_HEADER) !== mark;
  if (response.type === 'opaqueredirect' || isOthers) return forgetKeptPages();
  // A refusal or a fault is no page.
  if (!response.ok) return;
  const html = withoutScripts(await response.text());
  const headers = {
    'Content-Type': HTML,
    'Content-Security-Policy': await copyPolicy(),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    [AGE_HEADER]: String(asked),
    // A header holds no Polish letters.
    [TITLE_HEADER]: encodeURIComponent(titleOf(html)),
  };
  await Promise.all(sheetsOf(html).map((sheet) => cache.add(sheet)));
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  const pages = await pagesIn(cache);
  const gone = pages.filter((page, index) => !isYoung(page) || index < pages.length - MAX_PAGES);
  await Promise.all(gone.map((page) => cache.delete(page.path)));
}

function isKeep(data: unknown): data is Keep {
  return typeof data === 'object' && data !== null && 'path' in data && 'mark' in data
    ? typeof data.path === 'string' && typeof data.mark === 'string' && isKeptPage(data.path)
    : false;
}
