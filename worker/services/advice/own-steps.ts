// Ticking off: steps of one's plan and skills (docs/decisions.md 'Own steps'). Only what the plan shows can be marked,
// and of what it doesn't show nobody learns whether it is there.
import { nameKey } from '#domain/advice/analysis/name-key.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { viewOf } from '#domain/payments/plan/plans.ts';
import type { SkillState } from '#domain/advice/progress/own-marks.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import * as commands from '#db/advice/commands/steps.ts';
import { currentAnalysis } from '#db/advice/queries/analyses.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';

type SkillMark = { skill: string; state: SkillState | null };

const STEP_UNKNOWN = 'Nie ma już tego kroku w\u00a0Twoim planie. Odśwież stronę.';
const TRAIL_UNKNOWN = 'Tej ścieżki nie ma wśród otwartych w\u00a0Twojej analizie. Odśwież stronę.';
const SKILL_UNKNOWN = 'Nie ma takiej umiejętności w\u00a0Twojej analizie. Odśwież stronę.';

/** `step` counts from 0. All plans see all steps. Throws no-session; not-found also for somebody else's analysis. */
export async function markStep(scope: RequestScope, mark: commands.MarkedStep): Promise<void> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const { personId, isMarked, isNewlyDone } = await commands.markStep(db, session, mark);
  if (personId === null) throw appError('no-session');
  if (!isMarked) throw new AppError('not-found', STEP_UNKNOWN);
  if (!isNewlyDone) return;
  const metric = { name: 'step_done', value: 1, userId: personId, timestamp: now } as const;
  scope.waitUntil(insertMetric(db, metric).catch((error: unknown) => logError('metric', error)));
}

/** 'Idę tym szlakiem': one open path becomes theirs. Throws no-session; not-found also for a locked path and somebody else's analysis. */
export async function chooseTrail(scope: RequestScope, choice: commands.TrailChoice): Promise<void> {
  const { session, config } = scope;
  if (session === null) throw appError('no-session');
  const { premiumPriceIds } = config;
  const chosen = await commands.chooseTrail(scope.writes(), session, choice, premiumPriceIds);
  if (!chosen.isSignedIn) throw appError('no-session');
  if (!chosen.isChosen) throw new AppError('not-found', TRAIL_UNKNOWN);
}

/** `skill` as it is shown; `state` null takes the mark away. Throws no-session, not-found. */
export async function markSkill(scope: RequestScope, mark: SkillMark): Promise<void> {
  const { session, config } = scope;
  if (session === null) throw appError('no-session');
  const { skill, state } = mark;
  const isShown = commands.showsSkill(session, skill, config.premiumPriceIds);
  const marked = await commands.markSkill(scope.writes(), session, {
    skillKey: nameKey(skill),
    state,
    isShown,
  });
  if (marked.isMarked || (marked.isShown && state === null)) return;
  await markSkillAsRead(scope, session, mark);
}

/** Written in another way than it is stored, or refused: then the analysis itself tells. */
async function markSkillAsRead(
  scope: RequestScope,
  session: SessionRef,
  { skill, state }: SkillMark,
): Promise<void> {
  const [accountState, [current]] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => currentAnalysis(db, session)),
  ]);
  if (accountState === null) throw appError('no-session');
  const whole = readStoredAnalysis(current?.analysis);
  if (current === undefined || whole === null) throw new AppError('not-found', SKILL_UNKNOWN);
  const shown = whole.umiejetnosci.slice(0, viewOf(accountState.plan).skills);
  const skillKey = nameKey(skill);
  if (!shown.some(({ nazwa }) => nameKey(nazwa) === skillKey)) throw new AppError('not-found', SKILL_UNKNOWN);
  const isShown = commands.isAnalysis(current.id);
  const { isMarked } = await commands.markSkill(scope.writes(), session, { skillKey, state, isShown });
  if (!isMarked && state !== null) throw new AppError('not-found', SKILL_UNKNOWN);
}
