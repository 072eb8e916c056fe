import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { LOGIN_REQUIRED } from './auth-query.ts';
import { readAuthQuery, readSignOut } from './read-auth-query.ts';
import { SIGN_OUT_FAILED, SIGNED_OUT } from '../session/session-texts.ts';
import { SIGN_IN_ASKED } from './sign-in-links.ts';
import { useAuthDialog } from './use-auth-dialog.ts';
import { useSite, useUser } from '../session/use-user.ts';

/** Does what the address asks for, once, and cleans it, so that a reload doesn't repeat it. */
export function useAuthQuery(): void {
  const isSignedIn = useUser() !== null;
  const toast = useToast();
  const { open } = useAuthDialog();
  const { hasMail } = useSite();

  const answer = useEffectEvent(() => {
    const { search, hash } = window.location;
    const asked = readAuthQuery(search);
    const signOut = readSignOut(search);
    if (asked === null && signOut === null) return;
    window.history.replaceState(window.history.state, '', `/${hash}`);
    if (signOut === 'failed') toast({ tone: 'error', text: SIGN_OUT_FAILED });
    if (signOut === 'done' && !isSignedIn) {
      toast({ tone: 'success', text: SIGNED_OUT });
      // Should its code not come, the next sign-in removes what is not its own.
      import('../session/end-session.ts').then(
        ({ forgetSession }) => forgetSession(),
        () => {},
      );
    }
    if (asked === null || isSignedIn) return;
    if (asked.isLoginRequired) toast({ tone: 'info', text: LOGIN_REQUIRED });
    // Where no mail is sent, no link can come.
    const mode = asked.mode === 'forgot' && !hasMail ? 'login' : asked.mode;
    open({ mode, returnTo: asked.returnTo });
  });

  useEffect(() => {
    answer();
    const hear = () => answer();
    window.addEventListener(SIGN_IN_ASKED, hear);
    return () => window.removeEventListener(SIGN_IN_ASKED, hear);
  }, []);
}
