// A reading on its way to the screen: pieces while it streams, then the whole, which counts. What was read once is kept by what shows it,
// so that coming back asks nobody again.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadAnswers } from '#domain/advice/reading/events.ts';
import type { ReadingPiece } from '#domain/advice/reading/reply.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import { readAnswers, type Outcome } from './read-answers.ts';

type ReadingState = { pieces: readonly ReadingPiece[]; isUnread: boolean; retry: () => void };

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
  const [pieces, setPieces] = useState<readonly ReadingPiece[]>([]);
  const [isUnread, setUnread] = useState(false);
  const isAsked = isNeeded && !isUnread;

  const ask = useEffectEvent((signal: AbortSignal, onPiece: (piece: ReadingPiece) => void) =>
    readAnswers(order, isSignedIn, signal, onPiece),
  );
  const tell = useEffectEvent((outcome: Outcome) => {
    if (outcome.kind === 'read') onRead(outcome.answer);
    if (outcome.kind === 'led-away') onLedAway(outcome.code);
  });

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const outcome = await ask(signal, (piece) => {
        if (!signal.aborted) setPieces((before) => [...before, piece]);
      });
      if (signal.aborted) return;
      tell(outcome);
      if (outcome.kind === 'unread') setUnread(true);
    };
    void read();
    return () => leaving.abort();
  }, [isAsked]);

  return {
    pieces,
    isUnread,
    retry() {
      setUnread(false);
      setPieces([]);
    },
  };
}
