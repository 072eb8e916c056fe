import type { AppContext } from '../app-env.ts';

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
