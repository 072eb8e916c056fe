// The half session: the first factor was right, the second is still to come (docs/decisions.md 'Passkeys'). It opens nothing; sealed, so
// that the browser that carries it can neither read nor change it.
import { HALF_SIGN_IN_MS } from '#domain/account/auth/passkeys/passkeys.ts';
import type { KeyRing } from './keys.ts';
import { endedCookie, ownCookie, readOwnCookie } from './own-cookie.ts';
import { seal, unseal } from './seal.ts';
import { hashOfToken } from './session-cookie.ts';

const NAME = 'half';
const PLACE = { purpose: 'half-sign-in', context: '' } as const;

export type HalfSignIn = {
  personId: string;
  provider: 'password' | 'google';
  accountId: string;
  /** Of the password's hash as it was when it was checked: a password changed since ends the half session, too. */
  mark: string | null;
  remember: boolean;
  /** The address that Google has confirmed, of an account that is still to be linked. */
  link: string | null;
};

export function markOfHash(passwordHash: string | null): string | null {
  return passwordHash === null ? null : hashOfToken(passwordHash);
}

export function halfCookie(url: string, keys: KeyRing, half: HalfSignIn, now: number): string {
  const text = JSON.stringify({ ...half, until: now + HALF_SIGN_IN_MS });
  return ownCookie(url, NAME, seal(keys, PLACE, text), HALF_SIGN_IN_MS / 1000);
}

export function endedHalfCookie(url: string): string {
  return endedCookie(url, NAME);
}

/** Null = none, not ours, or too old. */
export function readHalfSignIn(request: Request, keys: KeyRing, now: number): HalfSignIn | null {
  const sealed = readOwnCookie(request, NAME);
  const text = sealed === null ? null : unseal(keys, PLACE, sealed);
  if (text === null) return null;
  // Only we can have sealed it, so it has the shape that we wrote.
  const { until, ...half } = JSON.parse(text) as HalfSignIn & { until: number };
  return until > now ? half : null;
}
