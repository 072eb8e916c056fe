// By what somebody who deleted their account is known again for twelve months, so that what was used stays used (docs/decisions.md
// 'Entitlements'): keyed hashes of the address and of Google's id,
// under each key of the ring, since they outlive a change of the key.
import { keyedHashes } from '../../auth/keys.ts';
import type { Config } from '../../config.ts';

type Keys = { config: Pick<Config, 'keys'> };

/** `email`: normalised; `google`: Google's ids of the account. */
export function entitlementMarks(
  { config }: Keys,
  known: { email: string; google: readonly string[] },
): string[] {
  const named = [`address:${known.email}`, ...known.google.map((id) => `google:${id}`)];
  return named.flatMap((name) => keyedHashes(config.keys, 'entitlement', name));
}
