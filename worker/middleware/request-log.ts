// One line a request, written after the response: which route (a pattern, never the address), how it went, what it cost. `ms` ends
// when the response's headers are ready; a stream goes on after that.
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import { logInfo } from '../log.ts';
import { requestFacts, sampleRequest } from '../services/desk/operations.ts';

export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = performance.now();
  await next();
  const ms = Math.round(performance.now() - startedAt);
  c.executionCtx.waitUntil(note(c, ms));
};

async function note(c: AppContext, ms: number): Promise<void> {
  // A request that was refused before its scope was made has none of these.
  const { scope, route = pageRoute(c.req.path, c.res.status), requestId }: Partial<AppContext['var']> = c.var;
  const facts = scope === undefined ? null : await requestFacts(scope);
  logInfo('request', {
    requestId: requestId ?? null,
    method: c.req.method,
    route,
    status: c.res.status,
    ms,
    cache: c.res.headers.get('X-Cache'),
    trips: facts?.trips ?? 0,
    databaseMs: facts?.databaseMs ?? 0,
    person: facts?.person ?? null,
  });
  if (scope !== undefined) sampleRequest(scope, `${c.req.method} ${route}`, ms);
}

const FIRST_SEGMENT = /^\/[a-z.-]{0,30}(?=\/|$)/;

/**
 * The pattern of a page: its first segment, which is one of ours, and whether more follows. What was refused or isn't there may be
 * called anything, so it is not told.
 */
export function pageRoute(path: string, status: number): string {
  const page = path.replace(/^\/_\.data$/, '/').replace(/\.data$/, '');
  const [first] = FIRST_SEGMENT.exec(page) ?? [];
  const isRefused = status >= 400 && status < 500;
  // Over http nothing is looked at but the protocol (redirects.ts).
  const isLedAway = status === 308;
  if (isRefused || isLedAway || first === undefined) return '*';
  return page === first ? first : `${first}/*`;
}
