// Age and renewal, with a clock and a cache of the test's own; tests/worker/platform/edge-cache.test.ts has the rest.
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { limited } from '../middleware/limit.ts';
import { edgeCache, etagOf, isKnown } from './edge-cache.ts';

const MINUTE_MS = 60_000;

let kept: Map<string, Response>;
let work: Promise<unknown>[];
let renders = 0;
let finishRender: (() => void) | null;
let counted: string[];
let switchesId = '';

beforeAll(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('BUILD_ID', 'build');
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, entry: Response) => void kept.set(key, entry),
    }),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
beforeEach(() => {
  kept = new Map();
  work = [];
  renders = 0;
  finishRender = null;
  counted = [];
  switchesId = '';
});

function application(respond: () => Response = page) {
  const front = new Hono<AppEnv>();
  front.use(async (c, next) => {
    c.set('config', { rateLimitScale: 1 } as AppEnv['Variables']['config']);
    c.set('configId', 'config');
    c.set('switches', { sentences: {}, id: switchesId });
    await next();
  });
  front.use(edgeCache(async (request, c) => front.fetch(request, c.env, c.executionCtx)));
  front.all('*', limited('call'), async () => {
    renders += 1;
    if (finishRender !== null) await new Promise<void>((resolve) => (finishRender = resolve));
    return respond();
  });
  const context = {
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    passThroughOnException() {},
    props: {},
  };
  const burst = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) > 0 }) };
  const env = { BURST_PAGES: burst, BURST_CALLS: burst };
  return async (path = '/faq', headers: Record<string, string> = {}) => {
    const request = new Request(`https://szlak.example${path}`, { headers });
    const response = await front.fetch(request, env, context as never);
    return `${response.headers.get('X-Cache')} ${await response.text()}`;
  };
}

function page(headers: Record<string, string> = {}): Response {
  return new Response(`render ${renders}`, {
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0', ...headers },
  });
}

async function idle(): Promise<void> {
  while (work.length > 0) await Promise.all(work.splice(0));
}

test('just under five minutes a page is fresh; at five it is sent once more and made again', async () => {
  const ask = application();
  expect(await ask()).toBe('MISS render 1');
  await idle();
  vi.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(await ask()).toBe('HIT render 1');
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe('STALE render 1');
  await idle();
  expect(await ask()).toBe('HIT render 2');
});

test('while one renewal is under way nobody begins another, and all get the old page', async () => {
  const ask = application();
  await ask();
  await idle();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  finishRender = () => {};
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(answers)).toEqual(new Set(['STALE render 1']));
  expect(renders).toBe(2);
  finishRender();
  await idle();
  finishRender = null;
  expect(await ask()).toBe('HIT render 2');
});

test('a renewal that never ends, since the platform cut it off, keeps no other from beginning', async () => {
  const ask = application();
  await ask();
  await idle();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  finishRender = () => {};
  await ask();
  vi.advanceTimersByTime(29_999);
  await ask();
  expect(renders).toBe(2);
  vi.advanceTimersByTime(1);
  await ask();
  expect(renders).toBe(3);
});

test('what is rendered for the cache counts for the person who asked, and a renewal for nobody', async () => {
  const ask = application();
  await ask('/faq', { 'CF-Connecting-IP': '2001:db8::1' });
  expect(counted.splice(0)).toEqual(['page:2001:db8:0:0::/64', 'call:2001:db8:0:0::/64']);
  await idle();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(await ask('/faq', { 'CF-Connecting-IP': '203.0.113.1' })).toBe('STALE render 1');
  await idle();
  expect(renders).toBe(2);
  expect(counted).toEqual(['page:203.0.113.1']);
});

test('a renewal that fails leaves the old page, and the next visitor begins another', async () => {
  let isBroken = false;
  const ask = application(() => (isBroken ? new Response('broken', { status: 500 }) : page()));
  await ask();
  await idle();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  isBroken = true;
  expect(await ask()).toBe('STALE render 1');
  await idle();
  isBroken = false;
  expect(await ask()).toBe('STALE render 1');
  await idle();
  expect(await ask()).toBe('HIT render 3');
});

test.each([
  ['a cookie', { 'Set-Cookie': 'a=b' }],
  ['a nonce', { 'Content-Security-Policy': "script-src 'nonce-x'" }],
  ['privacy', { 'Cache-Control': 'private, no-store' }],
  ['another kind of content', { 'Content-Type': 'application/json' }],
])('an answer with %s is never kept', async (_, headers) => {
  const ask = application(() => page(headers));
  expect(await ask()).toBe('BYPASS render 1');
  await idle();
  expect(kept.size).toBe(0);
});

test('the key names build, configuration, host and address', async () => {
  await application()('/blog?tag=ai&utm_source=x');
  await idle();
  expect([...kept.keys()]).toEqual(['https://szlak.example/__kept/build-config/blog?tag=ai']);
});

test('a page with a notice lies beside the one without, and both stay', async () => {
  const ask = application();
  expect(await ask()).toBe('MISS render 1');
  await idle();
  switchesId = 'notice';
  expect(await ask()).toBe('MISS render 2');
  await idle();
  expect(await ask()).toBe('HIT render 2');
  switchesId = '';
  expect(await ask()).toBe('HIT render 1');
});

test('what has no frame is the same with a notice', async () => {
  const ask = application(() =>
    page({ 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=60' }),
  );
  expect(await ask('/robots.txt')).toBe('MISS render 1');
  await idle();
  switchesId = 'notice';
  expect(await ask('/robots.txt')).toBe('HIT render 1');
});

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

test('another body or another policy is another tag', () => {
  const etag = etagOf(bytes('a'), 'p');
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(etagOf(bytes('a'), 'p')).toBe(etag);
  expect(etagOf(bytes('b'), 'p')).not.toBe(etag);
  expect(etagOf(bytes('a'), 'q')).not.toBe(etag);
});

test.each([
  [null, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
])('If-None-Match: %s', (header, expected) => {
  expect(isKnown(header, '"a"')).toBe(expected);
});
