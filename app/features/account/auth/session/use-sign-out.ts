import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { SIGN_OUT_FAILED, SIGNED_OUT } from './session-texts.ts';

/** Ends the session, says how it went and leads home. */
export function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  async function signOut() {
    if (isBusy) return;
    setBusy(true);
    const hasEnded = await signOutHere();
    setBusy(false);
    if (!hasEnded) {
      toast({ tone: 'error', text: SIGN_OUT_FAILED });
      return;
    }
    toast({ tone: 'success', text: SIGNED_OUT });
    await navigate('/');
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
