// What follows the end of a run (docs/product.md 'Quiz flow', 'Run and model messages'): the debug copy, and where else it leads. A finished
// run stays where it is until the person leaves it; its title and its notice say how it ended.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { FailedData, Stage } from '#domain/advice/analysis/events.ts';
import { removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { isPassing, type Refusal } from '../../../lib/event-stream/connection.ts';
import { safetyPageAfter } from '../gate/safety-pages.ts';
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

// The debug copy of a failed run (docs/decisions.md 'Debug copies'): code, stage and time; the raw reply only where the server
// sends it, which it does in development alone. The next success removes it.
const keyOf = (userId: string) => `debug_gemini_invalid_${userId}`;

function keepDebugCopy(userId: string, failure: FailedData, stage: Stage, time: Date): void {
  const raw = failure.raw === undefined ? {} : { raw: failure.raw };
  const copy = { code: failure.code, stage, time: time.toISOString(), ...raw };
  writeStored('localStorage', keyOf(userId), JSON.stringify(copy));
}

function dropDebugCopy(userId: string): void {
  removeStored('localStorage', keyOf(userId));
}
