// A quiz that was sent by somebody who is not signed in waits, and starts by itself once they are: after the dialog, after Google's page
// (the draft waits in the tab), in one press. Who closes the dialog instead no longer waits.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAuthDialog } from '../../account/auth/dialog/use-auth-dialog.ts';
import { isStillAsked } from './quiz-draft.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';

type SignInFromQuiz = {
  /** Opens the dialog, with the quiz waiting behind it. */
  signInFirst: () => void;
  /** For a session that turned out to be gone: the dialog opens as soon as the page knows that, too. */
  signInOnceSignedOut: () => void;
};

/** `userId`: undefined = nobody can tell who is here. `start` = what waits. */
export function useSignInFromQuiz(
  userId: string | null | undefined,
  { draft, change }: ReturnType<typeof useQuizDraft>,
  start: () => void,
): SignInFromQuiz {
  const { isOpen, open } = useAuthDialog();
  const isOwed = useRef(false);
  const { askedAt } = draft;

  function wait(mode: 'register' | 'login') {
    change({ askedAt: Date.now() });
    open({ mode, stay: true });
  }

  const meet = useEffectEvent((who: string | null | undefined, isAsking: boolean, asked: number | null) => {
    // Earlier, for somebody still taken for signed in, the dialog would close at once.
    if (who === null && isOwed.current) {
      isOwed.current = false;
      return wait('login');
    }
    if (asked === null || who === undefined || (who === null && isAsking)) return;
    const waits = who !== null && isStillAsked(draft, Date.now());
    change({ askedAt: null });
    if (waits) start();
  });

  useEffect(() => meet(userId, isOpen, askedAt), [userId, isOpen, askedAt]);

  return {
    signInFirst: () => wait('register'),
    signInOnceSignedOut: () => {
      isOwed.current = true;
    },
  };
}
