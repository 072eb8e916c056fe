// What a statement is given, and whose it is in each round.
import type { Database } from '#db/client.ts';
import { idOfPerson } from './rows.ts';

type Round = { people: number; now: number; round: number };

export type Statement = (db: Database, round: Round) => PromiseLike<unknown>;

/** Somebody else in each round. */
export function somebody({ people, round }: Round): string {
  return idOfPerson((round * 104_729) % people);
}
