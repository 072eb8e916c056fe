// Every rate limit on one screen. A burst counts per client address (CF-Connecting-IP, nothing else) by a binding of
// wrangler.toml, approximate and per location; quotas by the day live in the database (domain/plan/allowance.ts).
import type { Env } from './env.ts';

type BurstBinding = 'BURST_TIGHT' | 'BURST_CALLS' | 'BURST_PAGES';

type Limit = { burst: BurstBinding; retryAfterSeconds: number };

export const LIMITS = {
  /** 10 a minute: guessing passwords, farming accounts. */
  login: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  register: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 10 a minute: each may cost a call to the model. */
  analysis: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 60 a minute. */
  call: { burst: 'BURST_CALLS', retryAfterSeconds: 60 },
  logError: { burst: 'BURST_CALLS', retryAfterSeconds: 60 },
  /** 300 a minute. */
  page: { burst: 'BURST_PAGES', retryAfterSeconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Whether this address may go on; each limit counts by itself. */
export async function withinLimit(env: Env, name: LimitName, address: string): Promise<boolean> {
  const { success } = await env[LIMITS[name].burst].limit({ key: `${name}:${address}` });
  return success;
}
