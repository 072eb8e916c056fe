// A local Google: a real OpenID provider on loopback that asks who signs in and refuses what Google refuses (an address to
// return to that is not ours, a wrong secret, a code used twice, no PKCE). Used by `npm start` and by the tests.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
  Provider,
} from 'oidc-provider';
import { createSigning, type Signing, type TokenFault } from './signing.ts';

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

// The local Google's one page: who signs in? Plain HTML in Polish.
function consentPage(people: readonly GooglePerson[], uid: string): string {
  const choices = people.map(
    (person) => `<form method="post" action="/interaction/${escaped(uid)}">
      <input type="hidden" name="sub" value="${escaped(person.sub)}">
      <button><strong>${escaped(person.name)}</strong><span>${escaped(person.email)}</span><small>${escaped(person.note)}</small></button>
    </form>`,
  );
  return page(
    'Wybierz konto – lokalny Google',
    `<h1>Wybierz konto</h1>
    <p>Szlak dostanie Twój adres e-mail i imię. To lokalna atrapa Google: żadne dane nie opuszczają tego komputera.</p>
    ${choices.join('\n')}
    <form method="post" action="/interaction/${escaped(uid)}"><button class="quiet">Anuluj</button></form>`,
  );
}

function faultPage(reason: string): string {
  return page('Odmowa dostępu – lokalny Google', `<h1>Odmowa dostępu</h1><p>${escaped(reason)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;padding:2rem 1rem}
main{max-width:26rem;margin:0 auto}button{display:grid;gap:.125rem;width:100%;margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid;
border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover,button:focus-visible{outline:2px solid;outline-offset:2px}.quiet{text-align:center}`;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// Who has an account with the local Google.
export type GooglePerson = {
  /** Google's own id of the account. */
  sub: string;
  email: string;
  isVerified: boolean;
  name: string;
  /** For anyone who tries it out: what this person is good for. */
  note: string;
};

const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  {
    sub: '100000000000000000001',
    email: 'zofia.nowa@gmail.example',
    isVerified: true,
    name: 'Zofia Nowa',
    note: 'adres zweryfikowany, w Szlaku jeszcze bez konta',
  },
  {
    sub: '100000000000000000002',
    email: 'igor.niepewny@firma.example',
    isVerified: false,
    name: 'Igor Niepewny',
    note: 'adres niezweryfikowany – Szlak go nie wpuści',
  },
  {
    sub: '100000000000000000003',
    email: 'free@szlak.example',
    isVerified: true,
    name: 'Fredek Darmowy',
    note: 'ma już konto w Szlaku z tym samym adresem',
  },
];
