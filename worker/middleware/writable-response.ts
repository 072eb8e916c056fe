import type { AppContext } from '../app-env.ts';

/** The answer, with its request's id, for more headers: Hono's own c.header() would copy it for each. */
export function writableResponse(c: AppContext): Response {
  const answer = c.res;
  try {
    answer.headers.set('X-Request-Id', c.get('requestId'));
    return answer;
  } catch {
    // What comes from a Durable Object or is a redirect has immutable headers.
    const copy = new Response(answer.body, answer);
    copy.headers.set('X-Request-Id', c.get('requestId'));
    c.res = undefined;
    c.res = copy;
    return copy;
  }
}
