// Holds a route to its row of limits.ts. Scaled limits are for load tests: a binding can't be scaled, so it is skipped.
import type { MiddlewareHandler } from 'hono';
import { appError } from '#domain/platform/messages.ts';
import { networkOf } from '#domain/platform/quota/quota.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { LIMITS, withinLimit, type LimitName } from '../limits.ts';

export function limited(name: LimitName): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (name === 'page') await countPage(c);
    else await count(c, name);
    return next();
  };
}

/** Once a request, whether the edge cache or the page's row asks first. Throws too-many-requests. */
export async function countPage(c: AppContext): Promise<void> {
  if (c.get('isPageCounted')) return;
  c.set('isPageCounted', true);
  await count(c, 'page');
}

async function count(c: AppContext, name: LimitName): Promise<void> {
  const client = clientOf(c);
  if (client === null || c.get('config').rateLimitScale !== 1) return;
  if (!(await withinLimit(c.env, name, client))) {
    throw appError('too-many-requests', LIMITS[name].retryAfterSeconds);
  }
}

// Remembered, since the edge cache takes the request's headers away after its own count.
function clientOf(c: AppContext): string | null {
  const { client = networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown') } = c.var;
  c.set('client', client);
  return client;
}

// Pages whose forms or loaders ask the payment provider or try a password, a code or a link are held to what the calls that do so are
// held to, beside the limit of all pages.
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
