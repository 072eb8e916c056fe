// What middleware puts into Hono's context, typed once. What every request goes through reads it by `c.get`: `c.var` makes an object
// of all of it each time.
import type { Context } from 'hono';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import type { RequestScope } from './scope.ts';
import type { HeldSwitches } from './services/desk/held-switches.ts';

export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    config: Config;
    /** Tells one configuration from another: what pages show depends on it. */
    configId: string;
    switches: HeldSwitches;
    scope: RequestScope;
    isPageCounted?: boolean;
    /** Whose bursts this request counts for; null = nobody's, since it is our own. */
    client?: string | null;
    /** The pattern of an API call; a page has none here. */
    route: string;
  };
};

export type AppContext = Context<AppEnv>;
