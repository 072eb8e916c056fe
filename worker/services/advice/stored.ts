// A person's stored analyses as their plan sees them: opened with what they have ticked off, listed, compared.
import { readPublicFacts } from '#content/public-facts.server.ts';
import type { RankedAnew } from '#domain/advice/objections.ts';
import type { PublicFactsBook } from '#domain/advice/public-facts.ts';
import { planCalendar } from '#domain/advice/analysis/calendar.ts';
import type { PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import { redactAnalysis } from '#domain/payments/plan/redact.ts';
import {
  marksOfSteps,
  statesOfSkills,
  TEST_STEP,
  type SkillState,
  type StepMark,
} from '#domain/advice/progress/own-marks.ts';
import { planProgress, type PlanProgress } from '#domain/advice/progress/plan-progress.ts';
import {
  chosenTrail,
  followedSteps,
  trialsOf,
  type OwnTrial,
  type Trail,
} from '#domain/advice/progress/trail.ts';
import {
  analysisHistory,
  analysisOfHistory,
  currentAnalysis,
  currentAnalysisMark,
  historyMarks,
} from '#db/advice/queries/analyses.ts';
import { objectionsToAnalysis } from '#db/advice/queries/objections.ts';
import { marksOfAnalysis, ownSkillMarks } from '#db/advice/queries/steps.ts';
import type { RequestScope } from '../../scope.ts';
import { rankedForPage } from './objections.ts';

export type StoredAnalysis = { analysis: VisibleAnalysis; createdAt: string };

/** An analysis with the person's own marks: one a step of the plan, one a skill (null = unmarked or locked). */
export type OpenedAnalysis = StoredAnalysis & {
  id: string;
  /** The path that its owner follows; null = none. */
  trail: Trail | null;
  /** The steps that are followed, the trail's or the common ones, and their marks. */
  plan: PlanStep[];
  steps: StepMark[];
  /** What each open path has one try first. */
  trials: OwnTrial[];
  skillStates: (SkillState | null)[];
  walked: PlanProgress;
  /** Null = its owner agrees with every line of its ledgers. */
  ranked: RankedAnew | null;
};

/** One line of the history, with the names of its paths. */
export type HistoryMark = { id: string; createdAt: string; isCurrent: boolean; paths: string[] };

type AnalysisRow = { id: string; analysis: string; created_at: string; trail: string | null };
type StepRow = {
  trail: string;
  step: number;
  done_at: number | null;
  due_on: string | null;
  note: string | null;
};
type SkillRow = { skill: string; state: SkillState };

/** Null = what is stored is no valid analysis. */
export function openedAnalysis(
  row: AnalysisRow,
  marks: { steps: readonly StepRow[]; skills: readonly SkillRow[]; ranked: RankedAnew | null },
  { plan, now, book }: { plan: Plan; now: number; book: PublicFactsBook },
): OpenedAnalysis | null {
  const whole = readStoredAnalysis(row.analysis);
  if (whole === null) return null;
  const analysis = redactAnalysis(whole, viewOf(plan), book);
  const trail = chosenTrail(analysis, row.trail);
  const followed = followedSteps(analysis, trail);
  const own = marks.steps.map(({ trail: zawodId, step, done_at, due_on, note }) => ({
    zawodId,
    step,
    done: done_at !== null,
    dueOn: due_on,
    note,
  }));
  const ofTrail = own.filter(({ zawodId }) => zawodId === (row.trail ?? ''));
  const steps = marksOfSteps(followed.length, ofTrail);
  const ofTrials = own.filter(({ step }) => step === TEST_STEP);
  const states = new Map(marks.skills.map(({ skill, state }) => [skill, state]));
  return {
    id: row.id,
    analysis,
    createdAt: row.created_at,
    trail,
    plan: followed,
    steps,
    trials: trialsOf(analysis, ofTrials),
    skillStates: statesOfSkills(analysis.umiejetnosci, states),
    walked: planProgress(steps, dayInPoland(now)),
    ranked: marks.ranked,
  };
}

export function historyOf(
  rows: Awaited<ReturnType<typeof historyMarks>>,
  currentId: string | null,
): HistoryMark[] {
  return rows.map((row) => {
    // A JSON list made by the query itself, with null where there is no such path.
    const names: unknown[] = row.paths === null ? [] : JSON.parse(row.paths);
    return {
      id: row.id,
      createdAt: row.created_at,
      isCurrent: row.id === currentId,
      paths: names.filter((name) => typeof name === 'string'),
    };
  });
}

/** Null = no live session. */
export async function readHistory(scope: RequestScope): Promise<HistoryMark[] | null> {
  const session = scope.session;
  if (session === null) return null;
  const [accountState, [current], rows] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => currentAnalysisMark(db, session)),
    scope.batch.ask((db) => historyMarks(db, session)),
  ]);
  return accountState === null ? null : historyOf(rows, current?.id ?? null);
}

