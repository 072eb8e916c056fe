import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useToast } from '../toasts/toast-store.ts';
import { LOGIN_REQUIRED, readAuthQuery } from './auth-query.ts';
import { useAuthDialog } from './use-auth-dialog.ts';
import { useUser } from './use-user.ts';

/** Does what the address asks for, once, and cleans it, so that a reload doesn't repeat it. */
export function useAuthQuery(): void {
  const { key, search, hash } = useLocation();
  const handledKey = useRef<string | null>(null);
  const isSignedIn = useUser() !== null;
  const toast = useToast();
  const { open } = useAuthDialog();
  useEffect(() => {
    // The router doesn't learn that the address was cleaned, so its key tells a new visit from the same one.
    const asked = handledKey.current === key ? null : readAuthQuery(search);
    handledKey.current = key;
    if (asked === null) return;
    window.history.replaceState(window.history.state, '', `/${hash}`);
    if (isSignedIn) return;
    if (asked.isLoginRequired) toast({ tone: 'info', text: LOGIN_REQUIRED });
    open({ mode: asked.mode, ...(asked.returnTo === null ? {} : { returnTo: asked.returnTo }) });
  }, [key, search, hash, isSignedIn, toast, open]);
}
