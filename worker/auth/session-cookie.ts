// The session cookie (contract, 'Session cookie'; decisions.md 'Remember me'): an opaque token; the database has its SHA-256.
import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const NOT_REMEMBERED_MS = 12 * 60 * 60_000;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sessionLifetimeMs(remember: boolean): number {
  return remember ? REMEMBERED_MS : NOT_REMEMBERED_MS;
}

/** The token's hash, or null if the request brings nothing that could be a token. */
export function tokenHashOf(request: Request): string | null {
  const cookie = request.headers.get('Cookie');
  if (cookie === null) return null;
  const name = cookieName(request.url);
  const token = parse(cookie, name)[name];
  return token !== undefined && TOKEN.test(token) ? hashOfToken(token) : null;
}

/** Remembered: 30 days. Otherwise it ends with the browser, and the row after 12 h. */
export function sessionCookie(url: string, token: string, remember: boolean): string {
  return serialize(cookieName(url), token, {
    ...attributes(url),
    ...(remember ? { maxAge: REMEMBERED_MS / 1000 } : {}),
  });
}

export function endedSessionCookie(url: string): string {
  return serialize(cookieName(url), '', { ...attributes(url), maxAge: 0 });
}

function cookieName(url: string): string {
  return url.startsWith('https:') ? '__Host-session' : 'session';
}

function attributes(url: string) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: url.startsWith('https:') } as const;
}
