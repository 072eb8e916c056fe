// The quiz lock and its three banners (application.md §4 'Quiz lock'): once there is a current analysis, no second one
// is made before the first is reset.
import type { Plan } from '../plan/plans.ts';

export type QuizLock = { reason: 'reset-first' | 'free-used' | 'buy-premium'; banner: string; toast: string };

/** What stands in the way of a new analysis, or null if the quiz is open. */
export function quizLock(state: {
  plan: Plan;
  hasAnalysis: boolean;
  generationsLeft: number;
}): QuizLock | null {
  if (!state.hasAnalysis) return null;
  if (state.plan !== 'free' && state.generationsLeft > 0) return LOCKS['reset-first'];
  return state.plan === 'free' ? LOCKS['free-used'] : LOCKS['buy-premium'];
}

const LOCKS = {
  'reset-first': {
    reason: 'reset-first',
    banner: 'Masz już gotową analizę. Żeby stworzyć nową, zresetuj poprzednią w panelu Twoja Ścieżka.',
    toast: 'Najpierw zresetuj poprzednią analizę w panelu Twoja Ścieżka.',
  },
  'free-used': {
    reason: 'free-used',
    banner: 'Twoja darmowa analiza jest już wykorzystana. Plan Premium daje pięć analiz w miesiącu.',
    toast: 'Wykup plan Premium, żeby wygenerować nową analizę.',
  },
  'buy-premium': {
    reason: 'buy-premium',
    banner: 'Analizy z tego okresu są już wykorzystane. Plan Premium pozwala na kolejne analizy co miesiąc.',
    toast: 'Analizy z tego okresu są już wykorzystane. Nowe dostaniesz z początkiem następnego.',
  },
} as const satisfies Record<QuizLock['reason'], QuizLock>;
