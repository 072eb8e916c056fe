// Signing in on the first page, as an island of it (lib/island): what its address asks for, the dialog, and what is said about it.
import { useEffect } from 'react';
import { useOwnCopies } from '../../../advice/local-copy/use-own-copies.ts';
import { ToastRegion } from '../../../platform/toasts/ToastRegion.tsx';
import { onAuthEvent } from '../session/auth-channel.ts';
import { useRootData } from '../../../../lib/root-data.ts';
import { me } from './account-calls.ts';
import { AuthAsked } from './AuthAsked.tsx';
import { AuthDialogHost } from './AuthDialogHost.tsx';
import { useAuthQuery } from './use-auth-query.ts';

/** `search`: of the address, as the server read it. */
export function SignIn({ search }: { search: string }) {
  useOwnCopies();
  useWordFromElsewhere();
  useAuthQuery();
  return (
    <>
      <AuthAsked search={search} />
      <AuthDialogHost />
      <ToastRegion />
    </>
  );
}

/** Who is here was written by the server: when that changes in another tab, or while the page was left, it is asked anew. */
function useWordFromElsewhere(): void {
  const root = useRootData();
  const isStranger = root?.isSessionUnknown === false && root.user === null;
  useEffect(() => {
    const reload = () => window.location.reload();
    // Whoever is signed in may have done with the quiz meanwhile; a stranger finds the page as it was left.
    const comeBack = async () => {
      const answer = isStranger ? await me() : null;
      if (answer === null || (answer.ok && answer.body.user !== null)) reload();
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void comeBack();
    };
    window.addEventListener('pageshow', show);
    const stop = onAuthEvent((event) => {
      if (!isStranger || event !== 'SIGNED_OUT') reload();
    });
    return () => {
      window.removeEventListener('pageshow', show);
      stop();
    };
  }, [isStranger]);
}
