// The keys of the local Google, which change as Google's do, and what can be wrong with an ID token.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';

const FAULTS = {
  /** Signed by somebody who names Google's key. */
  'foreign signature': {},
  /** Signed by somebody who names a key of their own. */
  'unknown key': {},
  'no signature': {},
  'another audience': { aud: 'somebody-else' },
  'another issuer': { iss: 'https://accounts.google.example' },
  'another nonce': { nonce: 'not-ours' },
  'long expired': { exp: 1_700_000_000, iat: 1_699_996_400 },
} as const;

export type TokenFault = keyof typeof FAULTS;

export type Signing = {
  firstKey: object & { kty: string };
  middleware: (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;
  spoil: (fault: TokenFault | null) => void;
  changeKey: () => void;
  asked: () => number;
};

type Key = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

const KEYS_MAX_AGE_SECONDS = 3_600;

export function createSigning(): Signing {
  let count = 0;
  let asked = 0;
  let fault: TokenFault | null = null;
  const newKey = (): Key => ({
    kid: `local-${++count}`,
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
  });
  const first = newKey();
  const stranger = newKey();
  let key = first;

  function keySet() {
    asked++;
    return { keys: [{ ...key.publicKey.export({ format: 'jwk' }), ...described(key) }] };
  }

  function signed(token: string): string {
    const claims = { ...claimsOf(token), ...(fault === null ? {} : FAULTS[fault]) };
    if (fault === 'no signature') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    const isForeign = fault === 'foreign signature' || fault === 'unknown key';
    const { kid } = fault === 'unknown key' ? stranger : key;
    const content = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(claims)}`;
    const by = isForeign ? stranger : key;
    return `${content}.${sign('sha256', Buffer.from(content), by.privateKey).toString('base64url')}`;
  }

  return {
    firstKey: { kty: 'RSA', ...first.privateKey.export({ format: 'jwk' }), ...described(first) },
    async middleware(context, next) {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (context.path === '/jwks') {
        context.body = keySet();
        context.set('Cache-Control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`);
      } else if (typeof body?.id_token === 'string') {
        context.body = { ...body, id_token: signed(body.id_token) };
      }
    },
    spoil: (next) => void (fault = next),
    changeKey: () => void (key = newKey()),
    asked: () => asked,
  };
}

function described({ kid }: Key) {
  return { use: 'sig', alg: 'RS256', kid };
}

function claimsOf(token: string): Record<string, unknown> {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
