import { useNavigate } from 'react-router';
import { useState } from 'react';
import { useToast } from '../toasts/toast-store.ts';
import { logout } from './account-calls.ts';
import { announce } from './auth-channel.ts';

/** Ends the session, says how it went and leads home. */
export function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  async function signOut() {
    setBusy(true);
    const answer = await logout();
    setBusy(false);
    if (!answer.ok) {
      toast({ tone: 'error', text: 'Błąd wylogowania' });
      return;
    }
    toast({ tone: 'success', text: 'Wylogowano pomyślnie' });
    announce('SIGNED_OUT');
    await navigate('/');
  }
  return { signOut, isBusy };
}
