// The keys of the security log, each for its purpose: one for what proves the rows, one for what stands in place of people and
// networks, so that whoever may compare marks can still not write a row.
import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';

export type SecurityLogKeys = { proof: Buffer; mark: Buffer };

const KEY_BYTES = 32;
const MARK_LENGTH = 22;

export function securityLogKeys({ authSecret }: Pick<Config, 'authSecret'>): SecurityLogKeys {
  return { proof: derived(authSecret, 'proof'), mark: derived(authSecret, 'mark') };
}

function derived(secret: string, purpose: keyof SecurityLogKeys): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `szlak security log ${purpose} 1`, KEY_BYTES));
}

export function proofOf({ proof }: SecurityLogKeys, text: string): string {
  return createHmac('sha256', proof).update(text).digest('base64url');
}

/** `kind`: what the text is, so that an address and a network that are written alike have different marks. */
export function markOf(
  { mark }: SecurityLogKeys,
  kind: 'person' | 'address' | 'network',
  text: string,
): string {
  return createHmac('sha256', mark).update(`${kind}:${text}`).digest('base64url').slice(0, MARK_LENGTH);
}
