import type { AppContext } from '../app-env.ts';
import { endedSessionCookie } from './session-cookie.ts';
import { endedSnapshotCookie } from './snapshot-cookie.ts';

export function setCookies(c: AppContext, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}

/** What a browser forgets at sign-out. Its mark stays, so that the next sign-in from it is no news. */
export function endedCookies(url: string): string[] {
  return [endedSessionCookie(url), endedSnapshotCookie(url)];
}
