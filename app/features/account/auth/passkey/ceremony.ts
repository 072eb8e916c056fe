// What the browser and its authenticator do. A chunk of its own, fetched at the press: few pages' readers ever need it.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { callApi, type CallResult } from '../../../../lib/call-api.ts';
import { CANCELLED, ALREADY_ADDED, NOT_POSSIBLE } from './texts.ts';

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

type Refused = Extract<CallResult<never>, { ok: false }>;

export async function signInByPasskey(
  remember: boolean,
): Promise<CallResult<{ user: { id: string } | null }>> {
  const answer = await assertion('/api/account/login/passkey/options');
  return answer.ok ? callApi('POST', '/api/account/login/passkey', { ...answer.body, remember }) : answer;
}

export async function proveByPasskey(): Promise<CallResult<unknown>> {
  const answer = await assertion('/api/account/proof/passkey/options');
  return answer.ok ? callApi('POST', '/api/account/proof', answer.body) : answer;
}

export async function addPasskey(): Promise<CallResult<unknown>> {
  const asked = await callApi<RegistrationOptions>('POST', '/api/account/passkeys/options');
  if (!asked.ok) return asked;
  try {
    const { id, response } = await startRegistration({ optionsJSON: asked.body });
    const { clientDataJSON, attestationObject } = response;
    return await callApi('POST', '/api/account/passkeys', { id, clientDataJSON, attestationObject });
  } catch (error) {
    return refusal(error);
  }
}

async function assertion(path: string): Promise<CallResult<object>> {
  const asked = await callApi<AuthenticationOptions>('POST', path);
  if (!asked.ok) return asked;
  try {
    const { id, response } = await startAuthentication({ optionsJSON: asked.body });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { ok: true, body: { id, clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    return refusal(error);
  }
}

// The browser tells nobody whether there was no key or the person thought better of it.
function refusal(error: unknown): Refused {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { ok: false, code: 'already-added', sentence: ALREADY_ADDED };
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  return { ok: false, code: 'cancelled', sentence: isCancelled ? CANCELLED : NOT_POSSIBLE };
}
