// How a response lies in the cache and how it leaves it. The platform ignores stale-while-revalidate, so the age is our own
// header; nothing lies there that a person's session, a nonce or a cookie had a part in.
import { ON_ALL_RESPONSES } from '../middleware/security-headers.ts';
import { etagOf, isKnown } from './etag.ts';
import type { Strategy } from './strategies.ts';

const STORED_AT = 'X-Stored-At';
const FOR_BROWSERS = 'X-Cache-Control';
/** Of the cache itself, no business of browsers. */
const INTERNAL = [STORED_AT, FOR_BROWSERS, 'Age', 'CF-Cache-Status'];

const MAX_BYTES = 2_000_000;

/** What a cache gives back, or what is about to lie there. */
export type Entry = { headers: Headers; body: BodyInit | null };

type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

/** Null = nothing to be kept, and the response is untouched. */
export async function entryOf(response: Response, strategy: Strategy, now: number): Promise<Entry | null> {
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

export function isFresh(entry: Entry, { freshMs }: Strategy, now: number): boolean {
  return now - Number(entry.headers.get(STORED_AT) ?? 0) < freshMs;
}

/** What the visitor gets of an entry: the bytes, or the word that the browser has them (with the same policy). */
export function responseFrom(
  entry: Entry,
  { varies }: Strategy,
  state: CacheState,
  request: Request,
): Response {
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
