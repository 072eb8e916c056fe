// What the desk changes of a person's account. Each statement holds only while the operator sits at the desk; its row in the security log
// stands in the same batch.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles, sessions } from '../../account/schema/accounts.ts';
import { entitlements } from '../../payments/schema/entitlements.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { SOURCE_OF_ROW } from '../../payments/queries/entitlements.ts';
import { addLine } from '../../payments/commands/entitlements/lines.ts';
import { sendBatch } from '../../send-batch.ts';
import type { DeskGuard } from './guard.ts';

export async function endSessionsOf(
  db: Database,
  personId: string,
  { guard, tell }: DeskGuard,
): Promise<void> {
  const own = and(eq(sessions.user_id, personId), guard);
  await db.batch([
    tell(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${own})`),
    db.delete(sessions).where(own),
  ]);
}

type Moved = {
  /** The row of `subscriptions` whose counter it is. */
  rowId: string;
  personId: string;
  by: 1 | -1;
  /** Of the form that was sent: the same one counts once. */
  key: string;
  now: number;
};

/** False = the form was sent before, there is nothing to take, or the row is no longer there. */
export async function moveGeneration(
  db: Database,
  { rowId, personId, by, key, now }: Moved,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${entitlements} WHERE key = ${key})`;
  const row = sql`own.id = ${rowId} AND own.user_id = ${personId} AND own.quiz_generations_left + ${by} >= 0`;
  const isPossible = sql`${guard} AND ${isNew}
    AND EXISTS (SELECT 1 FROM ${subscriptions} AS own JOIN ${profiles} AS who ON who.id = own.user_id
      WHERE ${row})`;
  const { moved } = await sendBatch(db, {
    before: [
      tell(isPossible),
      addLine(
        db,
        {
          holder: sql`who.holder`,
          userId: sql`who.id`,
          source: SOURCE_OF_ROW,
          what: 'analysis',
          kind: by === 1 ? 'grant' : 'expiry',
          amount: sql`${by}`,
          why: 'desk',
          key: sql`${key}`,
          at: now,
        },
        sql`FROM ${subscriptions} AS own JOIN ${profiles} AS who ON who.id = own.user_id
        WHERE ${row} AND ${guard} AND ${isNew}`,
      ),
    ],
    // Exactly where the line before was written.
    moved: db
      .update(subscriptions)
      .set({ quiz_generations_left: sql`quiz_generations_left + ${by}` })
      .where(sql`${subscriptions.id} = ${rowId} AND changes() = 1`)
      .returning({ id: subscriptions.id }),
  });
  return moved.length === 1;
}
