// Signing in on the first page, as an island of it (lib/island): what its address asks for, the dialog, and what is said about it.
import { useEffect } from 'react';
import { useOwnCopies } from '../../../advice/local-copy/use-own-copies.ts';
import { ToastRegion } from '../../../platform/toasts/ToastRegion.tsx';
import { onAuthEvent } from '../session/auth-channel.ts';
import { useUser } from '../session/use-user.ts';
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
  const isStranger = useUser() === null;
  useEffect(() => {
    const reload = () => window.location.reload();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    window.addEventListener('pageshow', comeBack);
    const stop = onAuthEvent((event) => {
      if (!isStranger || event !== 'SIGNED_OUT') reload();
    });
    return () => {
      window.removeEventListener('pageshow', comeBack);
      stop();
    };
  }, [isStranger]);
}
