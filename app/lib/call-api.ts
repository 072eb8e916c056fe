// One call of our own API as the browser makes it. A refusal is a value with the server's Polish sentence; silence is one, too.
import { FORGETS_ITSELF } from '#domain/platform/errors.ts';

export type CallResult<Body> =
  | { ok: true; body: Body }
  | { ok: false; code: string; sentence: string }
  | { ok: false; code: 'no-answer'; sentence: null };

/** Of the window: a call was refused since nobody is signed in (any more). */
export const NO_SESSION_EVENT = 'no-session';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function callApi<Body>(
  method: Method,
  path: string,
  body: unknown = null,
): Promise<CallResult<Body>> {
  try {
    const response = await ownFetch(path, {
      method,
      headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
      body: body === null ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    // Our own server's response: the contract is its type.
    if (response.ok) return { ok: true, body: json as Body };
    const { code, error } = json as { code: string; error: string };
    return { ok: false, code, sentence: error };
  } catch {
    return { ok: false, code: 'no-answer', sentence: null };
  }
}

/**
 * Who is told that the session is over forgets the copies here (features/advice/local-copy/use-own-copies.ts), so the server needn't have the browser
 * drop all that it stores: that would take along what was typed and never saved.
 */
export async function ownFetch(path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(FORGETS_ITSELF, '1');
  const response = await fetch(path, { ...init, headers });
  if (response.status === 401) void tellIfOver(response.clone());
  return response;
}

async function tellIfOver(response: Response): Promise<void> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (code === NO_SESSION_EVENT) dispatchEvent(new Event(NO_SESSION_EVENT));
}
