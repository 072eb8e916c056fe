// Auth.js as we use it: Google alone, sessions in our own table (docs/architecture.md 'Auth.js and passwords'). Imported by the Google
// routes when they are called, so that no page pays for it. Everything is built per request, since Auth.js changes its configuration.
import { Auth, customFetch, skipCSRFCheck, type AuthConfig } from '@auth/core';
import type { Adapter } from '@auth/core/adapters';
import Google from '@auth/core/providers/google';
import type { GoogleConfig } from '../../config.ts';
import { logWarning } from '../../log.ts';
import { allKeys, type KeyRing } from '../keys.ts';
import { newToken } from '../session-cookie.ts';
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';

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

// The way over which Auth.js asks Google: with a deadline, and an ID token goes no further unless Google signed it (OWASP ASVS 6.8.2, 9.1.1).

/** Google must answer within that time, or the sign-in fails. */
const TIMEOUT_MS = 8_000;

const DISCOVERY_PATH = '/.well-known/openid-configuration';

/** For one request: it remembers what the discovery document has said. */
function googleFetch(issuer: string): typeof fetch {
  const discovery = new URL(DISCOVERY_PATH, issuer).href;
  const ask: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  let keysAddress: string | null = null;
  return async (input, init) => {
    const response = await ask(input, init);
    if (new Request(input).url === discovery) {
      keysAddress = await keysAddressOf(response.clone(), issuer);
      return response;
    }
    const token = await idTokenOf(response.clone());
    if (token === null) return response;
    if (keysAddress === null) throw new Error('Google names no keys');
    await checkSignature(token, { address: keysAddress, fetch: ask, now: Date.now });
    return response;
  };
}

/** As safe as the issuer's own; null = none. */
async function keysAddressOf(response: Response, issuer: string): Promise<string | null> {
  const { jwks_uri: address } = await objectOf(response);
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).protocol === new URL(issuer).protocol ? address : null;
}

/** Null = it brings none; Auth.js then says what is wrong with it. */
async function idTokenOf(response: Response): Promise<string | null> {
  const { id_token: token } = await objectOf(response);
  return typeof token === 'string' ? token : null;
}

async function objectOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

// Whether an ID token was signed by Google: its keys, from the address that its discovery document names, kept as long as their answer
// allows. Auth.js leaves this to TLS; the claims (issuer, audience, nonce, times) it checks itself. Whatever can't be checked is refused.

/** What Google signs by. Any other, 'none' above all, is refused. */
const ALGORITHMS = ['RS256'];
/** Of an answer that names no age. */
const DEFAULT_AGE_SECONDS = 300;
const LONGEST_AGE_SECONDS = 24 * 60 * 60;

type Kept = { keys: JSONWebKeySet; until: number };

/** By address; plain data, since no promise of one request may be awaited by another. */
const kept = new Map<string, Kept>();

type KeySource = { address: string; fetch: typeof fetch; now: () => number };

/** Throws unless one of the issuer's present keys signed it. */
export async function checkSignature(token: string, source: KeySource): Promise<void> {
  const known = kept.get(source.address);
  const isFresh = known !== undefined && known.until > source.now();
  const keys = isFresh ? known.keys : await fetchKeys(source);
  try {
    await verify(token, keys);
  } catch (error) {
    // Keys are changed without notice: one that we don't know yet is asked for once.
    if (!isFresh || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
    await verify(token, await fetchKeys(source));
  }
}

async function verify(token: string, keys: JSONWebKeySet): Promise<void> {
  await compactVerify(token, createLocalJWKSet(keys), { algorithms: ALGORITHMS });
}

async function fetchKeys({ address, fetch: ask, now }: KeySource): Promise<JSONWebKeySet> {
  const response = await ask(address);
  if (!response.ok) throw new Error(`the keys can't be read: ${response.status}`);
  const keys: JSONWebKeySet = await response.json();
  const ageSeconds = Math.min(ageOf(response.headers.get('Cache-Control')), LONGEST_AGE_SECONDS);
  kept.set(address, { keys, until: now() + ageSeconds * 1000 });
  return keys;
}

function ageOf(cacheControl: string | null): number {
  const [, age] = /\bmax-age=(\d+)/i.exec(cacheControl ?? '') ?? [];
  return age === undefined ? DEFAULT_AGE_SECONDS : Number(age);
}
