// A message of the outbox is due at once, by the operator's hand.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { outbox } from '../../platform/schema/mail.ts';
import type { DeskGuard } from './guard.ts';

/** `seen`: when its next attempt was due as the form was shown. False = it has been sent, or somebody was faster. */
export async function sendMailNow(
  db: Database,
  { id, seen, now }: { id: string; seen: number; now: number },
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const own = and(
    eq(outbox.id, id),
    eq(outbox.next_attempt_at, seen),
    sql`${outbox.next_attempt_at} > ${now}`,
    guard,
  );
  const [, moved] = await db.batch([
    tell(sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${own})`),
    db.update(outbox).set({ next_attempt_at: now }).where(own).returning({ id: outbox.id }),
  ]);
  return moved.length > 0;
}
