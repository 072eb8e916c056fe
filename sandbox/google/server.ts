// A local Google: a real OpenID provider on loopback that asks who signs in and refuses what Google refuses (an address to
// return to that is not ours, a wrong secret, a code used twice, no PKCE). Used by `npm start` and by the tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  Provider,
  interactionPolicy,
  type Configuration,
  type Adapter,
  type AdapterPayload,
} from 'oidc-provider';
import { consentPage, faultPage } from './consent-page.ts';
import { GOOGLE_PEOPLE, type GooglePerson } from './people.ts';
import { createSigning, type TokenFault, type Signing } from './signing.ts';
import { randomBytes } from 'node:crypto';

export type LocalGoogle = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** One more account to choose. */
  addPerson: (person: GooglePerson) => void;
  /** What is wrong with the ID tokens from now on; null = nothing. */
  spoilTokens: (fault: TokenFault | null) => void;
  /** Signs by a new key from now on. */
  changeKey: () => void;
  /** How often the keys were asked for. */
  keysAsked: () => number;
  stop: () => Promise<void>;
};

const CLIENT = { clientId: 'szlak-local', clientSecret: 'local-secret-of-no-worth' };

/** `port` 0 = any free one. */
export async function startGoogle({ port }: { port: number }): Promise<LocalGoogle> {
  const people = [...GOOGLE_PEOPLE];
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    if (provider === null) return void response.writeHead(503).end();
    answer(provider, people, request, response).catch((fault: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
      response.end(faultPage(fault instanceof Error ? fault.message : String(fault)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signing = createSigning();
  provider = await createProvider(issuer, CLIENT, people, signing);
  return {
    issuer,
    ...CLIENT,
    addPerson: (person) => void people.push(person),
    spoilTokens: signing.spoil,
    changeKey: signing.changeKey,
    keysAsked: signing.asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  provider: Provider,
  people: readonly GooglePerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return void (await provider.callback()(request, response));
  const { uid, params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(consentPage(people, uid));
    return;
  }
  const sub = new URLSearchParams(await readText(request)).get('sub');
  if (!people.some((person) => person.sub === sub) || sub === null) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId: sub, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, {
    login: { accountId: sub },
    select_account: {},
    consent,
  });
}

// The OpenID provider behind the local Google, set up to behave as Google does: PKCE, claims in the id token, an exact address
// to return to. Only the port of that address is free, since local applications take whichever is.
const RETURN_PATH = '/api/auth/callback/google';
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

async function createProvider(
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

// Keeps what the OpenID provider has to remember, as long as it runs.
const NOW_SECONDS = () => Math.floor(Date.now() / 1000);

/** One store for all kinds of things: grants have to find what hangs on them. */
function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const live = (payload: AdapterPayload | undefined) =>
    payload === undefined || (payload.exp ?? Infinity) <= NOW_SECONDS() ? undefined : payload;
  const by = (kind: string, holds: (payload: AdapterPayload) => boolean) =>
    live(Array.from(kept).find(([key, payload]) => key.startsWith(`${kind}:`) && holds(payload))?.[1]);
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => live(kept.get(`${kind}:${id}`)),
    findByUid: async (uid) => by(kind, (payload) => payload.uid === uid),
    findByUserCode: async (code) => by(kind, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = kept.get(`${kind}:${id}`);
      if (payload !== undefined) payload.consumed = NOW_SECONDS();
    },
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
