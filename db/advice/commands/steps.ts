// Writes of what a person ticks off. Each may be repeated; whose rows they are, the session in the statement says.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { viewOf } from '#domain/payments/plan/plans.ts';
import type { SkillState, StepMark } from '#domain/advice/progress/own-marks.ts';
import { MAX_SKILL_MARKS } from '#domain/advice/progress/own-marks.ts';
import type { Database } from '../../client.ts';
import { byPlan, planInForce } from '../../payments/queries/premium/in-force.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { careerAnalyses, userAnalysis } from '../schema/analyses.ts';
import { skillMarks, stepMarks } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** `trail`: whose plan the step is of; '' = the common one. */
export type MarkedStep = StepMark & { analysisId: string; trail: string; step: number };

/** `personId` null = no live session; `isMarked` false = not an analysis of theirs, not the trail they follow, or its plan has no such step. */
export async function markStep(
  db: Database,
  session: SessionRef,
  { analysisId, trail, step, done, dueOn }: MarkedStep,
): Promise<{ personId: string | null; isMarked: boolean; isNewlyDone: boolean }> {
  const ofPlan = and(
    eq(stepMarks.user_id, personOf(session)),
    eq(stepMarks.analysis_id, analysisId),
    eq(stepMarks.trail, trail),
    eq(stepMarks.step, step),
  );
  const [[person], [before], marked] = await db.batch([
    personOfSession(db, session),
    db.select({ done_at: stepMarks.done_at }).from(stepMarks).where(ofPlan),
    db.all<{
      step: number;
    }>(sql`INSERT INTO ${stepMarks} (user_id, analysis_id, trail, step, done_at, due_on, updated_at)
      SELECT ${userAnalysis.user_id}, ${userAnalysis.id}, ${trail}, ${step}, ${done ? session.now : null}, ${dueOn}, ${session.now}
      FROM ${userAnalysis}
      WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}
        AND coalesce(${userAnalysis.trail}, '') = ${trail}
        AND CASE WHEN json_valid(${userAnalysis.analysis}) THEN ${stepCount(trail)} > ${step} AND ${step} >= 0 ELSE 0 END
      ON CONFLICT (user_id, analysis_id, trail, step) DO UPDATE SET
        done_at = CASE WHEN excluded.done_at IS NULL THEN NULL ELSE coalesce(step_marks.done_at, excluded.done_at) END,
        due_on = excluded.due_on, updated_at = excluded.updated_at
      RETURNING step`),
  ]);
  const isMarked = marked.length === 1;
  return {
    personId: person?.id ?? null,
    isMarked,
    isNewlyDone: isMarked && done && (before?.done_at ?? null) === null,
  };
}

/** As domain/advice/progress/trail.ts has it: the path's own steps, or the common ones if it has none. */
function stepCount(trail: string): SQL {
  const common = sql`json_array_length(${userAnalysis.analysis}, '$.planRozwoju.kroki')`;
  if (trail === '') return common;
  return sql`coalesce((SELECT nullif(json_array_length(path.value, '$.kroki'), 0)
    FROM json_each(${userAnalysis.analysis}, '$.sciezkiKariery') AS path
    WHERE json_extract(path.value, '$.zawodId') = ${trail}), ${common})`;
}

/** `zawodId` null = none. */
export type TrailChoice = { analysisId: string; zawodId: string | null };

/** `isChosen` false if it isn't an analysis of theirs, or the plan in force opens no such path of it. */
export async function chooseTrail(
  db: Database,
  session: SessionRef,
  { analysisId, zawodId }: TrailChoice,
  premiumPriceIds: readonly string[],
): Promise<{ isSignedIn: boolean; isChosen: boolean }> {
  const [people, chosen] = await db.batch([
    personOfSession(db, session),
    db
      .update(userAnalysis)
      .set({ trail: zawodId })
      .where(
        and(
          eq(userAnalysis.id, analysisId),
          eq(userAnalysis.user_id, personOf(session)),
          sql`CASE WHEN json_valid(${userAnalysis.analysis})
            THEN ${zawodId === null ? sql`1` : opensPath(session, zawodId, premiumPriceIds)} END`,
        ),
      )
      .returning({ id: userAnalysis.id }),
  ]);
  return { isSignedIn: people.length > 0, isChosen: chosen.length === 1 };
}

/** Of an analysis in `user_analysis`, its owner's plan in force opens this path. */
export function opensPath(session: SessionRef, zawodId: string, premiumPriceIds: readonly string[]): SQL {
  const most = byPlan(planInForce(session, premiumPriceIds), (plan) => viewOf(plan).paths);
  return sql`EXISTS (SELECT 1 FROM json_each(${userAnalysis.analysis}, '$.sciezkiKariery') AS path
    WHERE path.key < ${most} AND json_extract(path.value, '$.zawodId') = ${zawodId})`;
}

export type MarkedSkill = {
  skillKey: string;
  /** Null takes the mark away. */
  state: SkillState | null;
  /** A condition on `career_analyses`, the person's own. */
  isShown: SQL;
};

/** `isShown` false = the condition holds of no current analysis of theirs; `isMarked` also if they have marked as many skills as one may. */
export async function markSkill(
  db: Database,
  session: SessionRef,
  { skillKey, state, isShown }: MarkedSkill,
): Promise<{ isShown: boolean; isMarked: boolean }> {
  const owner = personOf(session);
  const current = sql`FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${owner} AND ${isShown}`;
  const isOwn = and(eq(skillMarks.user_id, owner), eq(skillMarks.skill, skillKey));
  const [shown, changed] = await db.batch([
    db.all(sql`SELECT 1 ${current}`),
    state === null
      ? db.all(sql`DELETE FROM ${skillMarks} WHERE ${isOwn} AND EXISTS (SELECT 1 ${current}) RETURNING skill`)
      : db.all(sql`INSERT INTO ${skillMarks} (user_id, skill, state, updated_at)
          SELECT ${careerAnalyses.user_id}, ${skillKey}, ${state}, ${session.now} ${current}
            AND (SELECT count(*) FROM ${skillMarks} AS others
              WHERE others.user_id = ${owner} AND others.skill <> ${skillKey}) < ${MAX_SKILL_MARKS}
          ON CONFLICT (user_id, skill) DO UPDATE SET state = excluded.state, updated_at = excluded.updated_at
          RETURNING skill`),
  ]);
  return { isShown: shown.length === 1, isMarked: changed.length === 1 };
}

/** The analysis is the one that was read. */
export function isAnalysis(analysisId: string): SQL {
  return sql`${careerAnalyses.analysis_id} = ${analysisId}`;
}

/** A skill of exactly this name is among those that the plan in force shows. */
export function showsSkill(session: SessionRef, skill: string, premiumPriceIds: readonly string[]): SQL {
  const most = byPlan(planInForce(session, premiumPriceIds), (plan) => viewOf(plan).skills);
  return sql`CASE WHEN json_valid(${careerAnalyses.analysis}) THEN EXISTS (
    SELECT 1 FROM json_each(${careerAnalyses.analysis}, '$.umiejetnosci') AS skill
    WHERE skill.key < ${most} AND json_extract(skill.value, '$.nazwa') = ${skill}) END`;
}
