import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '../toasts/toast-store.ts';
import { me } from './account-calls.ts';
import { serverSaidAtom } from './auth-atoms.ts';
import { onAuthEvent } from './auth-channel.ts';
import { useRootData } from './use-user.ts';

/** Keeps the auth state to what the server says: with each page, and anew when another tab signs in or out. */
export function useFollowAuth(): void {
  const root = useRootData();
  const hear = useSetAtom(serverSaidAtom);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  useEffect(() => {
    if (root === null || root.isSessionUnknown) return;
    hear({ user: root.user, subscription: root.subscription });
  }, [root, hear]);

  const askAgain = useEffectEvent(async () => {
    const answer = await me();
    if (!answer.ok) {
      toast({ tone: 'error', text: 'Błąd obsługi stanu autoryzacji' });
      return;
    }
    hear(answer.body);
    await revalidate();
  });
  useEffect(() => onAuthEvent(() => void askAgain()), []);
}
