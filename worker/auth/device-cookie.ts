// Tells a browser from which a person has signed in before from a new one, of which the person is told by mail. A random
// mark, kept as a hash with the person's id in it, so that it doesn't show who shares a browser.
import { isToken, hashOfToken, newToken } from './session-cookie.ts';
import { endedCookie, ownCookie, readOwnCookie } from './own-cookie.ts';

const NAME = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The browser's mark, a new one if it has none. */
export function deviceMark(request: Request): string {
  const mark = readOwnCookie(request, NAME);
  return isToken(mark) ? mark : newToken();
}

export function hashOfDevice(mark: string, personId: string): string {
  return hashOfToken(`${mark}:${personId}`);
}

export function deviceCookie(url: string, mark: string): string {
  return ownCookie(url, NAME, mark, YEAR_SECONDS);
}

export function endedDeviceCookie(url: string): string {
  return endedCookie(url, NAME);
}
