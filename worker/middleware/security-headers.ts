// The headers that every answer of the Worker carries; the page's own CSP is set where the page is made (pages.ts).
// Static assets skip the Worker: theirs are in public/_headers.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

const HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // Answers from a Durable Object or a redirect have immutable headers; Hono copies them on the first write.
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  c.header('X-Request-Id', c.var.requestId);
  // Whatever does not say that it is for everybody is for this visitor alone.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', NOTHING_LOADS);
};
