// Ties a challenge to the browser that asked for it, where nobody is signed in yet.
import { CHALLENGE_MS } from '#domain/account/auth/passkeys/passkeys.ts';
import { ownCookie, readOwnCookie } from './own-cookie.ts';
import { isToken } from './session-cookie.ts';

const NAME = 'challenge';

export function challengeCookie(url: string, mark: string): string {
  return ownCookie(url, NAME, mark, CHALLENGE_MS / 1000);
}

/** Null = this browser was asked nothing. */
export function challengeMark(request: Request): string | null {
  const mark = readOwnCookie(request, NAME);
  return isToken(mark) ? mark : null;
}
