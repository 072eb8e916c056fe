// The WebAuthn library as we use it: user verification always, keys that a browser finds by itself, no attestation. Imported by the
// calls about passkeys when they are made, so that no page pays for it.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { CHALLENGE_MS } from '#domain/account/auth/passkeys/passkeys.ts';

/** Whose keys these are: our own origin, exactly. */
export type Site = { origin: string };

/** What a browser hands on of its authenticator; each text in base64url. */
export type Assertion = {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
};

export type Attestation = { id: string; clientDataJSON: string; attestationObject: string };

export type StoredKey = { credentialId: string; publicKey: string; counter: number };

type Challenge = Uint8Array<ArrayBuffer>;

const rpIdOf = ({ origin }: Site) => new URL(origin).hostname;

export function assertionOptions(site: Site, challenge: Challenge) {
  return generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
}

export function attestationOptions(
  site: Site,
  challenge: Challenge,
  person: { id: string; email: string; fullName: string | null; credentialIds: readonly string[] },
) {
  return generateRegistrationOptions({
    rpName: 'Szlak',
    rpID: rpIdOf(site),
    challenge,
    timeout: CHALLENGE_MS,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.fullName ?? person.email,
    attestationType: 'none',
    excludeCredentials: person.credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The challenge that was answered; null = it says none. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string | null {
  try {
    const client: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof client !== 'object' || client === null || !('challenge' in client)) return null;
    return typeof client.challenge === 'string' ? client.challenge : null;
  } catch {
    return null;
  }
}

/** The new counter; null = refused: origin, host, verification, counter or signature is wrong. */
export async function checkAssertion(
  site: Site,
  { id, ...response }: Assertion,
  challenge: string,
  key: StoredKey,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Null = refused. */
export async function checkAttestation(
  site: Site,
  { id, ...response }: Attestation,
  challenge: string,
): Promise<StoredKey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return null;
  }
}
