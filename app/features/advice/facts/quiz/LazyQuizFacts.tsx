// The quiz's optional part, and what is asked of the gate after the last step: fetched when somebody comes that far.
import { lazy } from 'react';

const load = () => import('./QuizFacts.tsx');

export const LazyQuizFacts = lazy(async () => ({ default: (await load()).QuizFacts }));

/** Ahead of its use; a failure shows when it is really needed. */
export function preloadQuizFacts(): void {
  void load().catch(() => {});
}

/** Null = the code can't be had. */
export async function loadGate() {
  return load().catch(() => null);
}
