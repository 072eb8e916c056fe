// What follows the end of a run (docs/product.md 'Quiz flow', 'Run and model messages'): the debug copy, and where else it leads. A finished
// run stays where it is until the person leaves it; its title and its notice say how it ended.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { safetyPageAfter } from '../gate/safety-pages.ts';
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
  const navigate = useNavigate();

  const conclude = useEffectEvent((over: NonNullable<RunState['end']>) => {
    if (over.kind === 'no-run') return endings.onNoRun();
    const safetyPage = safetyPageAfter(codeOf(over) ?? '');
    if (safetyPage !== null) return void navigate(safetyPage);
    if (over.kind === 'refused') return isPassing(over.refusal) ? undefined : endings.onRefused(over.refusal);
    if (over.kind === 'failed') {
      if (userId !== null) keepDebugCopy(userId, over.data, stage, new Date());
      return;
    }
    if (userId !== null) dropDebugCopy(userId);
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
