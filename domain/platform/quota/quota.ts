// Quotas: so many times in a window that starts with the first (docs/security.md 'Limits'). Who counts and where is
// worker/limits.ts' and the database's matter; this is the arithmetic.

export type QuotaRule = { most: number; windowMs: number };

/** A count as it stands after this very attempt; times in epoch ms. */
export type QuotaCount = { count: number; resetsAt: number };

/** Null = within the quota, else the seconds until the window ends, at least one. */
export function secondsToWait(used: QuotaCount, rule: QuotaRule, now: number): number | null {
  if (used.count <= rule.most) return null;
  return Math.max(1, Math.ceil((used.resetsAt - now) / 1000));
}

// Whom a quota by network address counts. One household or attacker holds a whole /64 of IPv6, so that counts as one.
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_BLOCK = 3;

/** The address itself, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  return v4Of(address) ?? prefixOf(address, GROUPS_OF_A_NETWORK);
}

/** What one customer of a provider may have all of: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function blockOf(address: string): string {
  const v4 = v4Of(address);
  return v4 === null ? prefixOf(address, GROUPS_OF_A_BLOCK) : v4.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

/** Null = it is an IPv6 one; what is no address stays as it is. */
function v4Of(address: string): string | null {
  if (!address.includes(':')) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null;
}

function prefixOf(address: string, length: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const prefix = groups.slice(0, length).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/${length * 16}`;
}

/** What stands for a network where people move about in it from day to day: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  return v4Of(address) === null ? networkOf(address) : blockOf(address);
}
