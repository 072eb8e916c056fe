// The quiz lock and its banners (docs/product.md 'Quiz lock'): once there is a current analysis, no second one is made
// before the first is reset. Nothing left locks as well, so that deleting the analysis opens nothing.
import type { Plan } from '../../payments/plan/plans.ts';

export type QuizLock = { reason: 'reset-first' | 'free-used' | 'limit-used'; banner: string; toast: string };

/** What stands in the way of a new analysis, or null if the quiz is open. */
export function quizLock(state: {
  plan: Plan;
  hasAnalysis: boolean;
  generationsLeft: number;
}): QuizLock | null {
  const isUsedUp = state.generationsLeft <= 0;
  if (!state.hasAnalysis && !isUsedUp) return null;
  if (state.plan === 'free') return LOCKS['free-used'];
  return isUsedUp ? LOCKS['limit-used'] : LOCKS['reset-first'];
}

const LOCKS = {
  'reset-first': {
    reason: 'reset-first',
    banner: 'Masz już gotową analizę. Żeby stworzyć nową, zresetuj poprzednią na stronie „Dziś”.',
    toast: 'Najpierw zresetuj poprzednią analizę na stronie „Dziś”.',
  },
  'free-used': {
    reason: 'free-used',
    banner: 'Twoja darmowa analiza jest już wykorzystana. Plan Premium daje pięć analiz w miesiącu.',
    toast: 'Wykup plan Premium, żeby wygenerować nową analizę.',
  },
  'limit-used': {
    reason: 'limit-used',
    banner:
      'Wykorzystano limit analiz w\u00a0tym miesiącu. Nowe dostaniesz z\u00a0początkiem kolejnego okresu rozliczeniowego.',
    toast: 'Wykorzystano limit analiz w\u00a0tym miesiącu.',
  },
} as const satisfies Record<QuizLock['reason'], QuizLock>;
