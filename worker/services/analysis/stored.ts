// A person's stored analyses as their plan sees them: opened with what they have ticked off, listed, compared.
import type { Comparison } from '#domain/analysis/compare.ts';
import { compareAnalyses } from '#domain/analysis/compare.ts';
import { planCalendar } from '#domain/analysis/calendar.ts';
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { readStoredAnalysis } from '#domain/analysis/schema.ts';
import { dayInPoland } from '#domain/calendar-day.ts';
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { viewOf, type Plan } from '#domain/plan/plans.ts';
import { redactAnalysis } from '#domain/plan/redact.ts';
import { marksOfSteps, statesOfSkills, type SkillState, type StepMark } from '#domain/progress/own-marks.ts';
import { planProgress, type PlanProgress } from '#domain/progress/plan-progress.ts';
import {
  analysisHistory,
  analysisOfHistory,
  currentAnalysis,
  currentAnalysisMark,
  historyMarks,
} from '#db/queries/analyses.ts';
import { marksOfAnalysis, ownSkillMarks } from '#db/queries/steps.ts';
import type { RequestScope } from '../../scope.ts';

export type StoredAnalysis = { analysis: VisibleAnalysis; createdAt: string };

/** An analysis with the person's own marks: one a step of the plan, one a skill (null = unmarked or locked). */
export type OpenedAnalysis = StoredAnalysis & {
  id: string;
  steps: StepMark[];
  skillStates: (SkillState | null)[];
  walked: PlanProgress;
};

/** One line of the history; names of paths that the plan doesn't show are null, in their place. */
export type HistoryMark = { id: string; createdAt: string; isCurrent: boolean; paths: (string | null)[] };

type AnalysisRow = { id: string; analysis: string; created_at: string };
type StepRow = { step: number; done_at: number | null; due_on: string | null };
type SkillRow = { skill: string; state: SkillState };

/** Null = what is stored is no valid analysis. */
export function openedAnalysis(
  row: AnalysisRow,
  marks: { steps: readonly StepRow[]; skills: readonly SkillRow[] },
  { plan, now }: { plan: Plan; now: number },
): OpenedAnalysis | null {
  const whole = readStoredAnalysis(row.analysis);
  if (whole === null) return null;
  const analysis = redactAnalysis(whole, viewOf(plan));
  const steps = marksOfSteps(
    analysis.planRozwoju.kroki.length,
    marks.steps.map(({ step, done_at, due_on }) => ({ step, done: done_at !== null, dueOn: due_on })),
  );
  // By the real names, since masking may have changed the shown ones; locked ones stay without.
  const seenSkills = whole.umiejetnosci.map((skill, index) =>
    analysis.umiejetnosci[index] === null ? null : skill,
  );
  const states = new Map(marks.skills.map(({ skill, state }) => [skill, state]));
  return {
    id: row.id,
    analysis,
    createdAt: row.created_at,
    steps,
    skillStates: statesOfSkills(seenSkills, states),
    walked: planProgress(steps, dayInPoland(now)),
  };
}

export function historyOf(
  rows: Awaited<ReturnType<typeof historyMarks>>,
  currentId: string | null,
  plan: Plan,
): HistoryMark[] {
  const { paths: visiblePaths } = viewOf(plan);
  return rows.map((row) => {
    // A JSON list made by the query itself, with null where there is no such path.
    const names: unknown[] = row.paths === null ? [] : JSON.parse(row.paths);
    const paths = names.filter((name) => typeof name === 'string');
    return {
      id: row.id,
      createdAt: row.created_at,
      isCurrent: row.id === currentId,
      paths: paths.map((name, index) => (index < visiblePaths ? name : null)),
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
  return accountState === null ? null : historyOf(rows, current?.id ?? null, accountState.plan);
}

export type AnalysisFromHistory = { plan: Plan; isCurrent: boolean; today: string; opened: OpenedAnalysis };

/** One of the latest five, opened; null = no live session. Throws not-found, also for somebody else's. */
export async function readAnalysis(scope: RequestScope, id: string): Promise<AnalysisFromHistory | null> {
  const session = scope.session;
  if (session === null) return null;
  const [accountState, [row], [current], steps, skills] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => analysisOfHistory(db, session, id)),
    scope.batch.ask((db) => currentAnalysisMark(db, session)),
    scope.batch.ask((db) => marksOfAnalysis(db, session, id)),
    scope.batch.ask((db) => ownSkillMarks(db, session)),
  ]);
  if (accountState === null) return null;
  const { plan } = accountState;
  const opened = row === undefined ? null : openedAnalysis(row, { steps, skills }, { plan, now: scope.now });
  if (opened === null) throw appError('not-found');
  return { plan, isCurrent: current?.id === id, today: dayInPoland(scope.now), opened };
}

export type ComparedAnalyses = {
  plan: Plan;
  older: { id: string; createdAt: string };
  newer: { id: string; createdAt: string };
  comparison: Comparison;
};

/** Two of the latest five, in whichever order, redacted before they are compared; null = no live session. Throws not-found. */
export async function readComparison(
  scope: RequestScope,
  ids: readonly [string, string],
): Promise<ComparedAnalyses | null> {
  const session = scope.session;
  if (session === null) return null;
  const [accountState, [one], [other]] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => analysisOfHistory(db, session, ids[0])),
    scope.batch.ask((db) => analysisOfHistory(db, session, ids[1])),
  ]);
  if (accountState === null) return null;
  if (one === undefined || other === undefined) throw appError('not-found');
  const [older, newer] = one.created_at <= other.created_at ? [one, other] : [other, one];
  const before = visible(older, accountState.plan);
  const now = visible(newer, accountState.plan);
  if (before === null || now === null) throw appError('not-found');
  return {
    plan: accountState.plan,
    older: { id: older.id, createdAt: older.created_at },
    newer: { id: newer.id, createdAt: newer.created_at },
    comparison: compareAnalyses(before.analysis, now.analysis),
  };
}

/** The dated steps as an .ics file. Throws no-session; not-found also if no step has a day. */
export async function readCalendar(scope: RequestScope, id: string): Promise<string> {
  const found = await readAnalysis(scope, id);
  if (found === null) throw appError('no-session');
  const { opened } = found;
  const calendar = planCalendar({
    analysisId: opened.id,
    steps: opened.analysis.planRozwoju.kroki,
    marks: opened.steps,
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
  const [accountState, [current], history] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => currentAnalysis(db, session)),
    batch.ask((db) => analysisHistory(db, session)),
  ]);
  if (accountState === null) return null;
  return {
    current: current === undefined ? null : visible(current, accountState.plan),
    history: history.flatMap((row) => {
      const stored = visible(row, accountState.plan);
      return stored === null ? [] : [{ id: row.id, ...stored }];
    }),
  };
}

function visible(row: Pick<AnalysisRow, 'analysis' | 'created_at'>, plan: Plan): StoredAnalysis | null {
  const analysis = readStoredAnalysis(row.analysis);
  return analysis === null
    ? null
    : { analysis: redactAnalysis(analysis, viewOf(plan)), createdAt: row.created_at };
}
