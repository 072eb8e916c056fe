// The plain forms of the ways back: each takes the token of a mailed letter, and opening its page changes nothing.
import { data } from 'react-router';
import { tokenIn } from '#domain/auth/mailed-token.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { cancelRecovery, recover } from '#worker/services/account/recovery/at-desk.ts';
import { undoKeys } from '#worker/services/account/recovery/key-undo.ts';
import { formText } from '../mailed-link/form-text.ts';
import type { AccountRecovered, KeysUndone, Refused } from './views.ts';

type Ended = { state: 'ended' } | Refused;

export function undoKeysAction(scope: RequestScope, form: FormData) {
  return byToken<KeysUndone>(form, async (token) => ({
    state: 'done',
    ...(await undoKeys(scope, token)),
  }));
}

export function recoverAction(scope: RequestScope, form: FormData) {
  return byToken<AccountRecovered>(form, async (token) => {
    if (formText(form, 'zamiar') === 'odwolaj') {
      await cancelRecovery(scope, token);
      return { state: 'cancelled' };
    }
    const recovered = await recover(scope, token);
    return recovered.state === 'waits' ? { ...recovered, token } : recovered;
  });
}

async function byToken<View>(form: FormData, deed: (token: string) => Promise<View>) {
  const typed = formText(form, 'token');
  const token = tokenIn(typed);
  const answer = (view: View | Ended, status = 200) => data<View | Ended>(view, status);
  if (typed.trim() === '')
    return answer({ state: 'failed', place: 'token', sentence: 'Wklej link z wiadomości.', token }, 400);
  if (token === '') return answer({ state: 'ended' }, 409);
  try {
    return answer(await deed(token));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return answer({ state: 'ended' }, error.status);
    return answer({ state: 'failed', place: 'form', sentence: error.message, token }, error.status);
  }
}
