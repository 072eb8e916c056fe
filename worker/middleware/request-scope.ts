// Gives each request its id, the parsed configuration and its scope. Only hashes the cookie: whose session it is, the
// request's round trip to the database tells.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import type { AppEnv } from '../app-env.ts';
import type { Env } from '../env.ts';
import type { ConfigResult } from '../config.ts';
import { isolateConfig } from '../isolate-config.ts';
import { createScope } from '../scope.ts';
import { sealNews } from '../services/platform/security-log.ts';

const ID_LENGTH = 12;

type Parsed = { result: ConfigResult; id: string };

let known: Parsed | null = null;

function configOnce(env: Env): Parsed {
  if (known !== null) return known;
  const result = isolateConfig(env);
  const id = createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, ID_LENGTH);
  known = { result, id };
  return known;
}

export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
};

/** Throws `misconfigured`; the reason is in the log. */
export const configuration: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { result, id } = configOnce(c.env);
  if (!result.ok) throw appError('misconfigured');
  c.set('config', result.config);
  c.set('configId', id);
  await next();
};

export const requestScope: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set(
    'scope',
    createScope({
      config: c.get('config'),
      env: c.env,
      request: c.req.raw,
      requestId: c.get('requestId'),
      now: Date.now(),
      switches: c.get('switches').sentences,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    }),
  );
  await next();
  sealNews(c.get('scope'));
};
