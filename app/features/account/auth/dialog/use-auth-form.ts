// What the auth form does: checks, asks the server, says how it went. What was typed stays through every failure, a change of
// mode and a closed dialog; it is forgotten when the person is signed in.
import { useEffect, useState } from 'react';
import { faultOfCredentials, normalisedEmail } from '#domain/account/auth/credentials.ts';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useLeave, useToast } from '../../../platform/toasts/toast-store.ts';
import { login, me, register } from './account-calls.ts';
import { announce } from '../session/auth-channel.ts';
import { authStateAtom } from '../session/auth-atoms.ts';
import { LOGIN_FAILED, NO_USER_DATA, PROFILE_NOT_MADE, REGISTERED } from './auth-texts.ts';
import { noResponseSentence } from '../session/session-texts.ts';
import { AFTER_LOGIN, safeReturnPath, secondStepAddress } from '#domain/account/auth/return-path.ts';
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
    // The mail may be read in another browser, where no quiz waits.
    const returnTo = request.isQuizWaiting ? null : request.returnTo;
    const result = await during(register({ email, password, returnTo }));
    const status = result.ok ? result.body?.status : undefined;
    if (status !== undefined) {
      toast({ tone: 'success', text: REGISTERED[status], ms: REGISTERED_MS });
      // The response doesn't say whether the address was taken; who is here now does.
      const isHere = await during(isSignedIn(email));
      return isHere ? goOn() : switchTo('login');
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
    if (result.body.user === null) return window.location.assign(secondStepAddress(request.returnTo));
    welcome();
  }

  function welcome() {
    toast({ tone: 'success', text: 'Witaj z powrotem!' });
    goOn();
  }

  return { draft, setDraft, fault, isBusy, submit, welcome };
}

/** Anyone who is signed in goes back to what they were doing. */
function useGoOn({ returnTo }: AuthRequest): () => void {
  const setDraft = useSetAtom(authDraftAtom);
  const tell = useSetAtom(authStateAtom);
  const leave = useLeave();
  return () => {
    announce('SIGNED_IN');
    setDraft(NOTHING_TYPED);
    // The dialog stays, busy, until the other page is there: closed, it would tell the quiz that nobody waits.
    tell({ type: 'CALL_STARTED' });
    leave(safeReturnPath(returnTo) ?? AFTER_LOGIN);
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

// A call of the auth dialog, told to the auth state: that it runs, and with which sentence it failed; where, this form knows.
type Fault<Place> = { place: Place; sentence: string };

/** `onFault` moves the focus to where the fault is. */
export function useAuthCall<Place extends string>(onFault: (place: Place) => void) {
  const [{ isLoading, error }, tell] = useAtom(authStateAtom);
  const [place, setPlace] = useState<Place | null>(null);

  // An error belongs to the form in which it arose.
  useEffect(() => () => tell({ type: 'CALL_ENDED', error: null }), [tell]);

  async function during<Result>(call: Promise<Result>): Promise<Result> {
    tell({ type: 'CALL_STARTED' });
    const result = await call;
    tell({ type: 'CALL_ENDED', error: null });
    return result;
  }

  function fail(where: Place, sentence: string) {
    tell({ type: 'CALL_ENDED', error: sentence });
    setPlace(where);
    onFault(where);
  }

  const fault: Fault<Place> | null = error === null || place === null ? null : { place, sentence: error };
  return {
    fault,
    isBusy: isLoading,
    during,
    fail,
  };
}
