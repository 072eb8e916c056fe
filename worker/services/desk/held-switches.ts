// The operator's switches as this isolate knows them (docs/operations.md 'Switches'), for pages that ask the database nothing. Read behind
// a response, so that nobody waits for it; and any signed-in request brings them along. A start or an end that lies ahead is kept to exactly.
import { createHash } from 'node:crypto';
import { comingSwitches } from '#db/desk/queries/switches.ts';
import { sentencesInForce, type Switch, type SwitchSentences } from '#domain/desk/switches/switches.ts';
import { openForReads } from '../../adapters/database.ts';
import { afterResponse } from '../../after-response.ts';
import type { Config } from '../../config.ts';

/** What was switched shows everywhere within this time and one request more. */
const HELD_MS = 30_000;

const ID_LENGTH = 12;

let held: readonly Switch[] = [];
/** When they were asked for last, whether or not the database could tell. */
let askedAt = -Infinity;

/** From a request that read them. */
export function holdSwitches(rows: readonly Switch[], now: number): void {
  held = rows;
  askedAt = now;
}

/** `id` tells pages with these sentences from those with others; '' = nothing is in force. */
export type HeldSwitches = { sentences: SwitchSentences; id: string };

export function heldSwitches(now: number): HeldSwitches {
  const sentences = sentencesInForce(held, now);
  const text = JSON.stringify(sentences);
  const id = text === '{}' ? '' : createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
  return { sentences, id };
}

/** Where they are too old. A database that is away leaves what is held; its own line in the log says so. */
export function renewHeldSwitches(
  { database }: Pick<Config, 'database'>,
  scope: { now: number; waitUntil(work: Promise<unknown>): void },
): void {
  const { now } = scope;
  if (database === null || now - askedAt < HELD_MS) return;
  askedAt = now;
  afterResponse(scope, null, async () =>
    holdSwitches(await comingSwitches(openForReads(database), now), now),
  );
}
