import { useState } from 'react';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { SIGN_OUT_ADDRESS, SIGN_OUT_FAILED } from './session-texts.ts';

/** Ends the session and leads home, where it is said; how it failed is said here. */
export function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function signOut() {
    if (isBusy) return;
    setBusy(true);
    const hasEnded = await signOutHere();
    setBusy(false);
    if (!hasEnded) {
      toast({ tone: 'error', text: SIGN_OUT_FAILED });
      return;
    }
    window.location.assign(SIGN_OUT_ADDRESS.done);
  }
  return { signOut, isBusy };
}

// Already fetched on every page that knows who is here (AuthFollowerHost.tsx).
async function signOutHere(): Promise<boolean> {
  try {
    const { endSession } = await import('./end-session.ts');
    return await endSession();
  } catch {
    return false;
  }
}
