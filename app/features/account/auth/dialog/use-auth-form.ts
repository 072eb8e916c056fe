// What the auth form does: checks, asks the server, says how it went. What was typed stays through every failure, a change of
// mode and a closed dialog; it is forgotten when the person is signed in.
import { faultOfCredentials, normalisedEmail } from '#domain/account/auth/credentials.ts';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useNavigate, useRevalidator } from 'react-router';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { login, me, register } from './account-calls.ts';
import { announce } from '../session/auth-channel.ts';
import { authStateAtom } from '../session/auth-atoms.ts';
import { LOGIN_FAILED, NO_USER_DATA, PROFILE_NOT_MADE, REGISTERED } from './auth-texts.ts';
import { noResponseSentence } from '../session/session-texts.ts';
import { AFTER_LOGIN, safeReturnPath, secondStepAddress } from '#domain/account/auth/return-path.ts';
import { useAuthCall } from './use-auth-call.ts';
import { authRequestAtom, type AuthMode, type AuthRequest } from './use-auth-dialog.ts';

const REGISTERED_MS = 6_000;

type FaultPlace = 'email' | 'password' | 'form';

const NOTHING_TYPED = { email: '', password: '', remember: false };

export const authDraftAtom = atom(NOTHING_TYPED);

export function useSwitchMode(): (mode: AuthMode) => void {
  const tell = useSetAtom(authStateAtom);
  const setRequest = useSetAtom(authRequestAtom);
  return (mode) => {
    tell({ type: 'CALL_ENDED', error: null });
    // Closed in the meantime, it stays closed.
    setRequest((now) => (now === null ? null : { ...now, mode }));
  };
}

/** `onFault` moves the focus to where the fault is. */
export function useAuthForm(request: AuthRequest, onFault: (place: FaultPlace) => void) {
  const [draft, setDraft] = useAtom(authDraftAtom);
  const { fault, isBusy, during, fail } = useAuthCall(onFault);
  const switchTo = useSwitchMode();
  const goOn = useGoOn(request);
  const toast = useToast();

  async function submit() {
    if (isBusy) return;
    const typo = faultOfCredentials(draft.email, draft.password);
    if (typo !== null) return fail(typo.field, typo.sentence);
    await (request.mode === 'register' ? submitRegistration() : submitLogin());
  }

  async function submitRegistration() {
    const { email, password } = draft;
    const result = await during(register({ email, password, returnTo: request.returnTo }));
    const status = result.ok ? result.body?.status : undefined;
    if (status !== undefined) {
      toast({ tone: 'success', text: REGISTERED[status], ms: REGISTERED_MS });
      // The response doesn't say whether the address was taken; who is here now does.
      const isHere = await during(isSignedIn(email));
      return isHere ? goOn(during) : switchTo('login');
    }
    if (!result.ok && result.code === 'internal') {
      toast({ tone: 'error', text: PROFILE_NOT_MADE });
      return fail('form', PROFILE_NOT_MADE);
    }
    const sentence = result.ok ? NO_USER_DATA : (result.sentence ?? noResponseSentence(navigator.onLine));
    toast({ tone: 'error', text: `Błąd rejestracji: ${sentence}` });
    fail(result.ok ? 'form' : placeOf(result.code), sentence);
  }

  async function submitLogin() {
    const result = await during(login(draft));
    if (!result.ok) {
      toast({ tone: 'error', text: LOGIN_FAILED });
      return fail('form', result.sentence ?? noResponseSentence(navigator.onLine));
    }
    if (result.body.user === null) {
      // The answers to a waiting quiz stay in the tab.
      const returnTo = request.stay ? '/#quiz' : request.returnTo;
      return window.location.assign(secondStepAddress(returnTo));
    }
    await welcome();
  }

  async function welcome() {
    toast({ tone: 'success', text: 'Witaj z powrotem!' });
    await goOn(during);
  }

  return { draft, setDraft, fault, isBusy, submit, welcome };
}

/** Whoever is signed in goes back to what they were doing. */
function useGoOn({ stay, returnTo }: AuthRequest) {
  const setDraft = useSetAtom(authDraftAtom);
  const setRequest = useSetAtom(authRequestAtom);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (during: (work: Promise<void>) => Promise<void>) => {
    announce('SIGNED_IN');
    setDraft(NOTHING_TYPED);
    // The dialog closes as the page learns who is here (AuthDialogHost.tsx). Closed before, it would tell the quiz that nobody waits.
    if (stay) return during(revalidate());
    await during(Promise.resolve(navigate(safeReturnPath(returnTo) ?? AFTER_LOGIN)));
    setRequest(null);
  };
}

async function isSignedIn(email: string): Promise<boolean> {
  const result = await me();
  return result.ok && result.body.user?.email === normalisedEmail(email);
}

// Past the checks of the form, what is still invalid is a password that too many people use.
function placeOf(code: string): FaultPlace {
  if (code === 'email-taken') return 'email';
  return code === 'invalid' ? 'password' : 'form';
}
