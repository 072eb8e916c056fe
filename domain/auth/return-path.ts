// Where a person goes after signing in: only ever a page of ours.
export const AFTER_LOGIN = '/dashboard';

/** The path if it leads to a page of this site, else null. */
export function safeReturnPath(path: string | null): string | null {
  // Browsers read a backslash as a slash and drop tabs and line ends, so '/\evil' and '/<tab>/evil' would leave the site.
  if (path === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  return path;
}
