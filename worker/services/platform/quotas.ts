// Counts what is limited by hour or day (worker/limits.ts) and refuses what goes beyond. Keys are hashes under our secret: the table
// tells nobody's address.
import { appError } from '#domain/platform/messages.ts';
import { blockOf, networkOf, secondsToWait, type QuotaCount } from '#domain/platform/quota/quota.ts';
import { incrementUse, type QuotaRoom } from '#db/platform/commands/quotas.ts';
import type { Database } from '#db/client.ts';
import { keyedHash } from '../../auth/keys.ts';
import type { Config } from '../../config.ts';
import { QUOTAS, type QuotaName } from '../../limits.ts';
import type { RequestScope } from '../../scope.ts';

/** `subject`: whom it counts, an account or a network. */
export type Quota = { name: QuotaName; subject: string };

type QuotaScope = Pick<RequestScope, 'config' | 'now'>;

type KeyScope = { config: Pick<Config, 'keys'> };

export function clientNetwork({ request }: Pick<RequestScope, 'request'>): string {
  return networkOf(request.headers.get('CF-Connecting-IP') ?? 'unknown');
}

/** One level up: who has all of a /48 or a /24 has many networks. */
export function clientBlock({ request }: Pick<RequestScope, 'request'>): string {
  return blockOf(request.headers.get('CF-Connecting-IP') ?? 'unknown');
}

export function quotaKey({ config }: KeyScope, { name, subject }: Quota): string {
  return keyedHash(config.keys, 'quota', `${name}:${subject}`);
}

/** For a command that counts a use in the batch of what it limits; the count's rows go to `enforceQuota`. */
export function quotaRoom(scope: QuotaScope, quota: Quota): QuotaRoom {
  const { now } = scope;
  const { most, windowMs } = scaledRule(scope, quota.name);
  return { key: quotaKey(scope, quota), most, now, resetsAt: now + windowMs };
}

/** A statement for a batch; its row goes to `enforceQuota`. */
export function incrementQuota(db: Database, scope: QuotaScope, quota: Quota) {
  return incrementUse(db, quotaRoom(scope, quota));
}

/** The rule as it holds here: RATE_LIMIT_SCALE multiplies it. */
function scaledRule({ config }: QuotaScope, name: QuotaName) {
  const { most, windowMs } = QUOTAS[name];
  return { most: most * config.rateLimitScale, windowMs };
}

/** Throws `too-many-requests` with the time to wait. */
export function enforceQuota(scope: QuotaScope, name: QuotaName, [used]: QuotaCount[]): void {
  const wait = used === undefined ? null : secondsToWait(used, scaledRule(scope, name), scope.now);
  if (wait !== null) throw appError('too-many-requests', wait);
}

/** Counts one use of each, in one round trip. Throws `too-many-requests`, `database-down`. */
export async function spend(scope: RequestScope, first: Quota, ...more: Quota[]): Promise<void> {
  const db = scope.writes();
  const quotas = [first, ...more];
  const [one, ...others] = [
    incrementQuota(db, scope, first),
    ...more.map((quota) => incrementQuota(db, scope, quota)),
  ] as const;
  const counts = await db.batch([one, ...others]);
  quotas.forEach((quota, index) => enforceQuota(scope, quota.name, counts[index] ?? []));
}
