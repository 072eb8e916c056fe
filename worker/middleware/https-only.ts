// In production nobody is served over http: who asks for a page so is led to the same address over https, and nothing else of the
// request is used. A call is refused: whatever sent it has told its data in the clear, and must not go on unnoticed (ASVS 4.1.2). On a loopback address there is no https; that is where the tests and `wrangler dev` are.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import type { AppEnv } from '../app-env.ts';
import { carriedQuery } from './carried-query.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const secure = c.get('config').isDevelopment ? null : secureAddress(c.req.url);
  if (secure === null) return next();
  if (c.req.path.startsWith('/api/')) throw appError('wrong-origin');
  return c.redirect(secure, 308);
};

export function isLoopback({ hostname }: URL): boolean {
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
