// Events of the payment provider that were handled. The row is written with an event's effects, in one batch: acknowledged = stored.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { stripeEvents } from '../schema/orders.ts';

export type HandledEvent = { id: string; type: string };

export async function isHandled(db: Database, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, eventId));
  return rows.length > 0;
}

/** For a batch. */
export function rememberEvent(db: Database, event: HandledEvent, now: number) {
  return db
    .insert(stripeEvents)
    .values({ ...event, received_at: now })
    .onConflictDoNothing();
}
