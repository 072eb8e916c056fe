// The two ends of the chain as they are read and written: with a proof over all of them.
import { type ChainEnds, cutChain } from '#db/account/commands/security-log.ts';
import type { KeyRing } from '../auth/keys.ts';
import { isProof, proofOf } from './keys.ts';
import type { Database } from '#db/client.ts';
import { chainEnds, eventsAfter } from '#db/account/queries/security-log.ts';
import type { Config } from '../config.ts';

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

// Cuts off what is older than the policy allows. The chain goes on from the seal of the last row that went.
const BATCH_SIZE = 500;

/** What is left after these goes the next night. */
const MAX_BATCHES = 20;

/** `before`: the last moment (epoch ms) that is past. */
export async function cutSecurityLog(
  db: Database,
  config: Pick<Config, 'keys'>,
  before: number,
): Promise<void> {
  const { keys } = config;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const [[ends], rows] = await db.batch([chainEnds(db), eventsAfter(db, 0, BATCH_SIZE)]);
    if (ends === undefined) return;
    const firstKept = rows.findIndex(({ at, seal }) => at > before || seal === null);
    const gone = firstKept === -1 ? rows : rows.slice(0, firstKept);
    const last = gone.at(-1);
    if (last === undefined || last.seal === null) return;
    const next = provenEnds(keys, {
      ...ends,
      anchor_id: last.id,
      anchor_seal: last.seal,
      anchor_count: ends.anchor_count + gone.length,
    });
    const isCut = await cutChain(db, ends, next);
    if (isCut && firstKept !== -1) return;
  }
}
