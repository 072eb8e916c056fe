// Writes of a person's facts (docs/decisions.md 'Facts'). Limits that say something of health stand nowhere without their consent.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import { HEALTH_LIMITS } from '#domain/advice/facts.ts';
import { HEALTH_ANSWERS } from '#domain/advice/reading/health-conditions.ts';
import type { Database } from '../../client.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { personFacts } from '../schema/facts.ts';
import { handOvers } from '../schema/hand-overs.ts';
import { objections } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export type FactsToKeep = {
  /** JSON; null = there are none. */
  facts: string | null;
  /** Epoch ms; null = no consent, and no such limit is among them. */
  healthConsentAt: number | null;
  now: number;
};

/** The limits among the facts, and the conditions of health that were added to a reading. */
const HEALTH_PATHS = sql.join(
  [...HEALTH_LIMITS.map((key) => `$.facts.${key}`), '$.health'].map((path) => sql`${path}`),
  sql`, `,
);

/** A statement for a batch: keeps or removes them where the condition holds. A consent keeps the day it was first given. */
export function keepFactsIf(db: Database, person: SQL, kept: FactsToKeep, condition: SQL) {
  const { facts, healthConsentAt, now } = kept;
  if (facts === null)
    return db.run(sql`DELETE FROM ${personFacts} WHERE user_id = ${person} AND ${condition}`);
  return db.run(sql`INSERT INTO ${personFacts} (user_id, facts, health_consent_at, updated_at)
    SELECT ${person}, ${facts}, ${healthConsentAt}, ${now} WHERE ${condition}
    ON CONFLICT (user_id) DO UPDATE SET facts = excluded.facts, updated_at = excluded.updated_at,
      health_consent_at = CASE WHEN excluded.health_consent_at IS NOT NULL
        THEN coalesce(person_facts.health_consent_at, excluded.health_consent_at) END`);
}

/** A statement for a batch, after `keepFactsIf`: the consent alone, for what a confirmed reading says of health. */
export function consentToHealthIf(db: Database, person: SQL, healthConsentAt: number, condition: SQL) {
  return db.run(sql`INSERT INTO ${personFacts} (user_id, facts, health_consent_at, updated_at)
    SELECT ${person}, '{}', ${healthConsentAt}, ${healthConsentAt} WHERE ${condition}
    ON CONFLICT (user_id) DO UPDATE SET
      health_consent_at = coalesce(person_facts.health_consent_at, excluded.health_consent_at)`);
}

/** False = no live session. */
export async function keepFacts(db: Database, session: SessionRef, kept: FactsToKeep): Promise<boolean> {
  const who = personOf(session);
  const [, [person]] = await db.batch([
    keepFactsIf(db, who, kept, sql`${who} IS NOT NULL`),
    ownId(db, session),
  ]);
  return hasPerson(person);
}

/** Takes the limits out of what is kept and out of every analysis of the history. */
export async function withdrawHealthConsent(
  db: Database,
  session: SessionRef,
  now: number,
): Promise<boolean> {
  const who = personOf(session);
  const limits = sql.join(
    HEALTH_LIMITS.map((key) => sql`${`$.${key}`}`),
    sql`, `,
  );
  const [, , , , , [person]] = await db.batch([
    db.run(sql`UPDATE ${personFacts} SET facts = json_remove(facts, ${limits}), health_consent_at = NULL,
      updated_at = ${now} WHERE user_id = ${who}`),
    db.run(sql`DELETE FROM ${personFacts} WHERE user_id = ${who} AND facts = '{}'`),
    db.run(sql`UPDATE ${userAnalysis} SET quiz_answers = json_remove(quiz_answers, ${HEALTH_PATHS})
      WHERE user_id = ${who} AND json_valid(quiz_answers)`),
    withoutHealthAnswers(db, who),
    // What was handed over may tell of it, too.
    db.delete(handOvers).where(eq(handOvers.user_id, who)),
    ownId(db, session),
  ]);
  return hasPerson(person);
}

export async function deleteFacts(db: Database, session: SessionRef): Promise<boolean> {
  const who = personOf(session);
  const [, , , , [person]] = await db.batch([
    db.run(sql`DELETE FROM ${personFacts} WHERE user_id = ${who}`),
    db.run(sql`UPDATE ${userAnalysis} SET quiz_answers = json_remove(quiz_answers, '$.facts', '$.health')
      WHERE user_id = ${who} AND json_valid(quiz_answers)`),
    withoutHealthAnswers(db, who),
    db.delete(handOvers).where(eq(handOvers.user_id, who)),
    ownId(db, session),
  ]);
  return hasPerson(person);
}

/**
 * The answers to be kept with an analysis, by what stands at the moment of storing: facts that were deleted in mid-run, or limits
 * without consent, don't come back with it.
 */
export function answersToKeep(personId: string, answers: string): SQL {
  const stands = sql`FROM ${personFacts} WHERE user_id = ${personId}`;
  return sql`CASE WHEN EXISTS (SELECT 1 ${stands} AND health_consent_at IS NOT NULL) THEN ${answers}
    WHEN EXISTS (SELECT 1 ${stands}) THEN json_remove(${answers}, ${HEALTH_PATHS})
    ELSE json_remove(${answers}, '$.facts', '$.health') END`;
}

function withoutHealthAnswers(db: Database, who: SQL) {
  return db
    .delete(objections)
    .where(
      and(
        eq(objections.user_id, who),
        eq(objections.factor, ANSWER_FACTOR),
        inArray(objections.evidence, HEALTH_ANSWERS),
      ),
    );
}

function hasPerson(row: { id: string | null } | undefined): boolean {
  return row !== undefined && row.id !== null;
}

function ownId(db: Database, session: SessionRef) {
  return db.select({ id: sql<string | null>`${personOf(session)}` }).from(sql`(SELECT 1)`);
}
