// Gives each request its id, the parsed configuration and its services. Only hashes the cookie: whose session it is, the
// request's round trip to the database tells.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/messages.ts';
import type { AppEnv } from '../app-env.ts';
import { parseConfig, type ConfigResult } from '../config.ts';
import type { Env } from '../env.ts';
import { logWarning } from '../log.ts';
import { createServices } from '../services.ts';

// Variables can't change while an isolate lives, so they are parsed once.
let parsed: ConfigResult | null = null;

function configOnce(env: Env): ConfigResult {
  if (parsed !== null) return parsed;
  parsed = parseConfig(env);
  if (!parsed.ok) logWarning('config', parsed.sentence);
  return parsed;
}

export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
};

/** Throws `misconfigured`; the reason is in the log. */
export const requestScope: MiddlewareHandler<AppEnv> = async (c, next) => {
  const result = configOnce(c.env);
  if (!result.ok) throw appError('misconfigured');
  c.set('config', result.config);
  c.set(
    'services',
    createServices({
      config: result.config,
      env: c.env,
      request: c.req.raw,
      requestId: c.var.requestId,
      now: Date.now(),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    }),
  );
  await next();
};
