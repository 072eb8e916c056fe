// Analyses as pages and routes ask for them: runs, what is stored, the dashboard, and one's own steps.
import type { MarkedStep, TrailChoice } from '#db/commands/steps.ts';
import type { SkillState } from '#domain/progress/own-marks.ts';
import type { AnalysisOrder } from '#domain/quiz/order-schema.ts';
import type { RequestScope } from '../../scope.ts';
import { readBooklet } from './booklet.ts';
import { readComparison, readLatestComparison } from './compared.ts';
import { readDashboard, readQuizStatus } from './dashboard.ts';
import { readOwnFacts, saveFacts, takeBackFacts } from './facts.ts';
import { markObjection, type ObjectionOrder } from './objections.ts';
import { chooseTrail, markSkill, markStep } from './own-steps.ts';
import { deleteAnalysis, resetAnalysis } from './reset.ts';
import { attachToRun, startRun } from './runs.ts';
import { readAnalyses, readAnalysis, readCalendar, readHistory } from './stored.ts';

export function analysisServices(scope: RequestScope) {
  return {
    quizStatus: () => readQuizStatus(scope),
    startRun: (order: AnalysisOrder) => startRun(scope, order),
    readAnswers: async (order: AnalysisOrder, how: { isStream: boolean }) =>
      (await import('./reading.ts')).readAnswers(scope, order, how),
    readByRules: async (order: AnalysisOrder) =>
      (await import('./reading.ts')).readByRulesAlone(scope, order),
    check: async (order: AnalysisOrder) => (await import('./gate.ts')).checkAtGate(scope, order),
    refuseCrisis: async (texts: readonly string[]) => (await import('./gate.ts')).refuseCrisis(scope, texts),
    ownFacts: () => readOwnFacts(scope),
    saveFacts: (kept: Parameters<typeof saveFacts>[1]) => saveFacts(scope, kept),
    takeBackFacts: (what: 'all' | 'health') => takeBackFacts(scope, what),
    attachToRun: (from: { runId: string | null; after: number }) => attachToRun(scope, from),
    dashboard: () => readDashboard(scope),
    booklet: () => readBooklet(scope),
    history: () => readHistory(scope),
    list: () => readAnalyses(scope),
    read: (id: string) => readAnalysis(scope, id),
    compare: (one: string, other: string) => readComparison(scope, [one, other]),
    compareLatest: () => readLatestComparison(scope),
    calendar: (id: string) => readCalendar(scope, id),
    reset: () => resetAnalysis(scope),
    delete: (id: string) => deleteAnalysis(scope, id),
    chooseTrail: (choice: TrailChoice) => chooseTrail(scope, choice),
    markStep: (mark: MarkedStep) => markStep(scope, mark),
    markObjection: (order: ObjectionOrder) => markObjection(scope, order),
    markSkill: (mark: { skill: string; state: SkillState | null }) => markSkill(scope, mark),
  };
}
