// Deletes what has run out: nobody asks for it any more, and it names people.
import { lte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sessions, tokens } from '../schema/accounts.ts';
import { quotas } from '../schema/quotas.ts';

/** Epoch ms. A link whose message was held up starts its hour anew, so tokens stay for a while after their end. */
export async function deleteWhatRanOut(
  db: Database,
  { now, tokensBefore }: { now: number; tokensBefore: number },
): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expires_at, now)),
    db.delete(tokens).where(lte(tokens.expires_at, tokensBefore)),
    db.delete(quotas).where(lte(quotas.resets_at, now)),
  ]);
}
