// Pages whose forms or loaders ask the payment provider or try a password, a code or a link are held to what the calls that do so are
// held to, beside the limit of all pages.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { LimitName } from '../limits.ts';
import { limited } from './limit.ts';

const FORMS: readonly (readonly [RegExp, LimitName])[] = [
  [/^\/(profil|odstapienie|zamowienie\/premium|zamowienie\/kurs\/[^/]+)$/, 'payment'],
  [/^\/(potwierdz|drugi-krok|panel\/wejscie)$/, 'login'],
  [
    /^\/(profil\/adres|nowy-adres|poprzedni-adres|cofnij-klucze|odzyskaj-konto|nowe-haslo|potwierdz-email)$/,
    'password',
  ],
  // A lesson's forms: its share of the price may be asked back by one of them, and each has a call of the same limit.
  [/^\/moje-kursy\/[^/]+\/[^/]+$/, 'call'],
];

/** Which limit a page is held to besides; null = no other. `path`: also of a page's data, which ends in '.data', or in '/_.data' for '/x/'. */
export function pageLimit(method: string, path: string, query: URLSearchParams): LimitName | null {
  const page = path.replace(/(?:\/_)?\.data$/, '').replace(/(?<=.)\/+$/, '');
  if (method === 'POST') return FORMS.find(([pages]) => pages.test(page))?.[1] ?? null;
  if (page === '/dashboard/success') return 'call';
  if (/^\/moje-kursy\/[^/]+$/.test(page)) return query.has('session_id') ? 'call' : null;
  return page === '/profil' && (query.has('portal') || query.has('faktury')) ? 'call' : null;
}

export const pageLimited: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const name = pageLimit(c.req.method, pathname, searchParams);
  return name === null ? next() : limited(name)(c, next);
};
