// The person who comes to a screen of the quiz is at its heading: by focus, and by what is in the window.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** `isNew` false = the page was loaded again, and focus and place are the browser's. */
export function useScreenStart(title: RefObject<HTMLHeadingElement | null>, isNew: boolean): void {
  const start = useEffectEvent(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section, [data-understood]')?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => start(), []);
}
