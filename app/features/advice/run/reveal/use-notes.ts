// Which notes' turn it is: from the first again when what is being written is another.
import { useEffect, useState } from 'react';
import type { RunState } from '../run-state.ts';
import { NOTE_MS, notesAt, notesFor } from './notes.ts';

export function useNotes(run: Pick<RunState, 'stage' | 'weighed' | 'begun' | 'part' | 'end'>): string[] {
  // The rule's notes go on from the first stage to the second.
  const subject = run.begun.size === 0 ? '' : `${run.stage} ${run.begun.size}`;
  const isOver = run.end !== null;
  const [turn, setTurn] = useState({ subject, at: 0 });
  if (turn.subject !== subject) setTurn({ subject, at: 0 });
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(
      () => setTurn((last) => (last.subject === subject ? { subject, at: last.at + 1 } : last)),
      NOTE_MS,
    );
    return () => clearInterval(timer);
  }, [subject, isOver]);
  return notesAt(notesFor(run), turn.at);
}
