// In production nobody is served over http: who comes so is led to the same address over https, and nothing else of the request
// is used. On a loopback address there is no https; that is where the tests and `wrangler dev` are.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const secure = c.get('config').isDevelopment ? null : secureAddress(c.req.url);
  return secure === null ? next() : c.redirect(secure, 308);
};

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname);
}

/** Null = the address will do as it is. */
export function secureAddress(address: string): string | null {
  const url = new URL(address);
  if (url.protocol !== 'http:' || isLoopback(url)) return null;
  url.protocol = 'https:';
  return url.href;
}
