// A device with a finger always on its sensor: Chromium's virtual authenticator.
import type { Page } from 'playwright-core';

type Credential = {
  credentialId: string;
  isResidentCredential: boolean;
  privateKey: string;
  signCount: number;
};

export type Device = {
  /** What it holds, for another page of the same person. */
  credentials(): Promise<Credential[]>;
  /** Unplugged. */
  lose(): Promise<void>;
};

/** Plugged into this page; `known`: what it brings along. */
export async function plugIn(page: Page, known: readonly Credential[] = []): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of known)
    await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    lose: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
