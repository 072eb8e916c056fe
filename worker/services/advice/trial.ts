// /proba/{analysis}/{occupation} (docs/decisions.md 'The trial'): a path's trial is put on a day, and afterwards what was learned by it ranks
// anew. Only of paths that the plan opens; nobody learns whether there are others.
import { readCareers } from '#content/careers.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import type { OwnTrial } from '#domain/advice/progress/trail.ts';
import type { Objection, RankedAnew } from '#domain/advice/objections.ts';
import { rankedAnew } from '#domain/advice/rank-anew.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import {
  isTrialDay,
  outcomeOf,
  readTrialNote,
  TRIAL_FACTOR,
  trialEvidence,
  type TrialOutcome,
} from '#domain/advice/trial.ts';
import { dayInPoland, type CalendarDay } from '#domain/platform/calendar-day.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/advice/commands/trials.ts';
import { analysisOfHistory } from '#db/advice/queries/analyses.ts';
import { objectionsToAnalysis } from '#db/advice/queries/objections.ts';
import { marksOfAnalysis } from '#db/advice/queries/steps.ts';
import type { RequestScope } from '../../scope.ts';
import { linesOf, TOO_MANY } from './objections.ts';
import { openedAnalysis } from './stored.ts';

const PAST_DAY = 'Wybierz dzień od dziś. Jeśli próba jest już za Tobą, powiedz niżej, jak było.';
const NOT_ALL_PRESSED = 'Zaznacz po jednej odpowiedzi na każde z\u00a0trzech pytań.';

export type TrialTold = {
  outcome: TrialOutcome;
  /** What it moved, against the same without it; null = it is not kept by what the analysis was ranked. */
  ranked: RankedAnew | null;
  /** Of the open paths, by id. */
  names: Record<string, string>;
};

export type TrialPage = {
  trial: OwnTrial;
  /** Null = nothing was told yet. */
  told: TrialTold | null;
  today: CalendarDay;
};

/** Null = no live session. Throws not-found, also for a path that the plan doesn't open and somebody else's analysis. */
export async function readTrial(
  scope: RequestScope,
  { analysisId, zawodId }: commands.TrialRef,
): Promise<TrialPage | null> {
  const { session, batch, now } = scope;
  if (session === null) return null;
  const today = dayInPoland(now);
  const [book, accountState, [row], steps, [denied]] = await Promise.all([
    readPublicFacts(today),
    scope.accountState(),
    batch.ask((db) => analysisOfHistory(db, session, analysisId)),
    batch.ask((db) => marksOfAnalysis(db, session, analysisId)),
    batch.ask((db) => objectionsToAnalysis(db, session, analysisId)),
  ]);
  if (accountState === null) return null;
  const { plan } = accountState;
  const opened =
    row === undefined ? null : openedAnalysis(row, { steps, skills: [], ranked: null }, { plan, now, book });
  const trial = opened?.trials.find((one) => one.zawodId === zawodId);
  if (opened === null || trial === undefined) throw appError('not-found');
  const told = await toldOf(linesOf(denied), zawodId, opened.trials, row?.quiz_answers);
  return { trial, told, today };
}

async function toldOf(
  lines: readonly Objection[],
  zawodId: string,
  trials: readonly OwnTrial[],
  answers: string | undefined,
): Promise<TrialTold | null> {
  const outcome = outcomeOf(lines, zawodId);
  if (outcome === null) return null;
  const order = readStoredOrder(answers);
  const ids = trials.map((one) => one.zawodId);
  const careers = await readCareers();
  const own: Objection = { factor: TRIAL_FACTOR, evidence: trialEvidence(zawodId, outcome) };
  const others = lines.filter(({ factor, evidence }) => factor !== own.factor || evidence !== own.evidence);
  return {
    outcome,
    ranked:
      order === null
        ? null
        : rankedAnew({ ...order, denied: [...order.denied, ...others] }, [own], ids, careers),
    names: Object.fromEntries(trials.map((one) => [one.zawodId, one.name])),
  };
}

/** `day` as it was typed; '' takes the trial off its day. Throws no-session, invalid, not-found. */
export async function planTrial(scope: RequestScope, ref: commands.TrialRef, day: string): Promise<void> {
  const { session, config, now } = scope;
  if (session === null) throw appError('no-session');
  if (day !== '' && !isTrialDay(day, dayInPoland(now))) throw new AppError('invalid', PAST_DAY);
  const order = { ...ref, day: day === '' ? null : day };
  const planned = await commands.planTrial(scope.writes(), session, order, config.premiumPriceIds);
  if (!planned.isSignedIn) throw appError('no-session');
  if (!planned.isWritten) throw appError('not-found');
}

/** `outcome` null = not all three were pressed. Throws no-session, invalid, not-found, and `crisis`, `violence` for what the note says. */
export async function tellTrial(
  scope: RequestScope,
  ref: commands.TrialRef,
  { outcome, note: typed }: { outcome: TrialOutcome | null; note: string },
): Promise<void> {
  const { session, config } = scope;
  if (session === null) throw appError('no-session');
  const { refuseCrisis } = await import('./gate.ts');
  refuseCrisis(scope, [typed]);
  const read = readTrialNote(typed);
  if ('fault' in read) throw new AppError('invalid', read.fault);
  if (outcome === null) throw new AppError('invalid', NOT_ALL_PRESSED);
  const db = scope.writes();
  const order = { ...ref, evidence: trialEvidence(ref.zawodId, outcome), note: read.note };
  const told = await commands.tellTrial(db, session, order, config.premiumPriceIds);
  if (!told.isSignedIn) throw appError('no-session');
  if (!told.isOpen) throw appError('not-found');
  if (!told.isWritten) throw new AppError('invalid', TOO_MANY);
}

/** Throws no-session. */
export async function takeBackTrial(scope: RequestScope, ref: commands.TrialRef): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  if (!(await commands.takeBackTrial(scope.writes(), session, ref))) throw appError('no-session');
}
