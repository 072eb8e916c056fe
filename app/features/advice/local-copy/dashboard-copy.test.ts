import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpen } from '#domain/advice/analysis/events.ts';
import { SAMPLE_ANALYSIS, SAMPLE_BOOK } from '#domain/advice/analysis/sample-analysis.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { redactAnalysis } from '#domain/payments/plan/redact.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { readDashboardCopy } from './dashboard-copy.ts';
import { keepDashboard } from './keep-dashboard.ts';

const state = {
  quizCompleted: true,
  analysisGenerated: true,
  // The sample was made before the tables.
  trailChosen: true,
  purchasedCourses: 0,
  coursesStarted: 0,
  coursesCompleted: 0,
};

const DASHBOARD: Dashboard = {
  plan: 'premium',
  status: 'active',
  lapsedStatus: null,
  mailFault: null,
  generationsLeft: 4,
  resetsLeft: 3,
  isRunning: false,
  lock: null,
  offersReset: true,
  current: {
    id: 'run',
    analysis: redactAnalysis(SAMPLE_ANALYSIS, PLANS.premium.view, SAMPLE_BOOK),
    createdAt: '2026-11-20T10:00:00.000Z',
    trail: null,
    plan: SAMPLE_ANALYSIS.planRozwoju.kroki,
    steps: [
      { done: true, dueOn: null },
      { done: false, dueOn: '2026-12-24' },
    ],
    trials: [],
    skillStates: ['have', null, 'later', null, null],
    walked: { done: 1, total: 2, percent: 50, next: 1, overdue: [] },
    ranked: null,
  },
  isBroken: false,
  hasAnswers: true,
  answers: { preferences: ['nature'], additional_interests: 'las', additional_info: '' },
  isGentle: false,
  history: [],
  progress: { state, percent: 100 },
  completeness: 60,
  offers: { open: [], locked: 0 },
  courses: [],
  begunLesson: null,
  openCourse: null,
  cards: 0,
  counsellorReplies: 0,
  today: '2026-11-20',
  now: Date.parse('2026-11-20T12:00:00Z'),
};

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => void held.set(key, text),
      removeItem: (key: string) => void held.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was kept is read again: analysis, marks and plan, but nothing that could be spent', () => {
  keepDashboard('ala', DASHBOARD);
  const copy = readDashboardCopy('ala');
  expect(copy?.current).toMatchObject({
    analysis: DASHBOARD.current?.analysis,
    steps: DASHBOARD.current?.steps,
    skillStates: DASHBOARD.current?.skillStates,
  });
  expect(copy).toMatchObject({ plan: 'premium', offersReset: false, resetsLeft: 0, generationsLeft: 0 });
  expect(copy?.offers.open).toHaveLength(3);
});

test.each([0, 1, 3])('the card of the copy says of %i bought courses what the server did', (bought) => {
  keepDashboard('ala', {
    ...DASHBOARD,
    progress: { state: { ...state, purchasedCourses: bought }, percent: 100 },
  });
  expect(readDashboardCopy('ala')?.progress).toEqual({
    percent: 100,
    state: { ...state, purchasedCourses: bought },
  });
});

test('nobody reads another one’s copy', () => {
  keepDashboard('ala', DASHBOARD);
  expect(readDashboardCopy('ola')).toBeNull();
});

test.each(['{', 'null', '[]', '{"id":"run","createdAt":"x","analysis":{}}', '{"analysis":null}'])(
  'the broken copy %s is removed',
  (text) => {
    keepDashboard('ala', DASHBOARD);
    held.set('analysis_ala', text);
    expect(readDashboardCopy('ala')).toBeNull();
    expect(held.has('analysis_ala')).toBe(false);
  },
);

test('an analysis without quiz answers is cleared', () => {
  keepDashboard('ala', DASHBOARD);
  held.delete('quiz_ala');
  expect(readDashboardCopy('ala')).toBeNull();
  expect(held.has('analysis_ala')).toBe(false);
});

test('when the server has no analysis any more, neither has the copy', () => {
  keepDashboard('ala', DASHBOARD);
  keepDashboard('ala', { ...DASHBOARD, current: null });
  expect(held.has('analysis_ala')).toBe(false);
});

test('an edited plan unlocks nothing that was not kept', () => {
  keepDashboard('ala', {
    ...DASHBOARD,
    plan: 'free',
    current: DASHBOARD.current && {
      ...DASHBOARD.current,
      analysis: redactAnalysis(SAMPLE_ANALYSIS, PLANS.free.view, SAMPLE_BOOK),
    },
  });
  held.set('progress_ala', '{"plan":"premium"}');
  const copy = readDashboardCopy('ala');
  expect(copy?.current?.analysis.sciezkiKariery.filter(isOpen)).toHaveLength(1);
  expect(copy?.offers.open).toHaveLength(1);
});
