// What a person was about to do when the unconfirmed address stopped them (docs/decisions.md 'Back to what one was doing'): the link in
// a message that was sent before doesn't say it. A path of ours, an hour, and forgotten at sign-out.
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { endedCookie, ownCookie, readOwnCookie } from './own-cookie.ts';

const NAME = 'return';

export function returnCookie(url: string, path: string): string {
  return ownCookie(url, NAME, path, TOKEN_LIFETIME_MS / 1000);
}

export function endedReturnCookie(url: string): string {
  return endedCookie(url, NAME);
}

/** Null = none, or nowhere to return to. */
export function keptReturnPath(request: Request): string | null {
  return safeReturnPath(readOwnCookie(request, NAME));
}
