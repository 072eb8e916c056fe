// Keeps the header's mark true on pages with React, and says the end of the run wherever the person is.
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { followRun } from './follow-run.ts';
import {
  clearRunMark,
  isRunWatchedHere,
  markOf,
  onRunMark,
  runMark,
  writeRunMark,
  type RunMark,
} from './run-mark.ts';
import { runMarkLooks, type RunMarkLooks } from './run-mark-looks.ts';

/** Where its end is seen by itself; the mark has said its say a moment later. */
const SHOWS_THE_END: ReadonlySet<string> = new Set(['/', '/dashboard']);
const SEEN_AFTER_MS = 3_000;
/** No run is as short: an end so soon after another is the same one. */
const SAME_END_MS = 5_000;

export type LiveMarkProps = {
  /** '' = the database did not say who is here. */
  owner: string;
  /** The server knows of a run, perhaps started in another browser. */
  isRunning: boolean;
  Picture: ComponentType<{ owner: string; looks: RunMarkLooks | null }>;
};

type State = RunMark['state'] | null;

export function LiveMark({ owner, isRunning, Picture }: LiveMarkProps) {
  useSyncExternalStore(onRunMark, runMark);
  const mark = markOf(owner);
  const state = mark?.state ?? null;
  useFollow(owner, state, isRunning);
  useEnd(state);
  return <Picture owner={owner} looks={mark === null ? null : runMarkLooks(mark)} />;
}

/** One tab follows the run, unless it shows it anyway; the others hear from it. */
function useFollow(owner: string, state: State, isRunning: boolean): void {
  const isWatchedHere = useSyncExternalStore(onRunMark, isRunWatchedHere);
  useEffect(() => {
    if (isRunning && owner !== '' && markOf(owner)?.state !== 'running')
      writeRunMark({ owner, state: 'running', percent: 0 });
  }, [isRunning, owner]);
  useEffect(() => {
    if (state !== 'running' || isWatchedHere) return;
    const leaving = new AbortController();
    void followRun(leaving.signal);
    return () => leaving.abort();
  }, [state, isWatchedHere]);
}

function useEnd(state: State): void {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const before = useRef(state);
  const toldAt = useRef(-SAME_END_MS);
  const tell = useEffectEvent((how: 'done' | 'failed') => {
    if (isRunWatchedHere()) return;
    // A tab that shows the run may be behind: it writes 'running' after the end, and then the end once more.
    const [last, now] = [toldAt.current, performance.now()];
    toldAt.current = now;
    if (now - last < SAME_END_MS) return;
    if (how === 'done') toast({ tone: 'success', text: 'Twoja analiza jest gotowa' });
    else toast({ tone: 'error', text: 'Analiza nie powstała. Ta próba nie zmniejsza limitu.' });
    void revalidate();
  });
  useEffect(() => {
    const wasRunning = before.current === 'running';
    before.current = state;
    if (wasRunning && (state === 'done' || state === 'failed')) tell(state);
  }, [state]);
  useEffect(() => {
    if (state === null || state === 'running' || !SHOWS_THE_END.has(pathname)) return;
    const timer = setTimeout(clearRunMark, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, pathname]);
}
