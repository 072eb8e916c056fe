// The two ends of the chain as they are read and written: with a proof over all of them.
import type { ChainEnds } from '#db/commands/security-log.ts';
import { proofOf, type SecurityLogKeys } from './keys.ts';

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

export function provenEnds(keys: SecurityLogKeys, ends: Ends): ChainEnds {
  const { anchor_id, anchor_seal, anchor_count, head_id, head_seal, head_count } = ends;
  const all = [anchor_id, anchor_seal, anchor_count, head_id, head_seal, head_count];
  return { ...ends, proof: proofOf(keys, JSON.stringify(all)) };
}
