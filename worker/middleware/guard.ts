// The guard of every state-changing call, driven by the route table (contract, 'API'): our own origin, the declared kind of
// body, no more bytes than the row allows. Rows are in routes/table.ts; pages' actions have one row of their own.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { appError } from '#domain/messages.ts';
import type { AppContext, AppEnv } from '../app-env.ts';

export type BodyKind = 'none' | 'json' | 'form';

export type GuardedRoute = { body: BodyKind; maxBytes: number };

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const CONTENT_TYPES: Record<BodyKind, RegExp | null> = {
  none: null,
  json: /^application\/json\s*(;|$)/i,
  form: /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i,
};

/** Throws wrong-origin, not-json, too-large. Reads (GET, HEAD) pass. */
export function guard(route: GuardedRoute): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize: route.maxBytes,
    onError: () => {
      throw appError('too-large');
    },
  });
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    if (!isSameOrigin(c)) throw appError('wrong-origin');
    const expected = CONTENT_TYPES[route.body];
    if (expected !== null && !expected.test(c.req.header('Content-Type') ?? '')) throw appError('not-json');
    return limit(c, next);
  };
}

// Browsers send Sec-Fetch-Site everywhere it matters; old ones and other clients must name the origin.
function isSameOrigin(c: AppContext): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === new URL(c.req.url).origin;
}
