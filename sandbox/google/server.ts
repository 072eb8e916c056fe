// A local Google: a real OpenID provider on loopback that asks who signs in and refuses what Google refuses (an address to
// return to that is not ours, a wrong secret, a code used twice, no PKCE). Used by `npm start` and by the tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { consentPage, faultPage } from './consent-page.ts';
import { GOOGLE_PEOPLE, type GooglePerson } from './people.ts';
import { createProvider } from './provider.ts';
import { createSigning, type TokenFault } from './signing.ts';

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
