// Holds a route to its row of limits.ts. Scaled limits are for load tests: a binding can't be scaled, so it is skipped.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/messages.ts';
import type { AppEnv } from '../app-env.ts';
import { LIMITS, withinLimit, type LimitName } from '../limits.ts';

export function limited(name: LimitName): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.var.config.rateLimitScale !== 1) return next();
    const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
    if (!(await withinLimit(c.env, name, address))) {
      throw appError('too-many-requests', LIMITS[name].retryAfterSeconds);
    }
    return next();
  };
}
