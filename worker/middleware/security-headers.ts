// The headers that every answer of the Worker carries; the page's own CSP is set where the page is made (pages.ts).
// Static assets skip the Worker: theirs are in public/_headers, and tests/support/header-rules.ts holds both to the same rules.
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';

/** What browsers can do and no page of ours asks for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const POLICY = 'Content-Security-Policy';

const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a browser refuses because of the policy shows up in the log while we develop (routes/operations.ts). */
const REPORTS = 'report-uri /api/log-error';

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // Answers from a Durable Object or a redirect have immutable headers; Hono copies them on the first write.
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  c.header('X-Request-Id', c.var.requestId);
  // Whatever does not say that it is for everybody is for this visitor alone.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  c.header(POLICY, policyOf(c));
};

function policyOf(c: AppContext): string {
  const policy = c.res.headers.get(POLICY);
  if (policy === null) return NOTHING_LOADS;
  // A request that was refused before its scope was made has no configuration.
  const { config }: Partial<AppContext['var']> = c.var;
  return config?.isDevelopment === true ? `${policy}; ${REPORTS}` : policy;
}
