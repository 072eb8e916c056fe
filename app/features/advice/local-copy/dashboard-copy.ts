// The dashboard as the browser keeps it under the specified keys: `analysis_{userId}` holds what the plan shows, with the
// person's marks; `progress_{userId}` the card. Read with the validator, deleted if broken; an analysis without quiz answers
// is cleared (docs/product.md 'Dashboard load'; docs/decisions.md 'Local copy of the dashboard').
import { readVisibleAnalysis } from '#domain/advice/analysis/visible-analysis.ts';
import { dayInPoland, isPlannableDay } from '#domain/platform/calendar-day.ts';
import { jobOffers } from '#domain/advice/jobs/offer-links.ts';
import { PLAN_NAMES, viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import { cardPercent } from '#domain/advice/progress/card.ts';
import {
  marksOfSteps,
  SKILL_STATES,
  type SkillState,
  type StepMark,
} from '#domain/advice/progress/own-marks.ts';
import { planProgress } from '#domain/advice/progress/plan-progress.ts';
import { canChoose, chosenTrail, followedSteps, trialsOf } from '#domain/advice/progress/trail.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { readStored, removeStored } from '../../../lib/browser-storage.ts';
import { readLocalAnswers } from '../quiz/local-answers.ts';
import { analysisKey, progressKey } from './keep-dashboard.ts';

/** Null = nothing that could be shown. Which day it is, the person's own clock tells. */
export function readDashboardCopy(userId: string): Dashboard | null {
  const now = Date.now();
  const today = dayInPoland(now);
  const current = readAnalysisCopy(userId, today);
  const answers = readLocalAnswers(userId);
  if (current === null) return null;
  if (answers === null) {
    removeStored('localStorage', analysisKey(userId));
    return null;
  }
  const { plan, ...education } = readCard(userId);
  const trailChosen = current.trail !== null || !canChoose(current.analysis);
  const state = { quizCompleted: true, analysisGenerated: true, trailChosen, ...education };
  return {
    plan,
    status: '',
    lapsedStatus: null,
    mailFault: null,
    generationsLeft: 0,
    resetsLeft: 0,
    isRunning: false,
    lock: null,
    offersReset: false,
    current,
    isBroken: false,
    hasAnswers: true,
    answers,
    // What the server says; the copy is shown without it.
    isGentle: false,
    history: [],
    progress: { state, percent: cardPercent(state) },
    completeness: 60,
    offers: jobOffers(current.analysis.sciezkiKariery, viewOf(plan), current.trail?.place ?? null),
    courses: [],
    begunLesson: null,
    openCourse: null,
    cards: 0,
    counsellorReplies: 0,
    today,
    now,
  };
}

function readAnalysisCopy(userId: string, today: string): OpenedAnalysis | null {
  const value = readRecord(analysisKey(userId));
  if (value === null) return null;
  const analysis = readVisibleAnalysis(value['analysis']);
  const { id, createdAt } = value;
  if (analysis === null || typeof id !== 'string' || typeof createdAt !== 'string') {
    removeStored('localStorage', analysisKey(userId));
    return null;
  }
  const marks = listOf(value['steps']).map((mark, step) => ({ step, ...stepMark(mark) }));
  const trail = chosenTrail(analysis, zawodOf(value['trail']));
  const plan = followedSteps(analysis, trail);
  const steps = marksOfSteps(plan.length, marks);
  const states = listOf(value['skillStates']).map(skillState);
  const skillStates = analysis.umiejetnosci.map((_, index) => states[index] ?? null);
  const walked = planProgress(steps, today);
  const tried = listOf(value['trials']).flatMap((mark) => {
    const zawodId = zawodOf(mark);
    return zawodId === null ? [] : [{ zawodId, note: null, ...stepMark(mark) }];
  });
  const trials = trialsOf(analysis, tried);
  // An order of places is of the moment; a copy has none.
  return { id, analysis, createdAt, trail, plan, steps, trials, skillStates, walked, ranked: null };
}

function zawodOf(trail: unknown): string | null {
  const zawodId = isRecord(trail) ? trail['zawodId'] : null;
  return typeof zawodId === 'string' ? zawodId : null;
}

function readCard(userId: string) {
  const card = readRecord(progressKey(userId));
  const plan: Plan = PLAN_NAMES.find((one) => one === card?.['plan']) ?? 'free';
  const countOf = (field: string) => {
    const count = Number(card?.[field]);
    return Number.isInteger(count) && count > 0 ? count : 0;
  };
  return {
    plan,
    purchasedCourses: countOf('purchasedCourses'),
    coursesStarted: countOf('coursesStarted'),
    coursesCompleted: countOf('coursesCompleted'),
  };
}

function stepMark(value: unknown): StepMark {
  if (!isRecord(value)) return { done: false, dueOn: null };
  const { done, dueOn } = value;
  return { done: done === true, dueOn: typeof dueOn === 'string' && isPlannableDay(dueOn) ? dueOn : null };
}

function skillState(value: unknown): SkillState | null {
  return SKILL_STATES.find((one) => one === value) ?? null;
}

/** Null = there is none; a broken one is removed. */
function readRecord(key: string): Record<string, unknown> | null {
  const text = readStored('localStorage', key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Not ours, or cut short.
  }
  removeStored('localStorage', key);
  return null;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
