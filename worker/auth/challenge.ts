// The challenge that a passkey signs: random, short-lived, and bound to what it is for and to whom it was given. Signed by us, so that
// giving one costs no row; that it was answered is written down with what it led to (db/account/commands/passkeys.ts), so none is answered twice.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_MS } from '#domain/account/auth/passkeys/passkeys.ts';
import { allKeys, derivedKey, type Key, type KeyRing } from './keys.ts';
import { hashOfToken, isToken } from './session-cookie.ts';
import { ownCookie, readOwnCookie } from './own-cookie.ts';

/** `subject`: whose browser or session was asked. */
export type Binding = {
  keys: KeyRing;
  purpose: 'sign-in' | 'proof' | 'register';
  subject: string;
};

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;

export function newChallenge(binding: Binding, now: number): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now + CHALLENGE_MS, 0, TIME_BYTES);
  const content = Buffer.concat([randomBytes(NONCE_BYTES), time]);
  return new Uint8Array(Buffer.concat([content, macOf(content, binding, binding.keys.current)]));
}

/** Null = not ours, given for something or somebody else, or too old. `hash`: by which its use is remembered. */
export function readChallenge(
  challenge: string,
  binding: Binding,
  now: number,
): { hash: string; expiresAt: number } | null {
  const bytes = Buffer.from(challenge, 'base64url');
  // One spelling only, or the same challenge would pass as another.
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString('base64url') !== challenge)
    return null;
  const content = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const mac = bytes.subarray(NONCE_BYTES + TIME_BYTES);
  if (!allKeys(binding.keys).some((key) => timingSafeEqual(mac, macOf(content, binding, key)))) return null;
  const expiresAt = content.readUIntBE(NONCE_BYTES, TIME_BYTES);
  return expiresAt > now ? { hash: hashOfToken(challenge), expiresAt } : null;
}

function macOf(content: Buffer, { purpose, subject }: Binding, key: Key): Buffer {
  return createHmac('sha256', derivedKey(key, 'challenge'))
    .update(`${purpose}:${subject}:`)
    .update(content)
    .digest();
}

// Ties a challenge to the browser that asked for it, where nobody is signed in yet.
const NAME = 'challenge';

export function challengeCookie(url: string, mark: string): string {
  return ownCookie(url, NAME, mark, CHALLENGE_MS / 1000);
}

/** Null = this browser was asked nothing. */
export function challengeMark(request: Request): string | null {
  const mark = readOwnCookie(request, NAME);
  return isToken(mark) ? mark : null;
}
