import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useKeptPages } from '../../../../lib/offline/use-kept-pages.ts';
import { useRootData } from '../../../../lib/root-data.ts';
import { useOwnCopies } from '../../../advice/local-copy/use-own-copies.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { me } from '../dialog/account-calls.ts';
import { serverSaidAtom, serverSilentAtom } from './auth-atoms.ts';
import { onAuthEvent } from './auth-channel.ts';
import { lastUserAtom } from './use-user.ts';

/** Shows nothing: keeps state and local copies to what the server says of who is here. */
export function AuthFollower({ hasMissedEvent }: { hasMissedEvent: boolean }) {
  useFollowAuth(hasMissedEvent);
  useOwnCopies();
  useKeptPages();
  return null;
}

/**
 * Keeps the auth state to what the server says: with each page, and again when another tab signs in or out. `hasMissedEvent`:
 * another tab has, before anybody listened here.
 */
function useFollowAuth(hasMissedEvent: boolean): void {
  const root = useRootData();
  const hear = useSetAtom(serverSaidAtom);
  const remember = useSetAtom(lastUserAtom);
  const hearNothing = useSetAtom(serverSilentAtom);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const hasAsked = useRef(false);

  const ask = useEffectEvent(async (onFailure: () => void) => {
    const result = await me();
    if (!result.ok) return onFailure();
    hear(result.body);
    await revalidate();
  });

  useEffect(() => {
    if (root === null) return;
    if (!root.isSessionUnknown) {
      remember(root.user);
      return hear({ user: root.user, subscription: root.subscription });
    }
    hearNothing(root.localCopyOf);
    // A page that asked nothing found no valid snapshot: asking once brings a new one.
    if (root.localCopyOf !== null || hasAsked.current) return;
    hasAsked.current = true;
    void ask(() => {});
  }, [root, hear, hearNothing, remember]);

  useEffect(() => {
    const askAnew = () =>
      void ask(() => toast({ tone: 'error', text: 'Nie udało się sprawdzić logowania. Odśwież stronę.' }));
    if (hasMissedEvent) askAnew();
    return onAuthEvent(askAnew);
  }, [toast, hasMissedEvent]);
}
