// The library's choices as the page holds them: the address is the truth, and the words being typed run ahead of it, so that
// each keystroke is answered at once and the history gets one entry for a search, not one for each letter.
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  libraryParams,
  readLibraryState,
  SHOWN_STEP,
  type LibraryState,
} from '#domain/courses/library-state.ts';
import { cleanQuery } from '#domain/courses/search.ts';

const TYPING_PAUSE_MS = 300;

export function libraryPath(state: LibraryState): string {
  const params = libraryParams(state).toString();
  return params === '' ? '/biblioteka-kursow' : `/biblioteka-kursow?${params}`;
}

export function useLibrary() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readLibraryState(params);
  const from = params.toString();
  const [typing, setTyping] = useState<{ text: string; from: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whatever changes the address otherwise (a chip, the way back) wins over half-typed words.
  const isAhead = typing !== null && (typing.from === from || cleanQuery(typing.text) === address.query);
  const typed = isAhead ? typing.text : address.query;
  const query = cleanQuery(typed);
  const state = query === address.query ? address : { ...address, query, shown: SHOWN_STEP };

  function go(next: LibraryState, replace: boolean) {
    clearTimeout(timer.current);
    void navigate(libraryPath(next), { replace, preventScrollReset: true });
  }

  return {
    state,
    typed,
    type(text: string) {
      setTyping({ text, from });
      clearTimeout(timer.current);
      const next = { ...address, query: cleanQuery(text), shown: SHOWN_STEP };
      timer.current = setTimeout(() => go(next, true), TYPING_PAUSE_MS);
    },
    change: (changes: Partial<LibraryState>) => go({ ...state, shown: SHOWN_STEP, ...changes }, false),
    finishTyping: () => go(state, true),
  };
}
