// What follows the end of a run (docs/product.md 'Quiz flow', 'Run and model messages'): the toast and the debug copy. A finished run
// stays where it is until the person leaves it.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { safetyPageAfter } from '../gate/safety-pages.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { dropDebugCopy, keepDebugCopy } from './debug-copy.ts';
import { isPassing, type Refusal } from '../../../lib/event-stream/connection.ts';
import type { RunState } from './run-state.ts';

export type RunEndings = {
  /** Leaves the stored analysis' run, by a press. */
  onStored: () => void;
  /** There is no such run (any more). */
  onNoRun: () => void;
  /** Refused for a reason that trying again does not mend. */
  onRefused: (refusal: Refusal) => void;
};

export function useRunEnd(
  { end, stage }: Pick<RunState, 'end' | 'stage'>,
  userId: string | null,
  endings: RunEndings,
): void {
  const toast = useToast();
  const navigate = useNavigate();

  const conclude = useEffectEvent((over: NonNullable<RunState['end']>) => {
    if (over.kind === 'no-run') return endings.onNoRun();
    const safetyPage = safetyPageAfter(codeOf(over) ?? '');
    if (safetyPage !== null) return void navigate(safetyPage);
    if (over.kind === 'refused') return isPassing(over.refusal) ? undefined : endings.onRefused(over.refusal);
    if (over.kind === 'failed') {
      if (userId !== null) keepDebugCopy(userId, over.data, stage, new Date());
      return toast({ tone: 'error', text: over.data.error });
    }
    if (userId !== null) dropDebugCopy(userId);
    // Not stored yet: the page says so itself, and this end comes again once it is.
    if (over.data.savedAt === null) return;
    return toast({ tone: 'success', text: 'Twoja analiza jest gotowa' });
  });

  useEffect(() => {
    if (end !== null) conclude(end);
  }, [end]);
}

/** Of a refusal or a failure. */
function codeOf(end: NonNullable<RunState['end']>): string | null {
  if (end.kind === 'refused') return end.refusal.code;
  return end.kind === 'failed' ? end.data.code : null;
}
