import { expect, test } from 'vitest';
import { SAMPLE_ANALYSIS } from '#domain/analysis/sample-analysis.ts';
import { PLANS } from '#domain/plan/plans.ts';
import { redactAnalysis } from '#domain/plan/redact.ts';
import type { Dashboard } from '#worker/services/dashboard.ts';
import { screenOf } from './dashboard-state.ts';

const NEW_USER: Dashboard = {
  plan: 'free',
  status: '',
  lapsedStatus: null,
  generationsLeft: 1,
  resetsLeft: 0,
  isRunning: false,
  lock: null,
  offersReset: false,
  current: null,
  isBroken: false,
  hasAnswers: false,
  history: [],
  progress: { state: { quizCompleted: false, analysisGenerated: false, purchasedCourses: 0 }, percent: 0 },
  completeness: 0,
  offers: { open: [], locked: 0 },
  courses: { note: null, courses: [] },
  today: '2026-11-20',
};

const current = {
  id: 'a',
  steps: [],
  skillStates: [],
  walked: { done: 0, total: 0, percent: 0, next: null, overdue: [] },
  analysis: redactAnalysis(SAMPLE_ANALYSIS, PLANS.free.view),
  createdAt: '2026-11-20T10:00:00.000Z',
};

test('each state has its screen', () => {
  expect(screenOf(null)).toBe('error');
  expect(screenOf(NEW_USER)).toBe('new');
  expect(screenOf({ ...NEW_USER, hasAnswers: true })).toBe('quiz-only');
  expect(screenOf({ ...NEW_USER, hasAnswers: true, current })).toBe('analysis');
  expect(screenOf({ ...NEW_USER, hasAnswers: true, isBroken: true })).toBe('error');
});

test('an analysis without answers is shown: the server never hides by that', () => {
  expect(screenOf({ ...NEW_USER, current })).toBe('analysis');
});
