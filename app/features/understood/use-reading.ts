// A reading on its way to the screen: pieces while it streams, then the whole, which counts. What was read once is kept by whoever shows it,
// so that coming back asks nobody again.
import { useEffect, useState } from 'react';
import { withAddition } from '#domain/advice/reading/reading-groups.ts';
import { EMPTY_READING, type Reading } from '#domain/advice/reading/reading.ts';
import type { ReadAnswers } from '#domain/advice/reading/events.ts';
import type { ReadingPiece } from '#domain/advice/reading/reply.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import { readAnswers } from './read-answers.ts';

export type ReadingState = { coming: Reading; isUnread: boolean; retry: () => void };

/** `isNeeded` false = there is one already. */
export function useReading(
  order: QuizOrder,
  {
    isNeeded,
    isSignedIn,
    onRead,
    onLedAway,
  }: {
    isNeeded: boolean;
    isSignedIn: boolean;
    onRead: (answer: ReadAnswers) => void;
    onLedAway: (code: string) => void;
  },
): ReadingState {
  const [coming, setComing] = useState<Reading>(EMPTY_READING);
  const [isUnread, setUnread] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const outcome = await readAnswers(order, isSignedIn, signal, (piece) => {
        if (!signal.aborted) setComing((before) => withPiece(before, piece));
      });
      if (signal.aborted) return;
      if (outcome.kind === 'read') onRead(outcome.answer);
      else if (outcome.kind === 'led-away') onLedAway(outcome.code);
      else setUnread(true);
    };
    void read();
    return () => leaving.abort();
    // The order is the one that was sent: whatever changes it leads away from this screen first.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNeeded, isSignedIn, tries]);

  return {
    coming,
    isUnread,
    retry() {
      setUnread(false);
      setComing(EMPTY_READING);
      setTries((before) => before + 1);
    },
  };
}

function withPiece(
  before: Reading,
  { language = before.language, background = {}, ...added }: ReadingPiece,
): Reading {
  const known = before.background;
  return {
    ...withAddition(before, added),
    language,
    background: {
      ...known,
      licences: [...known.licences, ...(background.licences ?? [])],
      languages: [...known.languages, ...(background.languages ?? [])],
      circumstances: [...known.circumstances, ...(background.circumstances ?? [])],
    },
  };
}
