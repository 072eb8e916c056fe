// Whether a click is the second one of a double click on the same button. The browser also counts two presses at one place as one, though
// they hit different things, as on a phone when the page has moved in between.
import { useEffect, useRef, type MouseEvent } from 'react';

export function useDoubleClick(): (event: MouseEvent) => boolean {
  const clicked = useRef<(Element | null)[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      clicked.current = [button, ...clicked.current.slice(0, 1)];
    };
    document.addEventListener('click', note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return ({ detail, currentTarget }) => detail > 1 && clicked.current[1] === currentTarget;
}
