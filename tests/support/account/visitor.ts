// A browser's side of the HTTP calls: same origin, JSON, and the session cookie kept.
import { scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { beginSession } from '#db/account/commands/sessions.ts';
import { registerPerson } from '#db/account/commands/people.ts';
import { newSessionEnds } from '#domain/account/auth/session-life.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { deviceCookie, hashOfDevice } from '#worker/auth/device-cookie.ts';
import { hashOfToken, newToken, sessionCookie } from '#worker/auth/session-cookie.ts';
import { snapshotCookie } from '#worker/auth/snapshot-cookie.ts';
import { AUTH_SECRET, type Application } from '../worker/application.ts';

export const ANSWERS = {
  preferences: ['nature', 'creative'],
  additional_interests: 'las, zwierzęta i fotografia',
  additional_info: 'Mieszkam w małym mieście.',
};

export const PASSWORD = 'dlugie-haslo-1';

/** The cookies of ours beside the session's. */
const OTHER_COOKIES = /^(snapshot|device|return|half|challenge|(?:__Secure-)?authjs\.[\w.-]+)=([^;]*)(.*)$/;

export type Visitor = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>;
  /** A plain form, as a browser without JavaScript sends it. */
  submit(path: string, fields: Record<string, string>, headers?: HeadersInit): Promise<Response>;
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
      // Joined, not resolved: '//evil.example' is a path of ours, too.
      const address = path.startsWith('/') ? `${new URL(app.url).origin}${path}` : path;
      // What a test thought through may have taken longer than a connection stays open. Node hears that it was closed before it asks.
      await setImmediate();
      const response = await fetch(address, { redirect: 'manual', ...init, headers });
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
    submit(path, fields, headers) {
      const all = new Headers(headers);
      all.set('Sec-Fetch-Site', 'same-origin');
      return visitor.fetch(path, { method: 'POST', headers: all, body: new URLSearchParams(fields) });
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

export type SignedIn = Visitor & { id: string; email: string };

/** A new account, made and signed in by the call that a browser makes. Hashes a password, so for tests of just that. */
export async function signedInByPassword(app: Pick<Application, 'url'>): Promise<SignedIn> {
  const visitor = visitorOf(app);
  const email = newAddress();
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  const response = await visitor.fetch('/api/account/me');
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return Object.assign(visitor, { id: user.id, email });
}

/** As the Worker reads it, with parameters that cost nothing: the ones of real accounts take it a sixth of a second for each proof. */
const QUICK_HASH = [
  'scrypt',
  2,
  8,
  1,
  '',
  scryptSync(PASSWORD, '', 32, { N: 2, r: 8, p: 1 }).toString('base64url'),
].join('$');

/**
 * A new account, signed in: the rows and cookies that `signedInByPassword` would leave, without its work. Its password takes no time to
 * verify, so what measures that needs the other.
 */
export async function signedIn(
  app: Pick<Application, 'url' | 'database'>,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<SignedIn> {
  const visitor = visitorOf(app);
  const person = { id: crypto.randomUUID(), email: newAddress(), fullName: null };
  const passwordHash = QUICK_HASH;
  const [now, token, mark] = [Date.now(), newToken(), newToken()];
  const tokenHash = hashOfToken(token);
  const { generations, resets } = PLANS.free;
  await registerPerson(app.database, {
    ...person,
    passwordHash,
    emailConfirmedAt: confirmed ? now : null,
    generations,
    resets,
    now,
  });
  await beginSession(app.database, {
    id: crypto.randomUUID(),
    tokenHash,
    personId: person.id,
    account: { provider: 'password', accountId: person.id, passwordHash },
    factor: null,
    remembered: false,
    userAgent: null,
    deviceHash: hashOfDevice(mark, person.id),
    replacedTokenHash: null,
    now,
    ...newSessionEnds(false, now),
  });
  const seal = { keys: keyRing(AUTH_SECRET), tokenHash };
  visitor.cookie = sessionCookie(app.url, token, false).split(';')[0] ?? null;
  keep(
    visitor.jar,
    snapshotCookie(app.url, seal, { ...person, emailConfirmed: confirmed, plan: 'free' }, now),
  );
  keep(visitor.jar, deviceCookie(app.url, mark));
  return Object.assign(visitor, { id: person.id, email: person.email });
}
