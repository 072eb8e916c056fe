// The session cookie (docs/contract.md 'Session cookie'; docs/decisions.md 'Remember me'): an opaque token; the database has its SHA-256.
import { createHash, randomBytes } from 'node:crypto';
import { REMEMBERED_MS } from '#domain/account/auth/session-life.ts';
import { endedCookie, ownCookie, readOwnCookie } from './own-cookie.ts';

const NAME = 'session';
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether it could be one of `newToken`. */
export function isToken(text: string | null): text is string {
  return text !== null && TOKEN.test(text);
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token's hash, or null if the request brings nothing that could be a token. */
export function tokenHashOf(request: Request): string | null {
  const token = readOwnCookie(request, NAME);
  return isToken(token) ? hashOfToken(token) : null;
}

/** Remembered: 30 days. Otherwise it ends with the browser, and the row after 12 h. */
export function sessionCookie(url: string, token: string, remember: boolean): string {
  return remember ? ownCookie(url, NAME, token, REMEMBERED_MS / 1000) : ownCookie(url, NAME, token);
}

export function endedSessionCookie(url: string): string {
  return endedCookie(url, NAME);
}
