// The key ring (docs/security.md 'Keys'): AUTH_SECRET makes every new key, the secrets of AUTH_SECRETS_RETIRING still open what they
// sealed. Each purpose has a key of its own, so that what is signed for one can't be shown for another.
import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** `id`: a fingerprint, written beside what the key sealed. */
export type Key = { id: string; secret: string };

export type KeyRing = { current: Key; retiring: readonly Key[] };

export type Purpose =
  | 'mail'
  | 'withdrawal'
  | 'snapshot'
  | 'quota'
  | 'log'
  | 'entitlement'
  | 'security-proof'
  | 'security-mark'
  | 'half-sign-in'
  | 'challenge'
  | 'sample-run';

const KEY_BYTES = 32;
const ID_LENGTH = 8;

export function keyRing(current: string, retiring: readonly string[] = []): KeyRing {
  return { current: keyOf(current), retiring: retiring.map(keyOf) };
}

export function keyOf(secret: string): Key {
  const id = createHash('sha256').update(`szlak key id:${secret}`).digest('base64url').slice(0, ID_LENGTH);
  return { id, secret };
}

export function allKeys({ current, retiring }: KeyRing): readonly Key[] {
  return [current, ...retiring];
}

/** Null = it has been retired, or was never ours. */
export function keyById(ring: KeyRing, id: string): Key | null {
  return allKeys(ring).find((key) => key.id === id) ?? null;
}

export function derivedKey({ secret }: Key, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `szlak ${purpose} 2`, KEY_BYTES));
}

/** Under the current key, in base64url: for what may be forgotten when the key changes. */
export function keyedHash({ current }: KeyRing, purpose: Purpose, text: string): string {
  return hashUnder(current, purpose, text);
}

/** Under every key, the current one's first: for what is looked up for longer than a key lives. */
export function keyedHashes(ring: KeyRing, purpose: Purpose, text: string): [string, ...string[]] {
  return [keyedHash(ring, purpose, text), ...ring.retiring.map((key) => hashUnder(key, purpose, text))];
}

function hashUnder(key: Key, purpose: Purpose, text: string): string {
  return createHmac('sha256', derivedKey(key, purpose)).update(text).digest('base64url');
}
