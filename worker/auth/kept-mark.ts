import { createHash } from 'node:crypto';

/** Tells one session's kept pages from another's (domain/platform/kept-pages.ts). The session can't be found by it. */
export function keptMark(tokenHash: string): string {
  return createHash('sha256').update(`szlak kept ${tokenHash}`).digest('hex').slice(0, 24);
}
