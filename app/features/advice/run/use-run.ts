// A run as React sees it: connects when it is shown, lets go when it is not. The run itself goes on without us.
import { useEffect, useReducer } from 'react';
import { CREEP_EVERY_MS } from '#domain/advice/analysis/progress-bar.ts';
import { connectRun } from './connect-run.ts';
import type { RunOrder } from './run-messages.ts';
import { NEW_RUN, nextRunState, type RunState } from './run-state.ts';
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';

/** `order` must stay the same object as long as it is the same wish. */
export function useRun(order: RunOrder): RunState {
  const [state, step] = useReducer(nextRunState, NEW_RUN);
  const isOver = state.end !== null;

  useEffect(() => {
    const leaving = new AbortController();
    const messages = connectRun(order, leaving.signal, browserEnvironment);
    async function listen() {
      for await (const message of messages) {
        if (leaving.signal.aborted) return;
        step(message);
      }
    }
    void listen();
    return () => leaving.abort();
  }, [order]);

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(
      () => step({ kind: 'creep', chance: browserEnvironment.chance() }),
      CREEP_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isOver]);

  return state;
}
