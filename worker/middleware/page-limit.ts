// Pages whose forms or loaders ask the payment provider are held to what the calls that do so are held to, beside the limit of all pages.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { LimitName } from '../limits.ts';
import { limited } from './limit.ts';

const FORMS = /^\/(profil|odstapienie|zamowienie\/premium|zamowienie\/kurs\/[^/]+)$/;

/** Which limit a page is held to besides; null = it asks nobody outside. `path`: also of a page's data, which ends in '.data'. */
export function providerLimit(method: string, path: string, query: URLSearchParams): LimitName | null {
  const page = path.replace(/\.data$/, '').replace(/(?<=.)\/+$/, '');
  if (method === 'POST') return FORMS.test(page) ? 'payment' : null;
  if (page === '/dashboard/success') return 'call';
  return page === '/profil' && (query.has('portal') || query.has('faktury')) ? 'call' : null;
}

export const providerLimited: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const name = providerLimit(c.req.method, pathname, searchParams);
  return name === null ? next() : limited(name)(c, next);
};
