// Deletes what has run out: nobody asks for it any more, and it names people.
import { lte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sessions, tokens } from '../schema/accounts.ts';
import { logs, metrics } from '../schema/observability.ts';
import { quotas } from '../schema/quotas.ts';

/** Epoch ms. A link whose message was held up starts its hour anew, so tokens stay for a while after their end. */
export async function deleteWhatRanOut(
  db: Database,
  before: { now: number; tokens: number; logs: number; metrics: number },
): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expires_at, before.now)),
    db.delete(tokens).where(lte(tokens.expires_at, before.tokens)),
    db.delete(quotas).where(lte(quotas.resets_at, before.now)),
    db.delete(logs).where(lte(logs.timestamp, before.logs)),
    db.delete(metrics).where(lte(metrics.timestamp, before.metrics)),
  ]);
}
