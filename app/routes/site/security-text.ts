// /.well-known/security.txt (RFC 9116): where to report a hole. It has to expire, so it is dated half a year ahead.
import { siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { textResponse } from '../../features/site/feeds/xml.ts';
import type { Route } from './+types/security-text.ts';

const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

export function loader({ context }: Route.LoaderArgs) {
  const { contactEmail, origin } = siteOf(context.get(scopeContext));
  const expires = new Date(Math.floor(Date.now() / DAY_MS + VALID_DAYS) * DAY_MS);
  return textResponse([
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}
