// What is asked for from outside a page: a calendar by its secret address, and the end of the weekly letter by the button of a mailbox
// (RFC 8058), which sends no header of a browser. Both do only what their key is for.
import type { AppContext } from '../../app-env.ts';

type Next = () => Promise<void>;

/** /kalendarz/{key}.ics */
export async function calendarFeed(c: AppContext, next: Next): Promise<Response | void> {
  const [, key] = /^([\w-]{22})\.ics$/.exec(c.req.param('file') ?? '') ?? [];
  if (key === undefined) return next();
  const { readCalendarFeed } = await import('../../services/advice/reminders.ts');
  const calendar = await readCalendarFeed(c.var.scope, key);
  if (calendar === null) return next();
  return c.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}

/** POST /list-tygodnia/{key}: by the page's own form, or by a mailbox. */
export async function stopWeeklyLetter(c: AppContext): Promise<Response> {
  const { stopLetter } = await import('../../services/advice/reminders.ts');
  const { pathname } = new URL(c.req.url);
  await stopLetter(c.var.scope, c.req.param('key') ?? '');
  return c.redirect(`${pathname}?zrobione=koniec`, 303);
}
