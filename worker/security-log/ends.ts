// The two ends of the chain as they are read and written: with a proof over all of them.
import type { ChainEnds } from '#db/account/commands/security-log.ts';
import type { KeyRing } from '../auth/keys.ts';
import { isProof, proofOf } from './keys.ts';

type Ends = Omit<ChainEnds, 'proof'>;

/** Before the first row. */
export const NO_ENDS: Ends = {
  anchor_id: 0,
  anchor_seal: '',
  anchor_count: 0,
  head_id: 0,
  head_seal: '',
  head_count: 0,
};

export function provenEnds(keys: KeyRing, ends: Ends): ChainEnds {
  return { ...ends, proof: proofOf(keys, textOf(ends)) };
}

export function verifyChainEnds(keys: KeyRing, { proof, ...ends }: ChainEnds): boolean {
  return isProof(keys, textOf(ends), proof);
}

function textOf({ anchor_id, anchor_seal, anchor_count, head_id, head_seal, head_count }: Ends): string {
  return JSON.stringify([anchor_id, anchor_seal, anchor_count, head_id, head_seal, head_count]);
}
