// Signing in on the first page, as an island of it (lib/island): what its address asks for, the dialog, and what is said about it.
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRootData } from '../../../../lib/root-data.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { useOwnCopies } from '../../../advice/local-copy/use-own-copies.ts';
import { ToastRegion } from '../../../platform/toasts/ToastRegion.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { onAuthEvent } from '../session/auth-channel.ts';
import { SIGN_OUT_FAILED, SIGNED_OUT } from '../session/session-texts.ts';
import { useSite, useUser } from '../session/use-user.ts';
import { me } from './account-calls.ts';
import { askedBy } from './auth-query.ts';
import { Waiting } from './Waiting.tsx';
import type { WaitingPlace } from './waiting-place.server.ts';
import { readAuthQuery, readSignOut } from './read-auth-query.ts';
import { SIGN_IN_ASKED } from './sign-in-links.ts';
import { authRequestAtom, useAuthDialog } from './use-auth-dialog.ts';

/** Of the address, as the server read it. */
type SignInProps = { search: string; waiting: WaitingPlace | null };

export function SignIn({ search, waiting }: SignInProps) {
  useOwnCopies();
  useWordFromElsewhere();
  useAuthQuery(waiting);
  return (
    <>
      <AuthAsked search={search} waiting={waiting} />
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
    // Anyone who is signed in may have done with the quiz meanwhile; a stranger finds the page as it was left.
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

// What an address that asks for the auth dialog says to readers without JavaScript; with it, useAuthQuery opens the dialog, which says
// why. Shown to them too until then, it would push the page down and let it jump back.
function AuthAsked({ search, waiting }: SignInProps) {
  const isSignedIn = useUser() !== null;
  const asked = askedBy(search);
  if (isSignedIn || asked === null) return null;
  return (
    <noscript>
      <Container>
        <Stack paddingBlockStart={4}>
          {asked.isLoginRequired ? (
            <Notice tone="info">
              <Waiting mode="login" place={waiting?.words ?? null} />
            </Notice>
          ) : null}
          <Notice tone="warning">
            Do logowania i&nbsp;założenia konta potrzebny jest JavaScript. Włącz go w&nbsp;przeglądarce
            i&nbsp;odśwież stronę.
          </Notice>
        </Stack>
      </Container>
    </noscript>
  );
}

// Opens the auth dialog when asked to and closes it once a stranger is none any more. The dialog itself is a chunk of its own, loaded when
// first opened; not React.lazy, whose failure would take the page, and what was typed on it, with it.
type Chunk = typeof import('./AuthDialog.tsx');

function AuthDialogHost() {
  const request = useAtomValue(authRequestAtom);
  const { close } = useAuthDialog();
  const isUnknown = useRootData()?.isSessionUnknown === true;
  const isSignedIn = useUser() !== null || isUnknown;
  const chunk = useDialogChunk(request !== null && !isSignedIn, close);
  useEffect(() => {
    if (isSignedIn && request !== null) close();
  }, [isSignedIn, request, close]);
  if (request === null || isSignedIn || chunk === null) return null;
  return <chunk.AuthDialog request={request} onClose={close} />;
}

function useDialogChunk(isWanted: boolean, onFailure: () => void): Chunk | null {
  const [loaded, setLoaded] = useState<Chunk | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    let isCurrent = true;
    import('./AuthDialog.tsx').then(setLoaded, () => {
      if (!isCurrent) return;
      toast({
        tone: 'error',
        text: 'Nie udało się otworzyć logowania. Sprawdź połączenie z internetem i odśwież stronę.',
      });
      onFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, toast, onFailure]);
  return loaded;
}

/** Does what the address asks for, once, and cleans it, so that a reload doesn't repeat it. */
function useAuthQuery(waiting: WaitingPlace | null): void {
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
    // Where no mail is sent, no link can come.
    const mode = asked.mode === 'forgot' && !hasMail ? 'login' : asked.mode;
    const { isLoginRequired: isPageWaiting, returnTo } = asked;
    // A link of the page itself asks for no other place than the address did, or for none.
    open({ mode, isPageWaiting, returnTo, place: waiting?.path === returnTo ? waiting.words : null });
  });

  useEffect(() => {
    answer();
    const hear = () => answer();
    window.addEventListener(SIGN_IN_ASKED, hear);
    return () => window.removeEventListener(SIGN_IN_ASKED, hear);
  }, []);
}
