// The OpenID provider behind the local Google, set up to behave as Google does: PKCE, claims in the id token, an exact address
// to return to. Only the port of that address is free, since local applications take whichever is.
import { randomBytes } from 'node:crypto';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { memoryAdapter } from './memory.ts';
import { faultPage } from './consent-page.ts';
import type { Signing } from './signing.ts';
import type { GooglePerson } from './people.ts';

const RETURN_PATH = '/api/auth/callback/google';
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

export async function createProvider(
  issuer: string,
  client: { clientId: string; clientSecret: string },
  people: readonly GooglePerson[],
  signing: Signing,
): Promise<Provider> {
  const provider = new Provider(issuer, configuration(client, people, signing));
  provider.use(signing.middleware);
  const registered = await provider.Client.find(client.clientId);
  if (registered === undefined) throw new Error('the client is not registered');
  registered.redirectUriAllowed = isOurs;
  return provider;
}

function configuration(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  people: readonly GooglePerson[],
  signing: Signing,
): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://127.0.0.1${RETURN_PATH}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [signing.firstKey] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}`, policy: withChoice() },
    ttl: { Session: 3600, Interaction: 900, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_, sub) => {
      const person = people.find((one) => one.sub === sub);
      if (person === undefined) return undefined;
      const { email, isVerified, name } = person;
      return {
        accountId: sub,
        claims: () => ({ sub, email, email_verified: isVerified, name }),
      };
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = faultPage(`${out.error}: ${out.error_description ?? ''}`);
    },
  };
}

/** Google knows one prompt more: which account. */
function withChoice(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'http:' &&
    LOOPBACK.has(url.hostname) &&
    url.pathname === RETURN_PATH &&
    url.search === ''
  );
}
