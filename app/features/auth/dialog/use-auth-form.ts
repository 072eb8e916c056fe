// What the auth form does: checks, asks the server, says how it went. What was typed stays through every failure, a change of
// mode and a closed dialog; it is forgotten when the person is signed in.
import { faultOfCredentials } from '#domain/auth/credentials.ts';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useNavigate, useRevalidator } from 'react-router';
import { useToast } from '../../toasts/toast-store.ts';
import { login, register } from './account-calls.ts';
import { announce } from '../session/auth-channel.ts';
import { LOGIN_FAILED, NO_USER_DATA, PROFILE_NOT_MADE, REGISTERED } from './auth-texts.ts';
import { noResponseSentence } from '../session/session-texts.ts';
import { AFTER_LOGIN, safeReturnPath } from '#domain/auth/return-path.ts';
import { useAuthCall } from './use-auth-call.ts';
import { authRequestAtom, type AuthMode, type AuthRequest } from './use-auth-dialog.ts';

const REGISTERED_MS = 6_000;

export type FaultPlace = 'email' | 'password' | 'form';

const NOTHING_TYPED = { email: '', password: '', remember: false };

export const authDraftAtom = atom(NOTHING_TYPED);

/** `onFault` moves the focus to where the fault is. */
export function useAuthForm(request: AuthRequest, onFault: (place: FaultPlace) => void) {
  const { mode } = request;
  const [draft, setDraft] = useAtom(authDraftAtom);
  const { fault, isBusy, during, fail, forgetFault } = useAuthCall(onFault);
  const setRequest = useSetAtom(authRequestAtom);
  const toast = useToast();
  const navigate = useNavigate();
  const revalidator = useRevalidator();

  function switchTo(other: AuthMode) {
    forgetFault();
    // Closed in the meantime, it stays closed.
    setRequest((now) => (now === null ? null : { ...now, mode: other }));
  }

  async function submit() {
    if (isBusy) return;
    const typo = faultOfCredentials(draft.email, draft.password);
    if (typo !== null) return fail(typo.field, typo.sentence);
    await (mode === 'register' ? submitRegistration() : submitLogin());
  }

  async function submitRegistration() {
    const { email, password } = draft;
    const result = await during(register({ email, password }));
    const status = result.ok ? result.body?.status : undefined;
    if (status !== undefined) {
      toast({ tone: 'success', text: REGISTERED[status], ms: REGISTERED_MS });
      switchTo('login');
      return;
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
    toast({ tone: 'success', text: 'Witaj z powrotem!' });
    announce('SIGNED_IN');
    setDraft(NOTHING_TYPED);
    setRequest(null);
    if (request.stay) await revalidator.revalidate();
    else await navigate(safeReturnPath(request.returnTo) ?? AFTER_LOGIN);
  }

  return { draft, setDraft, fault, isBusy, switchTo, submit };
}

// Past the checks of the form, what is still invalid is a password that too many people use.
function placeOf(code: string): FaultPlace {
  if (code === 'email-taken') return 'email';
  return code === 'invalid' ? 'password' : 'form';
}
