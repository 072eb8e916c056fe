import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed may go once the page is read anew: the focus, which would fall to the page's start, then goes to what has the ref, in sight.
 * `state`: what the press changes.
 */
export function useFocusAfter<Place extends HTMLElement>(state: string | null): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
