// The address of a contract as it is kept without an account: a hash to find it by, and sealed, to write to.
import type { Departure } from '#db/payments/commands/departed-contracts.ts';
import { DEPARTED_KEPT_MS } from '#domain/payments/withdrawal-link.ts';
import { keyedHashes } from '../../../auth/keys.ts';
import { seal, unseal } from '../../../auth/seal.ts';
import type { Config } from '../../../config.ts';

type Keys = { config: Pick<Config, 'keys'> };

type KeptAddress = {
  addressHash: string;
  addressSealed: string;
  /** As the keys before had it: the person who comes back by the address finds what was kept under them. */
  olderHashes: string[];
};

/** `email`: normalised. */
export function keptAddress({ config }: Keys, email: string): KeptAddress {
  const [addressHash, ...olderHashes] = keyedHashes(config.keys, 'withdrawal', email);
  const place = { purpose: 'withdrawal', context: addressHash } as const;
  return { addressHash, addressSealed: seal(config.keys, place, email), olderHashes };
}

/** Null = it was sealed under a key that has been retired. */
export function openedAddress(
  { config }: Keys,
  { addressHash, sealed }: { addressHash: string; sealed: string },
): string | null {
  return unseal(config.keys, { purpose: 'withdrawal', context: addressHash }, sealed);
}

/** Who leaves, for the batch that deletes their account. */
export function departureOf(scope: Keys & { now: number }, email: string): Omit<Departure, 'marks'> {
  return { ...keptAddress(scope, email), since: scope.now - DEPARTED_KEPT_MS, now: scope.now };
}
