// In production there is one host, that of APP_URL: anyone who reads at another one is led there, and a call that would change something
// is refused, since its form came from no page of ours. Loopback addresses are let through.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import type { AppEnv } from '../app-env.ts';

const READS = new Set(['GET', 'HEAD']);

/** Throws `wrong-origin`. */
export const canonicalHost: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { isDevelopment, appOrigin } = c.get('config');
  const address = isDevelopment || appOrigin === null ? null : canonicalAddress(c.req.url, appOrigin);
  if (address === null) return next();
  if (!READS.has(c.req.method)) throw appError('wrong-origin');
  return c.redirect(address, 308);
};

/** Null = it is there already. */
export function canonicalAddress(address: string, origin: string): string | null {
  const url = new URL(address);
  if (isLoopback(url) || url.origin === origin) return null;
  // Put together, not resolved: a path may begin with two slashes.
  return `${origin}${url.pathname}${carriedQuery(url.search)}`;
}

// What a redirect carries along: clients take headers of some kilobytes, so a query that none of our pages has is dropped (docs/faults.md 50).
const MAX_LETTERS = 4_000;

function carriedQuery(search: string): string {
  return search.length > MAX_LETTERS ? '' : search;
}

// In production nobody is served over http: who asks for a page so is led to the same address over https, and nothing else of the
// request is used. A call is refused: whatever sent it has told its data in the clear, and must not go on unnoticed (ASVS 4.1.2). On a
// loopback address there is no https; that is where the tests and `wrangler dev` are.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const secure = c.get('config').isDevelopment ? null : secureAddress(c.req.url);
  if (secure === null) return next();
  if (c.req.path.startsWith('/api/')) throw appError('wrong-origin');
  return c.redirect(secure, 308);
};

function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname);
}

/** Null = the address will do as it is. */
export function secureAddress(address: string): string | null {
  const url = new URL(address);
  if (url.protocol !== 'http:' || isLoopback(url)) return null;
  url.protocol = 'https:';
  url.search = carriedQuery(url.search);
  return url.href;
}

// Every address has one spelling, and any other is led to it before anything compares paths: limits, the cache and the table of pages then
// all mean the same one. React Router takes '/Odstapienie' and '/%6fdstapienie' for the page, and patterns would not.

/** No page of ours has a longer path: it isn't led on, and isn't found. */
const LONGEST_PATH = 2_000;

/** Below these a key or a number is spelled as it was made. */
const CASE_KEPT = /^\/(?:api|assets|karta|przekazanie|kalendarz|list-tygodnia|certyfikat)\//;

export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = spelled(pathname);
  // The method stays: what was posted arrives where it is counted.
  if (path === pathname || path.length > LONGEST_PATH) return next();
  return c.redirect(`${path}${carriedQuery(search)}`, 308);
};

/** Without needless escapes (RFC 3986, 2.3) and empty parts, in small letters. */
export function spelled(path: string): string {
  const plain = path
    .replaceAll(/%([2-7][0-9a-f])/gi, (escape, code: string) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~-]/.test(letter) ? letter : escape;
    })
    .replaceAll(/\/{2,}/g, '/');
  const [, first = '', rest = ''] = /^(\/[^/]*)(.*)$/s.exec(plain) ?? [];
  const head = small(first);
  return head + (CASE_KEPT.test(`${head}/`) ? rest : small(rest));
}

// Of escapes only what they stand for has a case.
function small(text: string): string {
  return text.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
