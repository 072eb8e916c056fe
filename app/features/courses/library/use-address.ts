// The library's address: where the browser is, once React has taken over. The way to another choice is a new entry of the history, or
// the same one anew; links to one lead there without a load.
import { useEffect, useSyncExternalStore } from 'react';

const PATH = '/biblioteka-kursow';

const listeners = new Set<() => void>();

/** `served`: the search of the address that the server answered. */
export function useAddress(served: string): string {
  return useSyncExternalStore(
    listen,
    () => window.location.search,
    () => served,
  );
}

export function goTo(path: string, { replace }: { replace: boolean }): void {
  if (path === window.location.pathname + window.location.search) return;
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  leadBackHere(path);
  for (const tell of listeners) tell();
}

/** Links to another choice, wherever they stand on the page. */
export function useLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return;
  if (link.pathname !== PATH || link.closest('[data-island]') === null) return;
  event.preventDefault();
  goTo(link.pathname + link.search, { replace: false });
}

/** The frame's links to sign in, which the server wrote. */
function leadBackHere(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/?auth="]')) {
    const { searchParams } = new URL(link.href);
    searchParams.set('powrot', path);
    link.href = `/?${searchParams}`;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
