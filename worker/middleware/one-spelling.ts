// Every address has one spelling, and any other is led to it before anything compares paths: limits, the cache and the table of pages then
// all mean the same one. React Router takes '/Odstapienie' and '/%6fdstapienie' for the page, and patterns would not.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { carriedQuery } from './carried-query.ts';

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
