// The plain forms of a change of address: ask for it and drop it in the profile, confirm it and undo it by mailed links.
import { data, redirect } from 'react-router';
import { faultOfEmail } from '#domain/auth/credentials.ts';
import { tokenIn } from '#domain/auth/mailed-token.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import {
  askForAddress,
  confirmAddress,
  dropAddressWish,
  undoAddress,
} from '#worker/services/account/address-change.ts';
import { formText } from '../mailed-link/form-text.ts';
import { ADDRESS_PATH, type AskRefused, type Confirmed, type Undone } from './address-views.ts';

const PASTE = 'Wklej link z wiadomości.';

/** Enough for any address. */
const MOST_TYPED = 300;

export async function askAction(scope: RequestScope, form: FormData) {
  const email = formText(form, 'email').slice(0, MOST_TYPED);
  try {
    if (formText(form, 'zamiar') === 'rezygnacja') {
      await dropAddressWish(scope);
      return redirect(`${ADDRESS_PATH}?zrobione=rezygnacja`);
    }
    const fault = faultOfEmail(email);
    if (fault !== null) return refused({ place: 'email', sentence: fault, email }, 400);
    await askForAddress(scope, { email, password: formText(form, 'password') });
    return redirect(`${ADDRESS_PATH}?zrobione=wyslano`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(`/?wymagane=logowanie&powrot=${ADDRESS_PATH}`);
    return refused({ place: placeOf(error), sentence: sentenceOf(error), email }, error.status);
  }
}

function placeOf({ code }: AppError): AskRefused['place'] {
  if (code === 'invalid') return 'email';
  return code === 'invalid-credentials' || code === 'fresh-auth-needed' ? 'password' : 'form';
}

const sentenceOf = ({ code, message }: AppError) =>
  code === 'fresh-auth-needed' ? 'Wpisz swoje obecne hasło.' : message;

function refused(view: AskRefused, status: number) {
  return data<AskRefused>(view, status);
}

export async function confirmAction(scope: RequestScope, form: FormData) {
  const typed = formText(form, 'token');
  const token = tokenIn(typed);
  const failed = (place: 'token' | 'password' | 'form', sentence: string, status: number) =>
    data<Confirmed>({ state: 'failed', place, sentence, token }, status);
  if (typed.trim() === '') return failed('token', PASTE, 400);
  if (token === '') return data<Confirmed>({ state: 'ended' }, 409);
  try {
    const email = await confirmAddress(scope, { token, password: formText(form, 'password') });
    // Read anew, so that the menu's copy has the new address, too.
    await scope.accountState().catch(() => null);
    return data<Confirmed>({ state: 'done', email });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return data<Confirmed>({ state: 'ended' }, error.status);
    return failed(error.code === 'invalid-credentials' ? 'password' : 'form', error.message, error.status);
  }
}

export async function undoAction(scope: RequestScope, form: FormData) {
  const typed = formText(form, 'token');
  const token = tokenIn(typed);
  const failed = (place: 'token' | 'form', sentence: string, status: number) =>
    data<Undone>({ state: 'failed', place, sentence, token }, status);
  if (typed.trim() === '') return failed('token', PASTE, 400);
  if (token === '') return data<Undone>({ state: 'ended' }, 409);
  try {
    const { email, resetToken } = await undoAddress(scope, token);
    return data<Undone>({ state: 'done', email, resetToken });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return data<Undone>({ state: 'ended' }, error.status);
    return failed('form', error.message, error.status);
  }
}
