// Signing in from the quiz: whoever has just done so finds the way on under their hand, and whoever was signed out without
// knowing is asked to sign in again.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useAuthDialog } from '../auth/dialog/use-auth-dialog.ts';

/** Returns what to call when a session turned out to be gone: the dialog opens as soon as the page knows that, too. */
export function useSignInFromQuiz(
  userId: string | null | undefined,
  submit: RefObject<HTMLButtonElement | null>,
): () => void {
  const { isOpen, open } = useAuthDialog();
  const wasOpen = useRef(false);
  const isOwed = useRef(false);

  const meet = useEffectEvent((who: string | null | undefined) => {
    if (typeof who === 'string' && wasOpen.current) {
      wasOpen.current = false;
      submit.current?.focus();
    }
    // Earlier, for somebody still taken for signed in, the dialog would close at once.
    if (who === null && isOwed.current) {
      isOwed.current = false;
      open({ mode: 'login', stay: true });
    }
  });

  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  useEffect(() => meet(userId), [userId]);

  return () => {
    isOwed.current = true;
  };
}
