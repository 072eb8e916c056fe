// In production there is one host, that of APP_URL: whoever reads at another one is led there, and a call that would change something
// is refused, since its form came from no page of ours. Loopback addresses are let through, as in https-only.ts.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import type { AppEnv } from '../app-env.ts';
import { carriedQuery } from './carried-query.ts';
import { isLoopback } from './https-only.ts';

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
