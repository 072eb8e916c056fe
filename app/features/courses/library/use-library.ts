// The library's choices as the page holds them: the address is the truth, and the words being typed run ahead of it, so that
// each keystroke is answered at once and the history gets one entry for a search, not one for each letter.
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  LIBRARY_FIELDS,
  libraryParams,
  type LibraryState,
  LIST_START,
  readLibraryState,
} from '#domain/courses/library/state.ts';
import { cleanQuery } from '#domain/platform/search/text-search.ts';

const TYPING_PAUSE_MS = 300;

export function libraryPath(state: LibraryState): string {
  const params = libraryParams(state).toString();
  return params === '' ? '/biblioteka-kursow' : `/biblioteka-kursow?${params}`;
}

export function stateOf(path: string): LibraryState {
  return readLibraryState(new URLSearchParams(path.split('?')[1] ?? ''));
}

function formState(form: HTMLFormElement): LibraryState {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readLibraryState(params);
}

/**
 * What was typed or chosen and is not in the address yet. `from` = the address it left; null once the address has caught up.
 */
type Ahead = { state: LibraryState; text: string; from: string | null };

/** `form` holds the choices by the names of LIBRARY_FIELDS. `served`: the search of the address that the server answered. */
export function useLibrary(form: RefObject<HTMLFormElement | null>, served: string) {
  const search = useAddress(served);
  const address = useMemo(() => readLibraryState(new URLSearchParams(search)), [search]);
  useLinks();
  const here = libraryPath(address);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasArrived = ahead !== null && libraryPath(ahead.state) === here;
  if (ahead !== null && hasArrived && ahead.from !== null) setAhead({ ...ahead, from: null });
  // Whatever changes the address otherwise (a chip, the way back) wins over what has not arrived.
  const isAhead = ahead !== null && (hasArrived || ahead.from === here);
  const state = isAhead ? ahead.state : address;
  const typed = isAhead ? ahead.text : address.query;

  function go(next: LibraryState, replace: boolean) {
    clearTimeout(timer.current);
    goTo(libraryPath(next), { replace });
  }

  // What was typed or chosen before React took the form over. Before anything else renders the field, which would empty it.
  const catchUp = useEffectEvent(() => {
    if (form.current === null) return;
    const { page, shown } = address;
    // As it stands there: a space at its end belongs to a next word.
    const text = String(new FormData(form.current).get(LIBRARY_FIELDS.query) ?? '');
    const early = { ...formState(form.current), page, shown };
    if (libraryPath(early) === here) return;
    setAhead({ state: { ...early, ...LIST_START }, text, from: here });
    go({ ...early, ...LIST_START }, true);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what stands in the form is known to the document alone
  useLayoutEffect(() => catchUp(), []);

  return {
    /** The address, in its one spelling. */
    here,
    /** As it was chosen. */
    state,
    typed,
    type(text: string) {
      const next = { ...state, query: cleanQuery(text), ...LIST_START };
      setAhead({ state: next, text, from: here });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(next, true), TYPING_PAUSE_MS);
    },
    change(changes: Partial<LibraryState>) {
      const next = { ...state, ...LIST_START, ...changes };
      setAhead({ state: next, text: typed, from: here });
      go(next, false);
    },
    finishTyping: () => go(state, true),
  };
}

// The library's address: where the browser is, once React has taken over. The way to another choice is a new entry of the history, or
// the same one again; links to one lead there without a load.
const PATH = '/biblioteka-kursow';

const listeners = new Set<() => void>();

/** `served`: the search of the address that the server answered. */
function useAddress(served: string): string {
  return useSyncExternalStore(
    listen,
    () => window.location.search,
    () => served,
  );
}

function goTo(path: string, { replace }: { replace: boolean }): void {
  if (path === window.location.pathname + window.location.search) return;
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  leadBackHere(path);
  for (const tell of listeners) tell();
}

/** Links to another choice, wherever they stand on the page. */
function useLinks(): void {
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
