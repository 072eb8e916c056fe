import { useEffect, useRef } from 'react';

/** Calls `onEnd` (which must be stable) after `ms`, not counting the time it was paused. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(ms);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}
