// Writes of the security log: a row beside what it tells of, its seal a moment later, and the end of what is too old.
import { lte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SecurityRecord } from '#domain/account/security-log/record.ts';
import type { Database } from '../../client.ts';
import { profiles } from '../schema/accounts.ts';
import { securityChain, securityEvents } from '../schema/security-log.ts';

type NewSecurityEvent = SecurityRecord & {
  /** Whom it is about; of an account that is not there the row keeps the mark alone. */
  personId: string | null;
  /** Of the desk: whose deed it is. */
  actorId: string | null;
  proof: string;
};

/** A statement for the batch of what it tells, with the same guard: what was refused is not told as done. */
export function insertSecurityEvent(db: Database, event: NewSecurityEvent, guard: SQL = sql`1`) {
  return db.run(sql`INSERT INTO ${securityEvents}
      (nonce, mark, user_id, event, outcome, device, network, at, actor, actor_id, detail, proof)
    SELECT ${event.nonce}, ${event.mark}, (SELECT id FROM ${profiles} WHERE id = ${event.personId}), ${event.event},
      ${event.outcome}, ${event.device}, ${event.network}, ${event.at}, ${event.actor},
      (SELECT id FROM ${profiles} WHERE id = ${event.actorId}), ${event.detail}, ${event.proof} WHERE ${guard}`);
}

/** For a command that knows the guard of its deed: the statement with it. */
export type TellSecurityLog = (guard: SQL) => BatchItem<'sqlite'> & PromiseLike<unknown>;

export type ChainEnds = Omit<typeof securityChain.$inferSelect, 'id'>;

export type Seal = { id: number; seal: string };

/** False = another one has sealed since `previous` was read; then nothing is written. */
export async function storeSeals(
  db: Database,
  previous: ChainEnds | null,
  next: ChainEnds,
  seals: readonly Seal[],
): Promise<boolean> {
  const list = JSON.stringify(seals.map(({ id, seal }) => [id, seal]));
  const [, stored] = await db.batch([
    db.run(sql`UPDATE ${securityEvents} SET seal = new.value ->> 1 FROM json_each(${list}) AS new
      WHERE ${securityEvents.id} = new.value ->> 0 AND ${securityEvents.seal} IS NULL AND ${isStill(previous)}`),
    moveEnds(db, previous, next),
  ]);
  return stored.length === 1;
}

/** Deletes the rows up to the new anchor. False as above. */
export async function cutChain(db: Database, previous: ChainEnds, next: ChainEnds): Promise<boolean> {
  const [, stored] = await db.batch([
    db.delete(securityEvents).where(sql`${lte(securityEvents.id, next.anchor_id)} AND ${isStill(previous)}`),
    moveEnds(db, previous, next),
  ]);
  return stored.length === 1;
}

// The proof is over all the others, so it says which ends were read.
function isStill(previous: ChainEnds | null): SQL {
  if (previous === null) return sql`NOT EXISTS (SELECT 1 FROM ${securityChain} WHERE id = 1)`;
  return sql`EXISTS (SELECT 1 FROM ${securityChain} WHERE id = 1 AND proof = ${previous.proof})`;
}

function moveEnds(db: Database, previous: ChainEnds | null, next: ChainEnds) {
  const values = { id: 1, ...next };
  if (previous === null)
    return db.insert(securityChain).values(values).onConflictDoNothing().returning({ id: securityChain.id });
  return db
    .update(securityChain)
    .set(next)
    .where(sql`id = 1 AND proof = ${previous.proof}`)
    .returning({ id: securityChain.id });
}
