// Validators of what the cache keeps. A page's policy belongs to its bytes: a browser that is told 'not modified' keeps the
// old body under the new response's headers, so both are in the hash (docs/architecture.md 'Pages, cache and policy').
import { createHash } from 'node:crypto';

export function etagOf(body: ArrayBuffer, policy: string): string {
  return `"${createHash('sha256').update(new Uint8Array(body)).update(policy).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser has these bytes already (If-None-Match). Compared weakly: whoever compresses on the way adds 'W/'. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const known = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, '')));
  return known.has(etag) || known.has('*');
}
