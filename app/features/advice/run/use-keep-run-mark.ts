// Writes down how far the run on this page has come, for the other tabs and for the pages after this one.
import { useEffect } from 'react';
import { clearRunMark, watchRunHere, writeRunMark } from '../run-mark/run-mark.ts';
import type { RunState } from './run-state.ts';

export function useKeepRunMark({ connection, percent, end }: RunState, owner: string | null): void {
  const shown = Math.round(percent);
  const isLive = connection === 'live';
  useEffect(() => watchRunHere(), []);
  useEffect(() => {
    if (owner === null) return;
    if (end === null) {
      // Not before the server has taken the run.
      if (isLive) writeRunMark({ owner, state: 'running', percent: shown });
      return;
    }
    if (end.kind === 'failed') return writeRunMark({ owner, state: 'failed', percent: shown });
    if (end.kind !== 'done') return clearRunMark();
    if (end.data.savedAt !== null) writeRunMark({ owner, state: 'done', percent: 100 });
  }, [owner, end, isLive, shown]);
}
