// A browser's side of the HTTP calls: same origin, JSON, and the session cookie kept.
import type { Application } from './application.ts';

export const ANSWERS = {
  preferences: ['nature', 'creative'],
  additional_interests: 'las, zwierzęta i fotografia',
  additional_info: 'Mieszkam w małym mieście.',
};

export const PASSWORD = 'dlugie-haslo-1';

/** The cookies of ours beside the session's. */
const OTHER_COOKIES = /^(snapshot|device|(?:__Secure-)?authjs\.[\w.-]+)=([^;]*)(.*)$/;

export type Visitor = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>;
  /** The session's, as 'session=…'. */
  cookie: string | null;
  /** The others, by name. */
  jar: Map<string, string>;
};

export function visitorOf(app: Pick<Application, 'url'>): Visitor {
  const visitor: Visitor = {
    cookie: null,
    jar: new Map(),
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      const others = Array.from(visitor.jar, ([name, value]) => `${name}=${value}`);
      const cookies = [...(visitor.cookie === null ? [] : [visitor.cookie]), ...others];
      if (cookies.length > 0 && !headers.has('Cookie')) headers.set('Cookie', cookies.join('; '));
      const response = await fetch(new URL(path, app.url), { redirect: 'manual', ...init, headers });
      const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
      if (set !== undefined) visitor.cookie = set.split(';')[0] ?? null;
      for (const cookie of response.headers.getSetCookie()) keep(visitor.jar, cookie);
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

function keep(jar: Map<string, string>, cookie: string): void {
  const [, name, value, attributes] = OTHER_COOKIES.exec(cookie) ?? [];
  if (name === undefined || value === undefined) return;
  if (/Max-Age=0/i.test(attributes ?? '')) jar.delete(name);
  else jar.set(name, value);
}

let people = 0;

/** An address that nobody has. */
export function newAddress(): string {
  return `osoba-${++people}-${crypto.randomUUID().slice(0, 8)}@example.pl`;
}

/** A new account, signed in. */
export async function signedIn(
  app: Pick<Application, 'url'>,
): Promise<Visitor & { id: string; email: string }> {
  const visitor = visitorOf(app);
  const email = newAddress();
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  const response = await visitor.post('/api/account/login', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return Object.assign(visitor, { id: user.id, email });
}
