// Runs for the operator: how far each came and how it ended; whose it is and what was answered stays out.
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { runs } from '../../advice/schema/analyses.ts';

export type RunKey = { startedAt: number; id: string };

const SHOWN = {
  id: runs.id,
  started_at: runs.started_at,
  ended_at: runs.ended_at,
  outcome: runs.outcome,
  stage: runs.stage,
  first_section_ms: runs.first_section_ms,
  provider_status: runs.provider_status,
};

export function runById(db: Database, id: string) {
  return db.select(SHOWN).from(runs).where(eq(runs.id, id));
}

const NEWEST: RunKey = { startedAt: Number.MAX_SAFE_INTEGER, id: '' };

/** Null = from the newest. */
export function runsBefore(db: Database, before: RunKey | null, limit: number) {
  const key = before ?? NEWEST;
  return db
    .select(SHOWN)
    .from(runs)
    .where(sql`(${runs.started_at}, ${runs.id}) < (${key.startedAt}, ${key.id})`)
    .orderBy(desc(runs.started_at), desc(runs.id))
    .limit(limit);
}
