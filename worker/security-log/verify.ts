// Checks the security log from one end to the other (docs/security.md 'Security log'): that each row says what was written, that each
// follows the one before, that the last is where the chain ends, that anyone who a row names is the one it was written about, and that a row
// which names nobody is about nobody who has an account: only an erasure takes a name out.
import type { Database } from '#db/client.ts';
import {
  chainEnds,
  eventsAfter,
  personIdsAfter,
  type StoredSecurityEvent,
} from '#db/account/queries/security-log.ts';
import { linkText, recordText } from '#domain/account/security-log/record.ts';
import type { KeyRing } from '../auth/keys.ts';
import type { Config } from '../config.ts';
import { verifyChainEnds, NO_ENDS } from './ends.ts';
import { isMarkOf, isProof, marksOf } from './keys.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { logError, logInfo } from '../log.ts';
import type { TaskScope } from '../tasks/scope.ts';

type ChainFault = {
  /**
   * 'content': the row doesn't say what was written, or none of us wrote it. 'order': a row is missing before this one, or it stands
   * where it was not written. 'person': it names somebody else, or no
   * longer somebody who was not erased. 'end': rows are missing after this one, or the ends were changed.
   * 'unsealed': it has waited for its link for too long.
   */
  kind: 'content' | 'order' | 'person' | 'end' | 'unsealed';
  id: number;
};

/** `count`: of all rows that ever were; `head`: the last seal. Both, kept elsewhere, tell later whether the end was cut off. */
type Verdict = { faults: ChainFault[]; checked: number; count: number; head: string };

const BATCH_SIZE = 500;
const PEOPLE_AT_ONCE = 2_000;

/** More say no more. */
const MAX_FAULTS = 20;

const SEALED_WITHIN_MS = 10 * 60_000;

export async function verifySecurityLog(
  db: Database,
  config: Pick<Config, 'keys'>,
  now: number,
): Promise<Verdict> {
  const { keys } = config;
  // Read once and first: what is linked while this reads comes after this head, and is checked the next time.
  const [stored] = await chainEnds(db);
  const ends = stored ?? NO_ENDS;
  const faults: ChainFault[] = [];
  if (stored !== undefined && !verifyChainEnds(keys, stored))
    faults.push({ kind: 'end', id: stored.head_id });
  let last = ends.anchor_id;
  let link = ends.anchor_seal;
  const nameless = new Map<string, number>();
  let sealed = 0;
  let checked = 0;
  for (;;) {
    const rows = await eventsAfter(db, last, BATCH_SIZE);
    for (const row of rows) {
      checked += 1;
      last = row.id;
      faults.push(...faultsOf(keys, row));
      if (row.user_id === null) nameless.set(row.mark, row.id);
      if (row.actor !== null && row.actor_id === null) nameless.set(row.actor, row.id);
      if (row.id > ends.head_id) {
        if (row.seal === null && row.at < now - SEALED_WITHIN_MS)
          faults.push({ kind: 'unsealed', id: row.id });
        continue;
      }
      if (row.seal === null || !isProof(keys, linkText(link, row.id, row.proof), row.seal))
        faults.push({ kind: 'order', id: row.id });
      // From its own seal on, so that one fault is told once and not by every row after it.
      link = row.seal ?? link;
      sealed += 1;
    }
    if (rows.length < BATCH_SIZE || faults.length >= MAX_FAULTS) break;
  }
  if (
    faults.length < MAX_FAULTS &&
    (link !== ends.head_seal || sealed !== ends.head_count - ends.anchor_count)
  )
    faults.push({ kind: 'end', id: ends.head_id });
  if (faults.length < MAX_FAULTS) faults.push(...(await takenOut(db, keys, nameless)));
  return { faults: faults.slice(0, MAX_FAULTS), checked, count: ends.head_count, head: ends.head_seal };
}

function faultsOf(keys: KeyRing, row: StoredSecurityEvent): ChainFault[] {
  if (!isProof(keys, recordText(row), row.proof)) return [{ kind: 'content', id: row.id }];
  const isOther = row.user_id !== null && !isMarkOf(keys, 'person', row.user_id, row.mark);
  const isOtherActor = row.actor_id !== null && !isMarkOf(keys, 'person', row.actor_id, row.actor ?? '');
  return isOther || isOtherActor ? [{ kind: 'person', id: row.id }] : [];
}

// Marks can't be read back into people, so those who have an account are asked for theirs. `nameless`: marks, with the last row of each.
async function takenOut(
  db: Database,
  keys: KeyRing,
  nameless: ReadonlyMap<string, number>,
): Promise<ChainFault[]> {
  const found = new Set<number>();
  for (let last = ''; nameless.size > 0;) {
    const people = await personIdsAfter(db, last, PEOPLE_AT_ONCE);
    for (const { id } of people) {
      last = id;
      for (const mark of marksOf(keys, 'person', id)) {
        const row = nameless.get(mark);
        if (row !== undefined) found.add(row);
      }
    }
    if (people.length < PEOPLE_AT_ONCE || found.size >= MAX_FAULTS) break;
  }
  return [...found].map((id) => ({ kind: 'person' as const, id }));
}

/** The seal that the row of this count had, for who has kept both elsewhere; null = it isn't there, or no longer. */
export async function sealOfCount(db: Database, count: number): Promise<string | null> {
  const [ends] = await chainEnds(db);
  if (ends === undefined || !(count > ends.anchor_count && count <= ends.head_count)) return null;
  const [row] = await eventsAfter(db, ends.anchor_id, 1).offset(count - ends.anchor_count - 1);
  return row?.seal ?? null;
}

// The nightly look at the security log. A broken chain is an error in the log and a count in `metrics`; a whole one leaves a line with
// its head, which the database can't change: anyone who cuts rows off at the end is told from it (scripts/security-log.ts).
export async function checkSecurityLog({ db, config, now }: TaskScope): Promise<void> {
  const { faults, checked, count, head } = await verifySecurityLog(db, config, now);
  logInfo('security-log', { isWhole: faults.length === 0, checked, count, head });
  if (faults.length === 0) return;
  const told = faults.map(({ kind, id }) => `${kind} ${id}`).join(', ');
  logError('security-log', new Error('the chain is broken'), { faults: told });
  await insertMetric(db, { name: 'security_log_broken', value: 1, userId: null, timestamp: now });
}
