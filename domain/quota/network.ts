// Whom a quota by network address counts. One household or attacker holds a whole /64 of IPv6, so that counts as one.

const GROUPS_OF_A_NETWORK = 4;

/** The address itself, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** What stands for a network where people move about in it from day to day: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(networkOf(address)) ?? [];
  return three === undefined ? networkOf(address) : `${three}.0/24`;
}
