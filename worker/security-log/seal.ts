// Links the rows of the security log that have no seal yet, in the order in which they were written. SQLite can't hash, so this comes a
// moment after the rows; of two that seal at a time one writes (db/account/commands/security-log.ts).
import type { Database } from '#db/client.ts';
import { storeSeals, type ChainEnds, type Seal } from '#db/account/commands/security-log.ts';
import { chainEnds, unsealedEvents } from '#db/account/queries/security-log.ts';
import { linkText } from '#domain/account/security-log/record.ts';
import type { KeyRing } from '../auth/keys.ts';
import type { Config } from '../config.ts';
import { NO_ENDS, provenEnds } from './ends.ts';
import { proofOf } from './keys.ts';

const BATCH_SIZE = 200;

/** What is left after these comes in a minute. */
const MAX_BATCHES = 10;

/** How many rows it has linked. */
export async function sealSecurityLog(db: Database, config: Pick<Config, 'keys'>): Promise<number> {
  const { keys } = config;
  let sealed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const [[stored], rows] = await db.batch([chainEnds(db), unsealedEvents(db, BATCH_SIZE)]);
    const previous = stored ?? null;
    const { seals, next } = linked(keys, previous, rows);
    if (seals.length === 0) return sealed;
    // Another one was first: these rows, or the first of them, are linked.
    if (await storeSeals(db, previous, next, seals)) sealed += seals.length;
  }
  return sealed;
}

function linked(
  keys: KeyRing,
  previous: ChainEnds | null,
  rows: readonly { id: number; proof: string }[],
): { seals: Seal[]; next: ChainEnds } {
  const ends = previous ?? NO_ENDS;
  let { head_seal, head_id } = ends;
  const seals: Seal[] = [];
  for (const { id, proof } of rows) {
    head_seal = proofOf(keys, linkText(head_seal, id, proof));
    head_id = id;
    seals.push({ id, seal: head_seal });
  }
  const head_count = ends.head_count + seals.length;
  return { seals, next: provenEnds(keys, { ...ends, head_id, head_seal, head_count }) };
}
