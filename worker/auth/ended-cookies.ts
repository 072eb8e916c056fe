import { endedReturnCookie } from './return-cookie.ts';
import { endedSessionCookie } from './session-cookie.ts';
import { endedSnapshotCookie } from './snapshot-cookie.ts';

/** What a browser forgets at sign-out. Its device cookie stays, so that the next sign-in from it is no news. */
export function endedCookies(url: string): string[] {
  return [endedSessionCookie(url), endedSnapshotCookie(url), endedReturnCookie(url)];
}

/**
 * What a sign-out says beside its cookies, and the refusal of a session that is over: the browser forgets every copy that it kept of the person, also where no script of ours
 * runs. Cookies are not among it: the device's own stays, so that the next sign-in from it is no news.
 */
export const CLEAR_STORAGE = ['Clear-Site-Data', '"storage"'] as const;
