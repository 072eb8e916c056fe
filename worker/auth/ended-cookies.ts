import { endedReturnCookie } from './return-cookie.ts';
import { endedSessionCookie } from './session-cookie.ts';
import { endedSnapshotCookie } from './snapshot-cookie.ts';

/** What a browser forgets at sign-out. Its device cookie stays, so that the next sign-in from it is no news. */
export function endedCookies(url: string): string[] {
  return [endedSessionCookie(url), endedSnapshotCookie(url), endedReturnCookie(url)];
}
