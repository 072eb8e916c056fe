// Whether the person asked their device for less motion; on the server nobody knows.
import { useSyncExternalStore } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export function useLessMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(LESS_MOTION);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(LESS_MOTION).matches,
    () => false,
  );
}
