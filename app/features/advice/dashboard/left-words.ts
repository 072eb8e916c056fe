// What is left of the plan this month, in words (docs/product.md 'What each plan opens').
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';

/** Null = nothing to say: the free analysis still waits to be made. */
export function leftWords({
  plan,
  generationsLeft,
  resetsLeft,
}: Pick<Dashboard, 'plan' | 'generationsLeft' | 'resetsLeft'>): string | null {
  if (plan === 'free')
    return generationsLeft > 0
      ? null
      : 'Twoja darmowa analiza jest już wykorzystana. Plan Premium daje pięć w\u00a0miesiącu.';
  const { generations, resets } = PLANS[plan];
  return `Pozostałe w\u00a0tym miesiącu analizy: ${generationsLeft} z\u00a0${generations}, resety: ${resetsLeft} z\u00a0${resets}.`;
}

/** 'W tym miesiącu zostały Ci 2 resety.' */
export function resetsWords(left: number): string {
  if (left === 1) return 'W\u00a0tym miesiącu został Ci 1\u00a0reset.';
  const isFew = left % 10 >= 2 && left % 10 <= 4 && !(left % 100 >= 12 && left % 100 <= 14);
  return isFew
    ? `W\u00a0tym miesiącu zostały Ci ${left}\u00a0resety.`
    : `W\u00a0tym miesiącu zostało Ci ${left}\u00a0resetów.`;
}
