import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the server's HTML and while React takes it over, true from then on, before anybody can press anything: left to the store
 * alone, React notes the difference in a later task, and what is ticked in between would be unticked again.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [, readAgain] = useReducer(() => true, false);
  useLayoutEffect(() => {
    if (!isHydrated) readAgain();
  }, [isHydrated]);
  return isHydrated;
}
