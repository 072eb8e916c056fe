// What waits in the outbox, the longest waiting first.
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { outbox } from '../../platform/schema/mail.ts';

export function waitingMail(
  db: Database,
  { after, most }: { after: { at: number; id: string }; most: number },
) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      sealed: outbox.sealed,
      attempts: outbox.attempts,
      fault: outbox.fault,
      nextAttemptAt: outbox.next_attempt_at,
      createdAt: outbox.created_at,
    })
    .from(outbox)
    .where(sql`(${outbox.created_at}, ${outbox.id}) > (${after.at}, ${after.id})`)
    .orderBy(asc(outbox.created_at), asc(outbox.id))
    .limit(most);
}
