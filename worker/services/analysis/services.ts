// Analyses as pages and routes ask for them: runs, what is stored, the dashboard, and one's own steps.
import type { MarkedStep } from '#db/commands/steps.ts';
import type { SkillState } from '#domain/progress/own-marks.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import type { RequestScope } from '../../scope.ts';
import { readDashboard, readQuizStatus } from './dashboard.ts';
import { markSkill, markStep } from './own-steps.ts';
import { deleteAnalysis, resetAnalysis } from './reset.ts';
import { attachToRun, startRun } from './runs.ts';
import { readAnalyses, readAnalysis, readCalendar, readComparison, readHistory } from './stored.ts';

export function analysisServices(scope: RequestScope) {
  return {
    quizStatus: () => readQuizStatus(scope),
    startRun: (answers: QuizAnswers) => startRun(scope, answers),
    attachToRun: (from: { runId: string | null; after: number }) => attachToRun(scope, from),
    dashboard: () => readDashboard(scope),
    history: () => readHistory(scope),
    list: () => readAnalyses(scope),
    read: (id: string) => readAnalysis(scope, id),
    compare: (one: string, other: string) => readComparison(scope, [one, other]),
    calendar: (id: string) => readCalendar(scope, id),
    reset: () => resetAnalysis(scope),
    delete: (id: string) => deleteAnalysis(scope, id),
    markStep: (mark: MarkedStep) => markStep(scope, mark),
    markSkill: (mark: { skill: string; state: SkillState | null }) => markSkill(scope, mark),
  };
}
