// Holds a route to its row of limits.ts. Scaled limits are for load tests: a binding can't be scaled, so it is skipped.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import { networkOf } from '#domain/platform/quota/network.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { LIMITS, withinLimit, type LimitName } from '../limits.ts';

export function limited(name: LimitName): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (name === 'page') await countPage(c);
    else await count(c, name);
    return next();
  };
}

/** Once a request, whether the edge cache or the page's row asks first. Throws too-many-requests. */
export async function countPage(c: AppContext): Promise<void> {
  if (c.get('isPageCounted')) return;
  c.set('isPageCounted', true);
  await count(c, 'page');
}

async function count(c: AppContext, name: LimitName): Promise<void> {
  const client = clientOf(c);
  if (client === null || c.get('config').rateLimitScale !== 1) return;
  if (!(await withinLimit(c.env, name, client))) {
    throw appError('too-many-requests', LIMITS[name].retryAfterSeconds);
  }
}

// Remembered, since the edge cache takes the request's headers away after its own count.
function clientOf(c: AppContext): string | null {
  const { client = networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown') } = c.var;
  c.set('client', client);
  return client;
}
