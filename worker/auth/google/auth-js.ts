// Auth.js as we use it: Google alone, sessions in our own table (docs/architecture.md 'Auth.js and passwords'). Imported by the Google
// routes when they are called, so that no page pays for it. Everything is built per request, since Auth.js changes its configuration.
import { Auth, customFetch, skipCSRFCheck, type AuthConfig } from '@auth/core';
import type { Adapter } from '@auth/core/adapters';
import Google from '@auth/core/providers/google';
import type { GoogleConfig } from '../../config.ts';
import { logWarning } from '../../log.ts';
import { googleFetch } from './fetch.ts';
import { allKeys, type KeyRing } from '../keys.ts';
import { newToken } from '../session-cookie.ts';

const BASE_PATH = '/api/auth';

/** Auth.js's own cookies: the three checks, and where to go afterwards. */
const AUTH_JS_COOKIE = /^(?:__Secure-|__Host-)?authjs\./;

export type GoogleProfile = {
  sub: string;
  email: string | null;
  isVerified: boolean;
  name: string | null;
};

/** What happens when Google has said who came; `false` and addresses of ours end the sign-in there. */
export type GoogleHandler = {
  /** Null = go on; else the path that says why not. */
  refuse(profile: GoogleProfile): Promise<string | null>;
  begin(): Promise<void>;
};

/** The response of Auth.js, a redirect, with its own cookies but without the session's. */
export async function askAuthJs(
  request: Request,
  google: GoogleConfig,
  keys: KeyRing,
  handler: GoogleHandler | null,
): Promise<Response> {
  const response = await Auth(bare(request), configFor(google, keys, handler));
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  headers.set('Location', response.headers.get('Location') ?? '/auth/callback?error=Configuration');
  for (const cookie of response.headers.getSetCookie()) {
    if (AUTH_JS_COOKIE.test(cookie) && !cookie.includes('authjs.session-token'))
      headers.append('Set-Cookie', cookie);
  }
  return new Response(null, { status: 303, headers });
}

function configFor(google: GoogleConfig, keys: KeyRing, handler: GoogleHandler | null): AuthConfig {
  return {
    basePath: BASE_PATH,
    secret: allKeys(keys).map(({ secret }) => secret),
    // The host is the address that was asked for or APP_URL: Auth.js reads no forwarded header here.
    trustHost: true,
    // Our guard has refused whatever does not come from our own pages (middleware/guard.ts).
    skipCSRFCheck,
    pages: { error: '/auth/callback', signIn: '/auth/callback' },
    session: { strategy: 'database', generateSessionToken: newToken },
    providers: [
      Google({
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        issuer: google.issuer,
        checks: ['pkce', 'state', 'nonce'],
        // Nobody is asked for access while they are away: nothing here would use it.
        authorization: { params: { prompt: 'select_account', scope: 'openid email profile' } },
        [customFetch]: googleFetch(google.issuer),
      }),
    ],
    adapter: adapterFor(handler),
    callbacks: {
      signIn: async ({ profile }) => {
        if (handler === null || !profile?.sub) return false;
        return (await handler.refuse(profileFrom({ ...profile, sub: profile.sub }))) ?? true;
      },
    },
    logger: {
      error: (error) => logWarning('auth-js', error.name, { cause: causeOf(error) }),
      warn: () => {},
      debug: () => {},
    },
  };
}

/**
 * The person was decided on in `refuse`, so all that is left for Auth.js to ask is to begin the session. Its own linking never
 * runs: it would tie the Google account to whoever's session cookie happens to be in the browser (docs/faults.md 39). Google's tokens
 * are dropped, since nothing uses them.
 */
function adapterFor(handler: GoogleHandler | null): Adapter {
  const decided = { id: 'decided', email: '', emailVerified: null };
  const unused = () => Promise.reject(new Error('Auth.js asked for what we do ourselves'));
  return {
    getUserByAccount: async () => decided,
    createSession: async (session) => {
      await handler?.begin();
      return session;
    },
    createUser: unused,
    getUser: unused,
    getUserByEmail: unused,
    updateUser: unused,
    linkAccount: unused,
    getSessionAndUser: async () => null,
    updateSession: unused,
    deleteSession: unused,
  };
}

function profileFrom(claims: Record<string, unknown> & { sub: string }): GoogleProfile {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.toWellFormed() : null);
  return {
    sub: claims.sub,
    email: text(claims['email']),
    // Only the boolean counts: anything else is a doubt.
    isVerified: claims['email_verified'] === true,
    name: text(claims['name']),
  };
}

// Auth.js gets its own cookies alone: it must not see our session.
function bare(request: Request): Request {
  const cookies = (request.headers.get('Cookie') ?? '')
    .split(/;\s*/)
    .filter((one) => AUTH_JS_COOKIE.test(one));
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookies.join('; '));
  return new Request(request, { headers });
}

function causeOf(error: Error): string {
  const { cause } = error;
  const inner =
    cause instanceof Error ? cause : cause && typeof cause === 'object' && 'err' in cause ? cause.err : null;
  return inner instanceof Error ? `${inner.name}: ${inner.message}` : error.message;
}
