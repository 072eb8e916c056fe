import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../toasts/toast-store.ts';
import { logout } from './account-calls.ts';
import { announce } from './auth-channel.ts';
import { SIGN_OUT_FAILED, SIGNED_OUT } from './auth-texts.ts';
import { forgetCopies } from './forget-copies.ts';

/** Ends the session, says how it went and leads home. */
export function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  async function signOut() {
    if (isBusy) return;
    setBusy(true);
    const answer = await logout();
    setBusy(false);
    if (!answer.ok) {
      toast({ tone: 'error', text: SIGN_OUT_FAILED });
      return;
    }
    toast({ tone: 'success', text: SIGNED_OUT });
    forgetCopies();
    announce('SIGNED_OUT');
    await navigate('/');
  }
  return { signOut, isBusy };
}
