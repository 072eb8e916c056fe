// The life of an alert in the database. Each command may be repeated: of two ticks at a time one begins an alert, ends it, and tells it.
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AlertName } from '#domain/desk/alerts/alerts.ts';
import type { Database } from '../../client.ts';
import { alerts } from '../schema/alerts.ts';

type NewAlert = { id: string; name: AlertName; since: number; /** JSON. */ detail: string };

/** In one batch: those that begin, those whose figures have changed, and the ids of those that are over. */
export async function moveAlerts(
  db: Database,
  moves: { begun: NewAlert[]; changed: { id: string; detail: string }[]; over: string[]; now: number },
): Promise<void> {
  const statements: BatchItem<'sqlite'>[] = [
    ...moves.begun.map((one) => db.insert(alerts).values(one).onConflictDoNothing()),
    ...moves.changed.map(({ id, detail }) => db.update(alerts).set({ detail }).where(goesOn(id))),
    ...moves.over.map((id) => db.update(alerts).set({ ended_at: moves.now }).where(goesOn(id))),
  ];
  const [first, ...rest] = statements;
  if (first !== undefined) await db.batch([first, ...rest]);
}

function goesOn(id: string): SQL | undefined {
  return and(eq(alerts.id, id), isNull(alerts.ended_at));
}

export type Telling = {
  id: string;
  /** When it was told last, as it was read. */
  toldBefore: number | null;
  isEnd: boolean;
  now: number;
};

/** A condition, for a message that is written in the batch of `noteTold` and before it. */
export function isToBeTold(telling: Telling): SQL {
  return sql`EXISTS (SELECT 1 FROM ${alerts} WHERE ${isUntold(telling)})`;
}

// Nobody has told it since it was read.
function isUntold({ id, toldBefore, isEnd }: Telling): SQL {
  const end = isEnd ? sql`IS NOT NULL` : sql`IS NULL`;
  return sql`${alerts.id} = ${id} AND ${alerts.is_closed} = 0 AND ${alerts.last_told_at} IS ${toldBefore} AND ${alerts.ended_at} ${end}`;
}

/** False = another tick tells it, or has told it. */
export async function claimTelling(db: Database, telling: Telling, until: number): Promise<boolean> {
  const claimed = await db
    .update(alerts)
    .set({ claimed_until: until })
    .where(and(isUntold(telling), lte(alerts.claimed_until, telling.now)))
    .returning({ id: alerts.id });
  return claimed.length === 1;
}

/** After a failure: the next tick tries again. */
export async function releaseTelling(db: Database, { id }: Telling, until: number): Promise<void> {
  await db
    .update(alerts)
    .set({ claimed_until: 0 })
    .where(and(eq(alerts.id, id), eq(alerts.claimed_until, until)));
}

/** A statement. With the end there is nothing more to be told. */
export function noteTold(db: Database, telling: Telling) {
  return db
    .update(alerts)
    .set({ last_told_at: telling.now, is_closed: telling.isEnd, claimed_until: 0 })
    .where(isUntold(telling));
}

export async function deleteAlerts(db: Database, before: number): Promise<void> {
  await db.delete(alerts).where(and(lte(alerts.since, before), eq(alerts.is_closed, true)));
}
