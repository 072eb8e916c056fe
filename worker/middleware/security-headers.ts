// The headers that every response of the Worker carries; the page's own CSP is set where the page is made (pages.ts).
// Static assets skip the Worker: theirs are in public/_headers, and tests/support/pages/header-rules.ts holds both to the same rules.
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

/** What lies in the cache has them already: each header that is set costs a call into the platform. */
export const ON_ALL_RESPONSES = Object.entries({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
const LAST = 'Cross-Origin-Resource-Policy';

const POLICY = 'Content-Security-Policy';

const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a browser refuses because of the policy shows up in the log while we develop (routes/operations.ts). */
const REPORTS = 'report-uri /api/log-error';

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = writableResponse(c);
  if (!headers.has(LAST)) for (const [name, value] of ON_ALL_RESPONSES) headers.set(name, value);
  // Whatever does not say that it is for everybody is for this visitor alone.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  const policy = headers.get(POLICY);
  const wanted = policyOf(c, policy);
  if (wanted !== policy) headers.set(POLICY, wanted);
};

function policyOf(c: AppContext, policy: string | null): string {
  if (policy === null) return NOTHING_LOADS;
  // A request that was refused before its scope was made has no configuration.
  const { config }: Partial<AppContext['var']> = c.var;
  return config?.isDevelopment === true ? `${policy}; ${REPORTS}` : policy;
}

/** The response, with its request's id, for more headers: Hono's own c.header() would copy it for each. */
export function writableResponse(c: AppContext): Response {
  const response = c.res;
  try {
    response.headers.set('X-Request-Id', c.get('requestId'));
    return response;
  } catch {
    // What comes from a Durable Object or is a redirect has immutable headers.
    const copy = new Response(response.body, response);
    copy.headers.set('X-Request-Id', c.get('requestId'));
    c.res = undefined;
    c.res = copy;
    return copy;
  }
}
