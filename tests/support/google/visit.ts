// The way over the local Google by hand: our form, its page, and back, with the cookies of both.
import type { Visitor } from '../account/visitor.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

/** Presses our button; the answer leads to Google. */
export function pressGoogleButton(visitor: Visitor, fields: Record<string, string> = {}): Promise<Response> {
  return visitor.fetch('/api/auth/signin/google', {
    method: 'POST',
    headers: FORM,
    body: new URLSearchParams(fields),
  });
}

/** On Google's side: chooses a person, or gives up. Returns the address to which Google sends the browser back. */
export async function chooseAtGoogle(address: string, sub: string | null): Promise<URL> {
  const jar = new Map<string, string>();
  const visit = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const cookies = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookies);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const next = (response: Response, from: URL) => new URL(response.headers.get('Location') ?? '', from);
  const start = new URL(address);
  const page = next(await visit(start), start);
  const chosen = await visit(page, {
    method: 'POST',
    body: new URLSearchParams(sub === null ? {} : { sub }),
  });
  const resumed = next(chosen, page);
  return next(await visit(resumed), resumed);
}

export type GoogleVisit = {
  /** Where the browser came back to us, with the code in the address. */
  back: URL;
  /** Our answer to that. */
  answer: Response;
  /** Where that answer leads. */
  landing: URL;
};

/** The whole way. */
export async function visitGoogle(
  visitor: Visitor,
  sub: string | null,
  fields: Record<string, string> = {},
): Promise<GoogleVisit> {
  const pressed = await pressGoogleButton(visitor, fields);
  const back = await chooseAtGoogle(pressed.headers.get('Location') ?? '', sub);
  const answer = await visitor.fetch(`${back.pathname}${back.search}`);
  return { back, answer, landing: new URL(answer.headers.get('Location') ?? '', back) };
}
