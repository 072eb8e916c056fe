// Ends one other session or all of them by plain POST (docs/decisions.md 'Session revocation').
import { data, redirect } from 'react-router';
import { proofAddress } from '#domain/auth/return-path.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { endEveryOtherSession, endOneSession } from '#worker/services/account/sessions.ts';
import { formText } from '../../mailed-link/form-text.ts';
import type { PaymentsResult } from '../payments/action-result.ts';
import { ENDING, type Ending } from './ending.ts';

export async function endingAction(scope: RequestScope, ending: Ending, form: FormData) {
  try {
    const cookies = await end(scope, ending, form);
    return redirect(`/profil?zrobione=${ending}`, {
      headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, status } = error;
    if (code === 'no-session') throw redirect('/?wymagane=logowanie&powrot=/profil');
    if (code === 'fresh-auth-needed') throw redirect(proofAddress('/profil'));
    return data<PaymentsResult>({ state: 'refused', code, sentence: message }, status);
  }
}

async function end(scope: RequestScope, ending: Ending, form: FormData): Promise<string[]> {
  if (ending === 'wyloguj-inne') {
    await endEveryOtherSession(scope);
    return [];
  }
  return endOneSession(scope, formText(form, ENDING.session)).catch((error: unknown) => {
    // Ended elsewhere in the meantime is ended, too.
    if (error instanceof AppError && error.code === 'not-found') return [];
    throw error;
  });
}
