import { useEffect, useRef } from 'react';

/** What holds a toast: nothing, the pointer on it, or the focus in it. */
export type Hold = 'none' | 'pointer' | 'focus';

/** Pausing is for whoever reads; a mouse that merely rests there would keep the toast for ever. */
const LONGEST_LOOK_MS = 10_000;

/** Calls `onEnd` (which must be stable) after `ms`, not counting the time it was held. */
export function useCountdown(ms: number, hold: Hold, onEnd: () => void): void {
  const leftMs = useRef({ none: ms, pointer: LONGEST_LOOK_MS });
  useEffect(() => {
    // The focus stays where it is.
    if (hold === 'focus') return;
    const left = leftMs.current;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left[hold]);
    return () => {
      clearTimeout(timer);
      left[hold] -= performance.now() - startedAt;
    };
  }, [hold, onEnd]);
}
