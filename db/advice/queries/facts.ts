// Reads of a person's own facts.
import { eq, sql } from 'drizzle-orm';
import { HEALTH_LIMITS } from '#domain/advice/facts.ts';
import type { Database } from '../../client.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { personFacts } from '../schema/facts.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export function ownFacts(db: Database, session: SessionRef) {
  return db
    .select({ facts: personFacts.facts, healthConsentAt: personFacts.health_consent_at })
    .from(personFacts)
    .where(eq(personFacts.user_id, personOf(session)));
}

/** A row if an analysis of the history still holds a limit that says something of health. */
export function analysesWithHealth(db: Database, session: SessionRef) {
  const limits = sql.join(
    HEALTH_LIMITS.map((key) => sql`${`$.facts.${key}`}`),
    sql`, `,
  );
  return db
    .select({ id: userAnalysis.id })
    .from(userAnalysis)
    .where(
      sql`${userAnalysis.user_id} = ${personOf(session)} AND CASE WHEN json_valid(${userAnalysis.quiz_answers})
        THEN json_extract(${userAnalysis.quiz_answers}, ${limits}) LIKE '%true%'
          OR json_type(${userAnalysis.quiz_answers}, '$.health') IS NOT NULL END`,
    )
    .limit(1);
}
