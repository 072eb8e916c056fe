// How all cookies of ours are named and marked (docs/contract.md 'Session cookie'): `__Host-` over https, HttpOnly, SameSite=Lax.
import { parse, serialize } from 'hono/utils/cookie';

/** Without `maxAgeSeconds` it ends with the browser. */
export function ownCookie(url: string, name: string, value: string, maxAgeSeconds?: number): string {
  const isSecure = url.startsWith('https:');
  return serialize(fullName(url, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

export function endedCookie(url: string, name: string): string {
  return ownCookie(url, name, '', 0);
}

export function readOwnCookie(request: Request, name: string): string | null {
  const cookie = request.headers.get('Cookie');
  if (cookie === null) return null;
  const full = fullName(request.url, name);
  return parse(cookie, full)[full] ?? null;
}

function fullName(url: string, name: string): string {
  return url.startsWith('https:') ? `__Host-${name}` : name;
}
