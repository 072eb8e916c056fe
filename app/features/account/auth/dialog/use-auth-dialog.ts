// Whether the auth dialog is open, and what it was opened for (docs/product.md 'Sign-in dialog').
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

export type AuthMode = 'register' | 'login' | 'forgot';

export type AuthRequest = {
  mode: AuthMode;
  /** Opened from the quiz, which goes on where `returnTo` leads. */
  isQuizWaiting: boolean;
  /** A page for signed-in people was asked for. */
  isPageWaiting: boolean;
  /** What waits at `returnTo`, as in 'otworzymy …'; null = nothing that has a name. */
  place: string | null;
  /** The page first asked for; null = /dashboard. */
  returnTo: string | null;
};

export const authRequestAtom = atom<AuthRequest | null>(null);

type AuthDialogControl = {
  open: (options?: Partial<AuthRequest>) => void;
  close: () => void;
  isOpen: boolean;
};

export function useAuthDialog(): AuthDialogControl {
  const isOpen = useAtomValue(authRequestAtom) !== null;
  const request = useSetAtom(authRequestAtom);
  return useMemo(
    () => ({
      open: (options) =>
        request({
          mode: 'register',
          isQuizWaiting: false,
          isPageWaiting: false,
          place: null,
          returnTo: null,
          ...options,
        }),
      close: () => request(null),
      isOpen,
    }),
    [isOpen, request],
  );
}
