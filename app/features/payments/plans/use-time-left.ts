import { useEffect, useState } from 'react';

const REFRESH_MS = 60_000;

/**
 * How many ms are left of what the server said, refreshed every 60 s (docs/product.md 'Timings and redirects') and at the very end. Counts by what has
 * passed here, so that a browser with a wrong clock shows the same.
 */
export function useTimeLeft(leftMs: number, onEnd: () => void): number {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const startedAt = performance.now();
    const refresh = () => setLeft(leftMs - (performance.now() - startedAt));
    const timer = setInterval(refresh, REFRESH_MS);
    const end = setTimeout(() => {
      refresh();
      onEnd();
    }, leftMs);
    refresh();
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [leftMs, onEnd]);
  return left;
}
