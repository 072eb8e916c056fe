// What no answer to a hostile string may be: a 5xx (501 says that a feature is off), markup that came back as markup, a header
// that we didn't set.
import { MARKER } from './strings.ts';

/** Null = as it should be. */
export async function faultOfResponse(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status >= 500 && answer.status !== 501) return `${answer.status} ${text.slice(0, 200)}`;
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith('zly')))
    return 'set a cookie of theirs';
  const location = answer.headers.get('Location') ?? '';
  if (/^(https?:)?[/\\]{2}/.test(location) || /^\w+:/.test(location)) {
    if (!/^https?:\/\/127\.0\.0\.1:/.test(location)) return `leads away: ${location.slice(0, 100)}`;
  }
  const isMarkup = /html|xml/.test(answer.headers.get('Content-Type') ?? '');
  return isMarkup && text.includes(MARKER) ? 'reflected unescaped' : null;
}
