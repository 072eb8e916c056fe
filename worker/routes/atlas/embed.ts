// /zawody/{id}/osadz: the one page of ours that others may frame. It has nothing to press but a link, and no cookie comes with it.
import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-env.ts';
import { ON_ALL_RESPONSES } from '../../middleware/security-headers.ts';

type Next = () => Promise<void>;

const DAY_SECONDS = 24 * 60 * 60;
const FRAMED: ReadonlySet<string> = new Set(['X-Frame-Options', 'Cross-Origin-Resource-Policy']);

export async function occupationFrame(c: AppContext, next: Next): Promise<Response | void> {
  const { embeddedOccupation } = await import('../../services/atlas/embedded.ts');
  const found = await embeddedOccupation(c.req.param('id') ?? '', c.var.scope.origin);
  if (found === null) return next();
  const { html, style } = found;
  const hash = createHash('sha256').update(style).digest('base64');
  return new Response(html, {
    headers: {
      ...Object.fromEntries(ON_ALL_RESPONSES.filter(([name]) => !FRAMED.has(name))),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
