// What proves the rows of the security log, and what stands in them in place of people and networks: each under a key of its own, so that
// anyone who may compare marks can still not write a row. A proof names its key, since rows outlive a change of the key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { allKeys, derivedKey, keyById, type Key, type KeyRing } from '../auth/keys.ts';

/** What the text is, so that an address and a network that are written alike have different marks. */
type Kind = 'person' | 'address' | 'network';

const MARK_LENGTH = 22;

export function proofOf({ current }: KeyRing, text: string): string {
  return `${current.id}.${hmac(current, text).toString('base64url')}`;
}

/** False, too, where its key has been retired. */
export function isProof(keys: KeyRing, text: string, proof: string): boolean {
  const [id = '', code = ''] = proof.split('.');
  const key = keyById(keys, id);
  if (key === null) return false;
  const [expected, given] = [hmac(key, text), Buffer.from(code, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function markOf({ current }: KeyRing, kind: Kind, text: string): string {
  return markUnder(current, kind, text);
}

/** Whether the mark is of this text, under whichever key. */
export function isMarkOf(keys: KeyRing, kind: Kind, text: string, mark: string): boolean {
  return marksOf(keys, kind, text).includes(mark);
}

/** Under each key. */
export function marksOf(keys: KeyRing, kind: Kind, text: string): string[] {
  return allKeys(keys).map((key) => markUnder(key, kind, text));
}

function markUnder(key: Key, kind: Kind, text: string): string {
  const code = createHmac('sha256', derivedKey(key, 'security-mark')).update(`${kind}:${text}`);
  return code.digest('base64url').slice(0, MARK_LENGTH);
}

function hmac(key: Key, text: string): Buffer {
  return createHmac('sha256', derivedKey(key, 'security-proof')).update(text).digest();
}
