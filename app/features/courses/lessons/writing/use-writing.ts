// A generation as React sees it: connects when it is shown, lets go when it is not. The writing itself goes on without us.
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { WritingStage } from '#domain/courses/writing/events.ts';
import { browserEnvironment } from '../../../../lib/event-stream/browser-environment.ts';
import { connectWriting } from './connect-writing.ts';
import { NEW_WRITING, nextWriting, type WritingState } from './state.ts';

/** `path` is the call of the contract that writes it; another one is another component's. */
export function useWriting(path: string): { state: WritingState; again: () => void } {
  const [state, step] = useReducer(nextWriting, NEW_WRITING);
  // A new object is a new try.
  const [order, setOrder] = useState({ path });

  useEffect(() => {
    const leaving = new AbortController();
    const messages = connectWriting(order.path, leaving.signal, browserEnvironment);
    async function listen() {
      await untilSomebodyLooks(leaving.signal);
      for await (const message of messages) {
        if (leaving.signal.aborted) return;
        step(message);
      }
    }
    void listen();
    return () => leaving.abort();
  }, [order]);

  const again = useCallback(() => {
    step({ kind: 'again' });
    setOrder(({ path: same }) => ({ path: same }));
  }, []);
  return { state, again };
}

/** A page that the browser prepares ahead of its visitor asks for nothing: opening a lesson ends the right of withdrawal. */
async function untilSomebodyLooks(signal: AbortSignal): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true, signal });
  });
}

export const LESSON_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy lekcję',
  mysli: 'Model myśli nad\u00a0lekcją',
  pisanie: 'Lekcja powstaje',
  sprawdzanie: 'Drugi model sprawdza liczby i\u00a0przykłady',
  koniec: 'Lekcja jest gotowa',
};

export const STRUCTURE_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy plan lekcji',
  mysli: 'Model myśli nad\u00a0planem lekcji',
  pisanie: 'Układamy moduły i\u00a0lekcje',
  sprawdzanie: 'Sprawdzamy plan lekcji',
  koniec: 'Plan lekcji jest gotowy',
};
