// What the operator has switched, for pages of the edge cache too: as this isolate knows it, renewed behind the response.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { heldSwitches, renewHeldSwitches } from '../services/desk/held-switches.ts';

export const switches: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('switches', heldSwitches(Date.now()));
  await next();
  // A call shows nobody a notice; and a signed-in person's page has brought them along by now.
  if (c.req.path.startsWith('/api/')) return;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  renewHeldSwitches(c.get('config'), { now: Date.now(), waitUntil });
};
