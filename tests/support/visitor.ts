// A browser's side of the HTTP calls: same origin, JSON, and the session cookie kept.
import type { Application } from './application.ts';

export const ANSWERS = {
  preferences: ['nature', 'creative'],
  additional_interests: 'las, zwierzęta i fotografia',
  additional_info: 'Mieszkam w małym mieście.',
};

export const PASSWORD = 'dlugie-haslo-1';

export type Visitor = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>;
  cookie: string | null;
};

export function visitorOf(app: Pick<Application, 'url'>): Visitor {
  const visitor: Visitor = {
    cookie: null,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      if (visitor.cookie !== null) headers.set('Cookie', visitor.cookie);
      const response = await fetch(new URL(path, app.url), { redirect: 'manual', ...init, headers });
      const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
      if (set !== undefined) visitor.cookie = set.split(';')[0] ?? null;
      return response;
    },
    post(path, body, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', 'same-origin');
      if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return visitor.fetch(path, { method: 'POST', ...init, headers, body: text });
    },
  };
  return visitor;
}

let people = 0;

/** A new account, signed in. */
export async function signedIn(
  app: Pick<Application, 'url'>,
): Promise<Visitor & { id: string; email: string }> {
  const visitor = visitorOf(app);
  const email = `osoba-${++people}-${crypto.randomUUID().slice(0, 8)}@example.pl`;
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  const response = await visitor.post('/api/account/login', { email, password: PASSWORD });
  const { user } = (await response.json()) as { user: { id: string } };
  return Object.assign(visitor, { id: user.id, email });
}
