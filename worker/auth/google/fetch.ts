// The way over which Auth.js asks Google: with a deadline, and an ID token goes no further unless Google signed it (OWASP ASVS 6.8.2, 9.1.1).
import { checkSignature } from './keys.ts';

/** Google must answer within that time, or the sign-in fails. */
const TIMEOUT_MS = 8_000;

const DISCOVERY_PATH = '/.well-known/openid-configuration';

/** For one request: it remembers what the discovery document has said. */
export function googleFetch(issuer: string): typeof fetch {
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
