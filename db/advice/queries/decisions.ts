// Reads of what a person weighs.
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { careerAnalyses } from '../schema/analyses.ts';
import { decisions } from '../schema/decisions.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** Of the current analysis. */
export function decisionOfCurrent(db: Database, session: SessionRef) {
  return db
    .select({ decision: decisions.decision, version: decisions.version })
    .from(careerAnalyses)
    .innerJoin(
      decisions,
      and(
        eq(decisions.user_id, careerAnalyses.user_id),
        eq(decisions.analysis_id, careerAnalyses.analysis_id),
      ),
    )
    .where(eq(careerAnalyses.user_id, personOf(session)));
}
