// The dashboard's part of a quiz that was sent (sent-quiz.ts): its run, from the first moment on that the page is there.
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { useUser } from '../../account/auth/session/use-user.ts';
import type { RunOrder } from '../run/run-messages.ts';
import { asksForSentQuiz, sentOrder, takeSentQuiz } from './sent-quiz.ts';

/** Null = the page asks for none, or none may be made now: then the quiz says why. */
export function useSentQuiz(dashboard: Pick<Dashboard, 'lock' | 'isRunning'> | null): RunOrder | null {
  const { search } = useLocation();
  const userId = useUser()?.id ?? '';
  const isAsked = asksForSentQuiz(search) && dashboard !== null;
  const isLocked = isAsked && dashboard.lock !== null && !dashboard.isRunning;
  const [order] = useState(() => (isAsked && !isLocked ? orderOf(userId) : null));

  const begin = useEffectEvent(() => {
    if (!isAsked) return;
    if (isLocked && sentOrder(userId, Date.now()) !== null) return window.location.replace('/#quiz');
    takeSentQuiz(userId);
    // A reload finds the run itself. The router needn't know.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  });
  useEffect(() => begin(), []);
  return order;
}

// The server, which writes the same frame for each, can't read what waits; and what was begun meanwhile is watched.
function orderOf(userId: string): RunOrder {
  return (import.meta.env.SSR ? null : sentOrder(userId, Date.now())) ?? { kind: 'attach' };
}
