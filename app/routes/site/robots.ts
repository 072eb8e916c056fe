import { scopeContext } from '../../context.ts';
import { textResponse } from '../../features/site/feeds/xml.ts';
import type { Route } from './+types/robots.ts';

/** Where only a signed-in person finds something. */
const PRIVATE = ['/api/', '/auth/', '/dashboard', '/profil', '/moje-kursy', '/zamowienie/'];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(scopeContext);
  return textResponse([
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
}
