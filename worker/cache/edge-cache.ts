// The edge cache (docs/architecture.md 'Reading a course page'): a stranger's response that is kept is sent before anything of the request
// but its address is looked at. What is kept is made from that address alone: whatever else the request said (cookies,
// X-Forwarded-Host…) is taken away before the page is rendered, so nothing unkeyed can poison it (docs/faults.md 51).
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import { logError } from '../log.ts';
import { countPage } from '../middleware/limit.ts';
import { cacheRule, STRATEGIES, type CacheRule, type Strategy } from './strategies.ts';
import { ON_ALL_RESPONSES, writableResponse } from '../middleware/security-headers.ts';
import { createHash } from 'node:crypto';

const CACHE = 'answers';

type Render = (request: Request, c: AppContext) => Promise<Response>;

/** Requests of our own that renew an entry; nobody outside can make one. */
const renewals = new WeakSet<Request>();
/** Of this isolate: one renewal of an entry at a time, and when it began. */
const underWay = new Map<string, number>();
/** The platform gives work behind a response no longer; what it ends by then never says so. */
const RENEWAL_MS = 30_000;

export function edgeCache(render: Render): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const rule = ruleFor(request, url);
    if (rule === null) return bypass(c, next);
    const key = keyOf(rule, url, c);
    if (renewals.has(request)) {
      c.set('client', null);
      return renderAndKeep(c, next, rule, key);
    }
    await countPage(c);
    const cache = await caches.open(CACHE);
    const entry = await cache.match(key).catch(() => undefined);
    if (entry === undefined) return renderAndKeep(c, next, rule, key);
    const strategy = STRATEGIES[rule.strategy];
    if (isFresh(entry, strategy, Date.now())) return responseFrom(entry, strategy, 'HIT', request);
    renew(c, render, rule, key);
    return responseFrom(entry, strategy, 'STALE', request);
  };
}

function ruleFor(request: Request, url: URL): CacheRule | null {
  if (import.meta.env.DEV || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const { headers } = request;
  // Any cookie that is or could be a session's; the snapshot of one says nothing by itself.
  if (headers.has('Authorization') || headers.get('Cookie')?.includes('session=') === true) return null;
  return cacheRule(url);
}

// Pages with the operator's notice lie beside those without, so that it comes and goes at once.
function keyOf({ strategy, address }: CacheRule, { origin }: URL, c: AppContext): string {
  const { id } = c.get('switches');
  const frame = STRATEGIES[strategy].varies && id !== '' ? `-${id}` : '';
  return `${origin}/__kept/${BUILD_ID}-${c.get('configId')}${frame}${address}`;
}

async function bypass(c: AppContext, next: () => Promise<void>): Promise<void> {
  await next();
  if (c.res.headers.get('Content-Type')?.startsWith('text/html') === true) sayBypass(c);
}

function sayBypass(c: AppContext): void {
  writableResponse(c).headers.set('X-Cache', 'BYPASS');
}

async function renderAndKeep(
  c: AppContext,
  next: () => Promise<void>,
  { strategy: name, address }: CacheRule,
  key: string,
): Promise<void> {
  const strategy = STRATEGIES[name];
  const asked = c.req.raw;
  c.req.raw = new Request(new URL(address, asked.url), { headers: { Accept: 'text/html' } });
  await next();
  c.req.raw = asked;
  const entry = await entryOf(c.res, strategy, Date.now());
  if (entry === null) return sayBypass(c);
  c.executionCtx.waitUntil(keep(key, entry));
  c.res = undefined;
  c.res = responseFrom(entry, strategy, 'MISS', asked);
}

async function keep(key: string, entry: Entry): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache
    .put(key, new Response(entry.body, entry))
    .catch((error: unknown) => logError('edge-cache', error));
}

function renew(c: AppContext, render: Render, { address }: CacheRule, key: string): void {
  const now = Date.now();
  if (now - (underWay.get(key) ?? -Infinity) < RENEWAL_MS) return;
  underWay.set(key, now);
  const request = new Request(new URL(address, c.req.url));
  renewals.add(request);
  const renewed = render(request, c)
    .then((response) => response.body?.cancel())
    .catch((error: unknown) => logError('edge-cache', error))
    .finally(() => underWay.delete(key));
  c.executionCtx.waitUntil(renewed);
}

// How a response lies in the cache and how it leaves it. The platform ignores stale-while-revalidate, so the age is our own
// header; nothing lies there that a person's session, a nonce or a cookie had a part in.
const STORED_AT = 'X-Stored-At';
const FOR_BROWSERS = 'X-Cache-Control';
/** Of the cache itself, no business of browsers. */
const INTERNAL = [STORED_AT, FOR_BROWSERS, 'Age', 'CF-Cache-Status'];

const MAX_BYTES = 2_000_000;

/** What a cache gives back, or what is about to lie there. */
type Entry = { headers: Headers; body: BodyInit | null };

type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

/** Null = nothing to be kept, and the response is untouched. */
async function entryOf(response: Response, strategy: Strategy, now: number): Promise<Entry | null> {
  if (!isForEverybody(response, strategy)) return null;
  const body = await response.clone().arrayBuffer();
  if (body.byteLength > MAX_BYTES) return null;
  const headers = new Headers(response.headers);
  headers.set('ETag', etagOf(body, headers.get('Content-Security-Policy') ?? ''));
  headers.set(FOR_BROWSERS, strategy.browser ?? headers.get('Cache-Control') ?? 'no-cache');
  headers.set('Cache-Control', `public, s-maxage=${strategy.keptMs / 1000}`);
  headers.set(STORED_AT, String(now));
  for (const [name, value] of ON_ALL_RESPONSES) headers.set(name, value);
  return { body, headers };
}

function isForEverybody({ status, headers }: Response, { type, browser }: Strategy): boolean {
  const control = headers.get('Cache-Control');
  if (status !== 200 || headers.has('Set-Cookie')) return false;
  if (headers.get('Content-Security-Policy')?.includes("'nonce-") === true) return false;
  if (control === null ? browser === null : !control.startsWith('public')) return false;
  return type.test(headers.get('Content-Type') ?? '');
}

function isFresh(entry: Entry, { freshMs }: Strategy, now: number): boolean {
  return now - Number(entry.headers.get(STORED_AT) ?? 0) < freshMs;
}

/** What the visitor gets of an entry: the bytes, or the word that the browser has them (with the same policy). */
function responseFrom(entry: Entry, { varies }: Strategy, state: CacheState, request: Request): Response {
  const isNews = !isKnown(request.headers.get('If-None-Match'), entry.headers.get('ETag') ?? '');
  const response = new Response(isNews && request.method !== 'HEAD' ? entry.body : null, {
    status: isNews ? 200 : 304,
    headers: entry.headers,
  });
  const { headers } = response;
  headers.set('Cache-Control', headers.get(FOR_BROWSERS) ?? 'no-cache');
  for (const name of isNews ? INTERNAL : [...INTERNAL, 'Content-Type', 'Content-Length'])
    headers.delete(name);
  headers.set('X-Cache', state);
  if (varies) headers.set('Vary', 'Cookie');
  return response;
}

// Validators of what the cache keeps. A page's policy belongs to its bytes: a browser that is told 'not modified' keeps the
// old body under the new response's headers, so both are in the hash (docs/architecture.md 'Pages, cache and policy').
export function etagOf(body: ArrayBuffer, policy: string): string {
  return `"${createHash('sha256').update(new Uint8Array(body)).update(policy).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser has these bytes already (If-None-Match). Compared weakly: anyone who compresses on the way adds 'W/'. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const known = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, '')));
  return known.has(etag) || known.has('*');
}