type AnalysisFromHistory = { plan: Plan; isCurrent: boolean; today: string; opened: OpenedAnalysis };

/** One of the latest five, opened; null = no live session. Throws not-found, also for somebody else's. */
export async function readAnalysis(scope: RequestScope, id: string): Promise<AnalysisFromHistory | null> {
  const session = scope.session;
  if (session === null) return null;
  const [book, accountState, [row], [current], steps, skills, [denied]] = await Promise.all([
    readPublicFacts(dayInPoland(scope.now)),
    scope.accountState(),
    scope.batch.ask((db) => analysisOfHistory(db, session, id)),
    scope.batch.ask((db) => currentAnalysisMark(db, session)),
    scope.batch.ask((db) => marksOfAnalysis(db, session, id)),
    scope.batch.ask((db) => ownSkillMarks(db, session)),
    scope.batch.ask((db) => objectionsToAnalysis(db, session, id)),
  ]);
  if (accountState === null) return null;
  const { plan } = accountState;
  const ranked = await rankedForPage(row?.analysis, denied, plan);
  const opened =
    row === undefined ? null : openedAnalysis(row, { steps, skills, ranked }, { plan, now: scope.now, book });
  if (opened === null) throw appError('not-found');
  return { plan, isCurrent: current?.id === id, today: dayInPoland(scope.now), opened };
}

/** The dated steps as an .ics file. Throws no-session; not-found also if no step has a day. */
export async function readCalendar(scope: RequestScope, id: string): Promise<string> {
  const found = await readAnalysis(scope, id);
  if (found === null) throw appError('no-session');
  const { opened } = found;
  const calendar = planCalendar({
    analysisId: opened.id,
    steps: opened.plan,
    marks: opened.steps,
    trials: opened.trials,
    stampMs: scope.now,
  });
  if (calendar === null)
    throw new AppError(
      'not-found',
      'Żaden krok nie ma jeszcze daty. Wpisz ją przy kroku i\u00a0spróbuj ponownie.',
    );
  return calendar;
}

/** The body of GET /api/analysis; null = no live session. */
export async function readAnalyses(scope: RequestScope) {
  const { session, batch } = scope;
  if (session === null) return null;
  const [book, accountState, [current], history] = await Promise.all([
    readPublicFacts(dayInPoland(scope.now)),
    scope.accountState(),
    batch.ask((db) => currentAnalysis(db, session)),
    batch.ask((db) => analysisHistory(db, session)),
  ]);
  if (accountState === null) return null;
  return {
    current: current === undefined ? null : visible(current, accountState.plan, book),
    history: history.flatMap((row) => {
      const stored = visible(row, accountState.plan, book);
      return stored === null ? [] : [{ id: row.id, ...stored }];
    }),
  };
}

/** Null = what is stored is no valid analysis. */
export function visible(
  row: Pick<AnalysisRow, 'analysis' | 'created_at'>,
  plan: Plan,
  book: PublicFactsBook,
): StoredAnalysis | null {
  const analysis = readStoredAnalysis(row.analysis);
  return analysis === null
    ? null
    : { analysis: redactAnalysis(analysis, viewOf(plan), book), createdAt: row.created_at };
}
