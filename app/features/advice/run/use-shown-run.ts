// Which run a page shows: one of its own, or one that the server says is going on (from another tab or before a reload).
import { useCallback, useState } from 'react';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import type { RunOrder } from './run-messages.ts';

/** `id` tells one try from the next; used as React's key, so that each begins anew. */
export type ShownRun = { id: number; order: RunOrder };

/** `first`: of the page itself; null = none. */
export function useShownRun(isRunning: boolean, first: RunOrder | null) {
  const [run, setRun] = useState<ShownRun | null>(() => {
    const order = first ?? (isRunning ? ({ kind: 'attach' } as const) : null);
    return order && { id: 0, order };
  });
  const [wasRunning, setWasRunning] = useState(isRunning);
  // Only when the server's word changes: a run that was put away doesn't come back by the same word.
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    if (isRunning && run === null) setRun({ id: 0, order: { kind: 'attach' } });
  }
  const start = useCallback((answers: QuizOrder) => {
    setRun((previous) => ({ id: (previous?.id ?? 0) + 1, order: { kind: 'start', answers } }));
  }, []);
  const putAway = useCallback(() => setRun(null), []);
  return { run, start, putAway };
}
