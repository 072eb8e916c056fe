// A quiz that was sent by somebody who is not signed in waits in the tab, and starts by itself once they are, in one press: after the dialog,
// after Google's page, after the second step. Who closes the dialog instead no longer waits.
import { useEffect, useEffectEvent } from 'react';
import { useAuthDialog } from '../../account/auth/dialog/use-auth-dialog.ts';
import { isStillAsked } from './quiz-draft.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';

/** `userId`: undefined = nobody can tell who is here. `goesOnAt`: once signed in. `start` = what waits, should they be here again. */
export function useSignInFromQuiz(
  userId: string | null | undefined,
  { draft, change }: ReturnType<typeof useQuizDraft>,
  goesOnAt: string,
  start: () => void,
): { signInFirst: () => void } {
  const { isOpen, open } = useAuthDialog();
  const { askedAt, hasLapsed } = draft;

  const meet = useEffectEvent((who: string | null | undefined, isAsking: boolean, asked: number | null) => {
    // Whose session ran out is being asked to sign in, too, by the address (dialog/use-auth-query.ts).
    if (asked === null || who === undefined || (who === null && (isAsking || hasLapsed))) return;
    const waits = who !== null && isStillAsked(draft, Date.now());
    change({ askedAt: null });
    if (waits) start();
  });

  useEffect(() => meet(userId, isOpen, askedAt), [userId, isOpen, askedAt]);

  return {
    signInFirst() {
      change({ askedAt: Date.now() });
      open({ mode: 'register', isQuizWaiting: true, returnTo: goesOnAt });
    },
  };
}
