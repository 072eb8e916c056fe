// The address of a contract as it is kept without an account: a hash to find it by, and sealed, to write to.
import { createHmac } from 'node:crypto';
import type { Departure } from '#db/commands/payments/departed-contracts.ts';
import { DEPARTED_KEPT_MS } from '#domain/payments/withdrawal-link.ts';
import { seal, unseal } from '../../../auth/seal.ts';
import type { RequestScope } from '../../../scope.ts';

type Secret = { config: { authSecret: string } };

export type KeptAddress = { addressHash: string; addressSealed: string };

/** `email`: normalised. */
export function keptAddress({ config }: Secret, email: string): KeptAddress {
  const addressHash = createHmac('sha256', config.authSecret)
    .update(`withdrawal:${email}`)
    .digest('base64url');
  return { addressHash, addressSealed: seal(config.authSecret, addressHash, email) };
}

/** Null = it was sealed under another AUTH_SECRET. */
export function openedAddress(
  { config }: Secret,
  { addressHash, sealed }: { addressHash: string; sealed: string },
): string | null {
  return unseal(config.authSecret, addressHash, sealed);
}

/** Who leaves, for the batch that deletes their account. */
export function departureOf(scope: Pick<RequestScope, 'config' | 'now'>, email: string): Departure {
  return { ...keptAddress(scope, email), since: scope.now - DEPARTED_KEPT_MS, now: scope.now };
}
