// What the auth form does: checks, asks the server, says how it went. What was typed stays through every failure, a change of
// mode and a closed dialog; it is forgotten when the person is signed in.
import { faultOfCredentials } from '#domain/auth/credentials.ts';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useToast } from '../toasts/toast-store.ts';
import { login, register } from './account-calls.ts';
import { announce } from './auth-channel.ts';
import { noAnswerSentence, REGISTERED } from './auth-texts.ts';
import { AFTER_LOGIN, safeReturnPath } from '#domain/auth/return-path.ts';
import { authRequestAtom, type AuthMode, type AuthRequest } from './use-auth-dialog.ts';

const REGISTERED_MS = 6_000;

export type AuthFault = { place: 'email' | 'password' | 'form'; sentence: string };

const NOTHING_TYPED = { email: '', password: '', remember: false };

const draftAtom = atom(NOTHING_TYPED);

/** `onFault` moves the focus to where the fault is. */
export function useAuthForm(request: AuthRequest, onFault: (place: AuthFault['place']) => void) {
  const { mode } = request;
  const [draft, setDraft] = useAtom(draftAtom);
  const [fault, setFault] = useState<AuthFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const setRequest = useSetAtom(authRequestAtom);
  const toast = useToast();
  const navigate = useNavigate();
  const revalidator = useRevalidator();

  function switchTo(other: AuthMode) {
    setFault(null);
    // Closed in the meantime, it stays closed.
    setRequest((now) => (now === null ? null : { ...now, mode: other }));
  }

  function fail(failure: AuthFault) {
    setFault(failure);
    onFault(failure.place);
  }

  async function submit() {
    if (isBusy) return;
    setFault(null);
    const typo = faultOfCredentials(draft.email, draft.password);
    if (typo !== null) return fail({ place: typo.field, sentence: typo.sentence });
    setBusy(true);
    await (mode === 'register' ? submitRegistration() : submitLogin());
    setBusy(false);
  }

  async function submitRegistration() {
    const { email, password } = draft;
    const answer = await register({ email, password });
    if (answer.ok) {
      toast({ tone: 'success', text: REGISTERED[answer.body.status], ms: REGISTERED_MS });
      switchTo('login');
      return;
    }
    const sentence = answer.sentence ?? noAnswerSentence(mode, navigator.onLine);
    toast({ tone: 'error', text: `Błąd rejestracji: ${sentence}` });
    fail({ place: answer.code === 'email-taken' ? 'email' : 'form', sentence });
  }

  async function submitLogin() {
    const answer = await login(draft);
    if (!answer.ok) {
      fail({ place: 'form', sentence: answer.sentence ?? noAnswerSentence(mode, navigator.onLine) });
      return;
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
